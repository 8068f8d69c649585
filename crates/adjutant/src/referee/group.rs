//! Process groups: the processes that a program has started end with it, and when the referee is interrupted.
//!
//! Each program leads a process group. What it starts is in the same group unless it makes one of its own.

use std::{
    io,
    process::{Child, Command},
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The groups of programs that run now, by the id of their leader.
static RUNNING: Mutex<Vec<u32>> = Mutex::new(Vec::new());

/// The exit status of a program that was interrupted: 128 and the number of the signal.
const INTERRUPTED: i32 = 130;

/// The group of one program.
pub struct Group(u32);

impl Group {
    /// Starts a command as the leader of a new group.
    ///
    /// # Errors
    /// What the system says against it.
    pub fn start(command: &mut Command) -> io::Result<(Child, Group)> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        // The list is held until the group is on it: whoever ends them all misses none.
        let mut running = running();
        let child = command.spawn()?;
        running.push(child.id());
        Ok((child, Group(running[running.len() - 1])))
    }

    /// Ends everybody in the group and waits for its leader. Until that wait, nobody else can have its number.
    pub fn end(&self, leader: &mut Child) {
        let mut running = running();
        running.retain(|it| *it != self.0);
        kill(self.0);
        drop(running);
        let _ = leader.kill();
        let _ = leader.wait();
    }
}

/// From now on Ctrl+C and a request to end are obeyed by ending all groups first: they hear of neither themselves.
pub fn end_with_the_referee() {
    // Where there is a handler already, it is this one: a process referees one match.
    let _ = ctrlc::set_handler(|| {
        let running = running();
        running.iter().for_each(|it| kill(*it));
        std::process::exit(INTERRUPTED);
    });
}

fn running() -> MutexGuard<'static, Vec<u32>> {
    RUNNING.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(unix)]
fn kill(leader: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};
    if let Some(group) = i32::try_from(leader).ok().and_then(Pid::from_raw) {
        let _ = kill_process_group(group, Signal::KILL); // a group that is gone has ended
    }
}

#[cfg(not(unix))]
fn kill(_leader: u32) {}
