//! `adjutant odds plan`: the odds of a sequence of orders in a battle from a replay.

use std::collections::{BTreeMap, BTreeSet};

use battle::{
    Battle, Speech, View, notation,
    plan_odds::{Bounds, Goal, Loss, Prospect, Script, prospect},
    replay::{self, Header},
};
use catalogue::Language;
use clap::Args;
use games::{Game, Visitor};
use kit::chart::per_cent;
use serde_json::{Value, json};

use crate::{
    output::{self, Stop},
    replay::{File, warn},
    story,
};

/// Orders one after the other in a battle on its way, over every way the dice can fall
///
/// The battle is a replay, the orders are written as they stand there, without the seat before them: what the page copies as an
/// order will do. Rerolls, cards and other offers on the way are used as is best for the plan, and by others as is worst for
/// it. Without orders it says which can be given.
#[derive(Args)]
pub struct PlanOdds {
    #[command(flatten)]
    file: File,
    /// The orders of the plan, in turn
    #[arg(value_name = "ORDER")]
    orders: Vec<String>,
    /// Only so many orders of the replay are played first
    #[arg(long, value_name = "N")]
    after: Option<usize>,
    /// The plan is good if this piece falls, such as model-12
    #[arg(long, value_name = "PIECE", conflicts_with = "keep")]
    fell: Option<String>,
    /// The plan is good if this piece does not fall
    #[arg(long, value_name = "PIECE")]
    keep: Option<String>,
    /// A way less likely than this is not followed
    #[arg(long, default_value_t = Bounds::USUAL.floor, value_name = "CHANCE")]
    floor: f64,
    /// The most positions looked at
    #[arg(long, default_value_t = Bounds::USUAL.states, value_name = "COUNT")]
    most: u64,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

impl PlanOdds {
    /// Works out and prints.
    pub fn run(&self) -> Result<(), Stop> {
        if !(0.0..1.0).contains(&self.floor) {
            return Err(format!("--floor is {}; give a chance below 1", self.floor).into());
        }
        let text = self.file.read()?;
        let header = Header::read(&text).map_err(|why| self.file.fault(why))?;
        let told = games::visit(&header.system, Told { plan: self, text: &text });
        output::print(told.map_err(|why| self.file.fault(why))??)
    }

    fn goal(&self) -> Goal {
        match (&self.fell, &self.keep) {
            (Some(piece), _) => Goal::Fell(piece.clone()),
            (None, Some(piece)) => Goal::Keep(piece.clone()),
            (None, None) => Goal::Harm,
        }
    }
}

struct Told<'a> {
    plan: &'a PlanOdds,
    text: &'a str,
}

impl Visitor for Told<'_> {
    type Output = Result<String, String>;

    fn visit<S: Game>(self, system: S) -> Result<String, String> {
        let battle = self.battle(&system)?;
        if self.plan.orders.is_empty() {
            return listed(&battle);
        }
        let orders = self.plan.orders.iter().map(|it| read::<S>(it)).collect::<Result<Vec<_>, _>>()?;
        if let Err(why) = system.judge(battle.state(), &orders[0]) {
            let speech = story::speech(&system, Language::En);
            let why = system.refusal(battle.state(), &why);
            return Err(format!("the first order cannot be given: {}", speech.say(&why)));
        }
        self.piece_is_there(&battle)?;
        let script = Script::new(&system, battle.state(), &orders, self.plan.goal());
        let bounds = Bounds { states: self.plan.most, floor: self.plan.floor };
        let odds = prospect(&system, battle.state(), &script, bounds);
        let telling = Telling { battle: &battle, odds: &odds, unweighed: script.unweighed(), goal: self.plan.goal() };
        Ok(if self.plan.json { format!("{:#}\n", telling.json()) } else { telling.words() })
    }
}

