//! The army lists: UCM, Scourge and Resistance, as data.
