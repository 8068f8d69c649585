//! Missions: fighting withdrawal, kill them all, reconnaissance, seize ground, supply run, take and hold.

pub(crate) mod fighting_withdrawal;
pub(crate) mod kill_them_all;
pub(crate) mod reconnaissance;
pub(crate) mod seize_ground;
pub(crate) mod supply_run;
pub(crate) mod take_and_hold;
