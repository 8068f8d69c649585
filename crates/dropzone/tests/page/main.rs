//! What the page shows: words in three languages, the scene, the log.

mod words;
