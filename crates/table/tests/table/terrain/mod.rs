//! Tables: which are sound, and what is wrong with the others.

mod table;
