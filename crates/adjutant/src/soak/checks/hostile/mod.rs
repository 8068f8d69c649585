//! Hostile runs: damaged files, senseless arguments, readers who leave, programs that misbehave, clients that attack.
//!
//! All but changed views start this program itself, as whoever attacks it would. However it is treated, it ends by
//! itself with an exit status of its own, says in words what is wrong, and sends nothing to the terminal that is obeyed there.

#[cfg(unix)]
mod arguments;
#[cfg(unix)]
mod files;
#[cfg(unix)]
mod pipes;
#[cfg(unix)]
mod programs;
#[cfg(unix)]
mod run;
#[cfg(unix)]
mod server;
mod views;

use crate::soak::Check;

/// The checks that run in this process.
pub fn checks() -> [Check; 1] {
    [views::check()]
}

/// The checks that start this program.
#[cfg(unix)]
pub fn outward() -> Vec<Check> {
    vec![files::check(), arguments::check(), pipes::check(), programs::check(), server::check()]
}

/// The checks that start this program: they lean on a shell and on devices that this system has not.
#[cfg(not(unix))]
pub fn outward() -> Vec<Check> {
    Vec::new()
}
