//! Programs that misbehave in a match.

use dice::Seeded;
use serde_json::Value;

use super::run::{adjutant, run};
use crate::soak::Check;

/// What a program may do before it does something worse.
const FIRST: &[&str] = &[
    "",
    "read a;",
    "read a; echo '{\"type\":\"ready\",\"name\":\"x\"}';",
    "echo '{\"type\":\"ready\",\"name\":\"\\u001b[2J\"}'; read a; read b;",
    "(sleep 600 &) ;",
    "trap '' TERM INT HUP;",
];
/// Something worse.
const THEN: &[&str] = &[
    "exit 3",
    "kill -9 $$",
    "exec cat",
    "exec cat /dev/zero",
    "exec yes '{\"type\":\"answer\",\"number\":0,\"order\":99}'",
    "while :; do echo; done",
    "echo '{\"type\":\"answer\",\"number\":0,\"order\":-1}'; exec sleep 600",
    "echo '{\"type\":\"ready\",\"name\":\"y\"}'; exec >&-; exec sleep 600",
    "echo \"{\\\"type\\\":\\\"ready\\\",\\\"name\\\":\\\"$(head -c 100000 /dev/zero | tr '\\0' x)\\\"}\"; exit",
    "head -c 3000 /dev/urandom; exec sleep 600",
    "echo '[[[[[[[[[[[[[[[[[[[['; exec sleep 600",
];

/// The check of this file.
pub fn check() -> Check {
    Check::new("hostile-programs", "a program that misbehaves forfeits, and the match ends with it", |seed| {
        let mut dice = Seeded::from_u64(seed);
        let mut one_of = |all: &[&'static str]| all[dice.below(all.len() as u32) as usize];
        let script = format!("{} {}", one_of(FIRST), one_of(THEN));
        let program = shlex::try_join(["sh", "-c", &script]).map_err(|why| why.to_string())?;
        let line = ["match", &program, "random", "--system", "duel", "--battles", "1", "--seconds", "0.2", "--json"];
        let ended = run(&mut adjutant(line)?)?;
        let forfeited = ended.is_tame(&[0]).and_then(|()| forfeited(&ended.out));
        forfeited.map_err(|why| format!("{script}: {why}"))
    })
}

fn forfeited(score: &[u8]) -> Result<(), String> {
    let score: Value = serde_json::from_slice(score).map_err(|why| format!("the score: {why}"))?;
    let (loser, winner) = (&score["players"][0], &score["players"][1]);
    let forfeits = loser["forfeits"].as_array().map_or(0, Vec::len);
    if forfeits == 1 && winner["wins"] == 1 { Ok(()) } else { Err(format!("it does not forfeit: {score}")) }
}