impl Told<'_> {
    fn battle<S: Game>(&self, system: &S) -> Result<Battle<S>, String> {
        let file = &self.plan.file;
        let mut replay = replay::read::<S>(self.text).map_err(|why| file.fault(why))?;
        let mut doubts = replay::doubts(&replay, None);
        if let Some(after) = self.plan.after {
            if after > replay.turns.len() {
                return Err(format!("--after is {after}, but the replay has {} orders", replay.turns.len()));
            }
            replay.turns.truncate(after);
            replay.marks.retain(|it| it.orders <= after);
        }
        let battle = replay::play(system.clone(), &replay).map_err(|why| file.fault(why))?;
        if self.plan.after.is_none() {
            doubts = replay::doubts(&replay, Some(&battle));
        }
        warn(file, &doubts);
        Ok(battle)
    }

    fn piece_is_there<S: Game>(&self, battle: &Battle<S>) -> Result<(), String> {
        let Some(wanted) = self.plan.fell.as_ref().or(self.plan.keep.as_ref()) else { return Ok(()) };
        let names = names(battle);
        let known = names.keys().cloned().collect::<Vec<_>>().join(", ");
        if names.contains_key(wanted) { Ok(()) } else { Err(format!("no piece \"{wanted}\": there are {known}")) }
    }
}

fn read<S: Game>(text: &str) -> Result<S::Order, String> {
    notation::from_text::<S::Order>(text).map_err(|why| format!("\"{text}\" is no order: {why}"))
}

/// The orders that can be given, one a line.
fn listed<S: Game>(battle: &Battle<S>) -> Result<String, String> {
    let decision = battle.decision().ok_or("the battle is over")?;
    let orders = battle.orders();
    let lines = orders.iter().map(|it| notation::to_text(it).unwrap_or_default() + "\n");
    Ok(format!("Seat {} may say, among other things:\n{}", decision.seat, lines.collect::<String>()))
}

/// The pieces on the table, by id.
fn names<S: Game>(battle: &Battle<S>) -> BTreeMap<String, String> {
    let system = battle.system();
    let speech: Speech = story::speech(system, Language::En);
    let view = View::of(system, battle.state(), battle.decision().map(|it| it.seat));
    system.scene(&view).pieces.iter().map(|it| (it.id.clone(), speech.say(&it.name))).collect()
}

struct Telling<'a, S: Game> {
    battle: &'a Battle<S>,
    odds: &'a Prospect<Vec<Loss>>,
    unweighed: u64,
    goal: Goal,
}

impl<S: Game> Telling<'_, S> {
    /// Everybody who may lose something: the chance of each amount, and to be gone.
    fn pieces(&self) -> Vec<(String, BTreeMap<i32, f64>, f64)> {
        let ids: BTreeSet<&str> = self.odds.ends.keys().flatten().map(|it| it.piece.as_str()).collect();
        let of = |losses: &[Loss], id: &str| losses.iter().find(|it| it.piece == id).map_or(0, |it| it.amount);
        let gone = |losses: &[Loss], id: &str| losses.iter().any(|it| it.piece == id && it.gone);
        let told = |id: &str| (id.to_owned(), self.odds.counts(|it| of(it, id)), self.odds.chance(|it| gone(it, id)));
        ids.into_iter().map(told).collect()
    }

    fn words(&self) -> String {
        let names = names(self.battle);
        let mut told = String::new();
        for (id, counts, gone) in self.pieces() {
            let name = names.get(&id).map_or("", String::as_str);
            let counts: Vec<String> =
                counts.iter().map(|(it, chance)| format!("{it}: {}", per_cent(*chance))).collect();
            told += &format!("{name} ({id}) loses {}; gone {}\n", counts.join(", "), per_cent(gone));
        }
        if told.is_empty() {
            told = "Nobody loses anything.\n".to_owned();
        }
        told += &match self.goal {
            Goal::Harm => format!("\nWhat others lose less what is lost: {:.4} on average.\n", self.odds.worth),
            Goal::Fell(_) | Goal::Keep(_) => format!("\nThe plan comes off with {}.\n", per_cent(self.odds.worth)),
        };
        let exact = self.odds.neglected == 0.0;
        told += &match exact {
            true => format!("Exact: every way was followed, {} positions.\n", self.odds.states),
            false => format!(
                "Each chance is short by {:.1e} at most: {} positions were followed.\n",
                self.odds.neglected, self.odds.states
            ),
        };
        if self.unweighed > 0 {
            told += &format!("{} answers on the way were not weighed: there were too many.\n", self.unweighed);
        }
        told
    }

    fn json(&self) -> Value {
        let pieces: serde_json::Map<String, Value> = self
            .pieces()
            .into_iter()
            .map(|(id, counts, gone)| (id, json!({ "loses": super::chart::object(counts), "gone": gone })))
            .collect();
        json!({
            "pieces": pieces,
            "worth": self.odds.worth,
            "neglected": self.odds.neglected,
            "positions": self.odds.states,
            "unweighed": self.unweighed,
        })
    }
}
