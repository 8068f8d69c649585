//! The notation: what every shape of value looks like as text, that it reads back, and what is said when it does not.

mod block;
mod errors;
mod guesses;
mod hostile;
mod round_trip;
mod shapes;
mod vocabulary;
