//! `adjutant review FILE`: how much luck and how much decisions changed the chances in a battle, and its turning points.

use std::fmt::Write as _;

use battle::{
    Battle, Seat, Tactics, notation,
    replay::{self, ReplayFault},
};
use bots::{Account, Passage, Review as Reviewed};
use clap::Args;
use games::{Game, Visitor};
use serde_json::{Value, json};

use crate::{
    output::{self, Stop},
    replay::{File, warn},
};

/// How many turning points are told.
const TURNING_POINTS: usize = 3;

/// Look back on a battle: luck, decisions, turning points
///
/// Luck is what the dice did beyond what was to be expected; what decisions gave away is measured against the best plan
/// the tactician sees. Both are in points of a hundred of the chance to win, as the bots guess it.
#[derive(Args)]
pub struct Review {
    #[command(flatten)]
    file: File,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl Review {
    /// Looks back and prints.
    pub fn run(&self) -> Result<(), Stop> {
        let text = self.file.read()?;
        let header = replay::Header::read(&text).map_err(|why| self.file.fault(why))?;
        let told = games::visit(&header.system, Look { file: &self.file, text: &text, json: self.json });
        let told = told.map_err(|why| self.file.fault(why))?.map_err(|why| self.file.fault(why))?;
        output::print(told)
    }
}

struct Look<'a> {
    file: &'a File,
    text: &'a str,
    json: bool,
}

impl Visitor for Look<'_> {
    type Output = Result<String, String>;

    fn visit<S: Game>(self, system: S) -> Result<String, String> {
        let replay = replay::read::<S>(self.text).map_err(|why| why.to_string())?;
        let battle = replay::play(system, &replay).map_err(|why| why.to_string())?;
        let doubts = replay::doubts(&replay, Some(&battle));
        warn(self.file, &doubts);
        let review = bots::review(&battle);
        Ok(if self.json { format!("{:#}\n", as_json(&battle, &review, &doubts)) } else { as_text(&battle, &review) })
    }
}

fn as_text<S: Tactics>(battle: &Battle<S>, review: &Reviewed<S::Plan>) -> String {
    let mut out = String::new();
    for (seat, Account { luck, given_away, decisions }) in review.seats.iter().enumerate() {
        let (luck, given_away) = (100.0 * luck, 100.0 * given_away);
        let _ = writeln!(out, "seat {seat}: luck {luck:+.1}, given away {given_away:.1} in {decisions} decisions");
    }
    for (at, passage) in review.turning_points(TURNING_POINTS).into_iter().enumerate() {
        let Passage { seat, first, before, after, luck, better, .. } = passage;
        let turn = passage.turn.map(|it| format!(", turn {it}")).unwrap_or_default();
        let (before, after, luck) = (100.0 * before, 100.0 * after, 100.0 * luck);
        let _ = writeln!(out, "\n{}. order {}{turn}, seat {seat}", at + 1, first + 1);
        let _ = writeln!(out, "   chance to win {before:.0} % -> {after:.0} %, luck {luck:+.1}");
        for order in given(battle, passage) {
            let _ = writeln!(out, "   {order}");
        }
        if let Some((plan, gain)) = better {
            let _ = writeln!(out, "   better by {:.1}: {}", 100.0 * gain, told(battle, passage, plan).join("; "));
        }
    }
    out
}

fn as_json<S: Tactics>(battle: &Battle<S>, review: &Reviewed<S::Plan>, doubts: &[ReplayFault]) -> Value {
    let seat = |it: &Account| json!({"luck": it.luck, "given_away": it.given_away, "decisions": it.decisions});
    let passage = |it: &Passage<S::Plan>| {
        json!({
            "order": it.first + 1, "orders": it.orders, "turn": it.turn, "seat": it.seat.0,
            "before": it.before, "after": it.after, "luck": it.luck,
            "given": given(battle, it),
            "better": it.better.as_ref().map(|(plan, gain)| json!({"orders": told(battle, it, plan), "gain": gain})),
        })
    };
    json!({
        "seats": review.seats.iter().map(seat).collect::<Vec<_>>(),
        "doubts": doubts.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "turning_points": review.turning_points(TURNING_POINTS).into_iter().map(passage).collect::<Vec<_>>(),
    })
}

/// The orders of a passage, as a replay writes them.
fn given<S: Tactics>(battle: &Battle<S>, passage: &Passage<S::Plan>) -> Vec<String> {
    let entries = &battle.entries()[passage.first..passage.first + passage.orders];
    let written = |seat: Seat, order: &S::Order| format!("{seat}: {}", notation::to_text(order).unwrap_or_default());
    entries.iter().map(|it| written(it.seat, &it.order)).collect()
}

/// The orders of a better plan for a passage.
fn told<S: Tactics>(battle: &Battle<S>, passage: &Passage<S::Plan>, plan: &S::Plan) -> Vec<String> {
    let orders = bots::line(battle.system(), &battle.state_after(passage.first), passage.seat, plan);
    orders.iter().map(|it| notation::to_text(it).unwrap_or_default()).collect()
}
