//! The record of one battle of a study.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use sim::{Ledger, Strike};

/// A battle that was played.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Battle {
    /// Its number in the study, from 0.
    pub battle: u64,
    /// The number of its opening: battles that share it have the same armies, table and dice, in other seats.
    pub opening: u64,
    /// What it was about.
    pub mission: String,
    /// Where it was fought.
    pub table: String,
    /// The two sides, by seat.
    pub sides: [Side; 2],
    /// The seat that won; none if it was drawn.
    pub winner: Option<u8>,
    /// The seat that acted first, where the game tells.
    pub first: Option<u8>,
    /// Orders given.
    pub orders: u64,
    /// The turn or round it ended in, where the game counts them.
    pub turns: Option<u32>,
    /// The hash of the final state.
    pub hash: String,
    /// Why it could not be played to its end, if so; then it counts for nothing else.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub trouble: Option<String>,
    /// What every squad did and suffered.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub squads: Vec<Squad>,
    /// What was done with every weapon.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub weapons: Vec<Weapon>,
    /// Every attack, if the study asks for them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attacks: Vec<Attack>,
}

/// One side of a battle.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Side {
    /// The army, as the study calls it.
    pub army: String,
    /// Who played it, as the study calls the player.
    pub player: String,
    /// What the army cost.
    pub points: f64,
}

/// What a squad did and suffered; a model where the game has no squads.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Squad {
    /// Whose it is.
    pub seat: u8,
    /// The unit's id in its army list.
    pub unit: String,
    /// The unit's name.
    pub name: String,
    /// What it cost.
    pub points: f64,
    /// Models it began with.
    pub models: u16,
    /// Models it lost.
    pub lost: u16,
    /// Attacks it made.
    pub attacks: u32,
    /// Harm it did to enemies.
    pub dealt: u32,
    /// Points of enemy models it removed.
    pub destroyed: f64,
    /// Harm it suffered.
    pub suffered: u32,
}

/// What a squad did with a weapon.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Weapon {
    /// The squad, by its place in the list.
    pub squad: u16,
    /// The weapon.
    pub weapon: String,
    /// Attacks with it; blows struck back count.
    pub attacks: u32,
    /// Harm done to enemies.
    pub dealt: u32,
    /// Models of enemies removed.
    pub kills: u32,
    /// What those were worth.
    pub destroyed: f64,
}

/// One attack.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The turn or round.
    pub turn: u32,
    /// Who, by place in the list of squads.
    pub by: u16,
    /// With what.
    pub weapon: String,
    /// Whom, where it has one target.
    pub at: Option<u16>,
    /// Harm done to enemies.
    pub dealt: u32,
    /// Models of enemies removed.
    pub kills: u16,
    /// Whether it was struck back by who was attacked.
    pub back: bool,
}

impl Battle {
    /// Whether it was played to its end.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.trouble.is_none()
    }

    /// Copies the ledger of the battle, with every attack if asked.
    pub fn keep(&mut self, ledger: &Ledger, attacks: bool) {
        self.first = ledger.first.map(|it| it.0);
        self.squads = ledger.squads.iter().map(squad).collect();
        self.weapons = weapons(&ledger.attacks);
        self.attacks = if attacks { ledger.attacks.iter().map(attack).collect() } else { Vec::new() };
        self.sides.iter_mut().for_each(|it| it.points = 0.0);
        for squad in &self.squads {
            self.sides[usize::from(squad.seat.min(1))].points += squad.points;
        }
    }
}

fn squad(it: &sim::Record) -> Squad {
    Squad {
        seat: it.squad.seat.0,
        unit: it.squad.unit.clone(),
        name: it.squad.name.clone(),
        points: it.squad.points,
        models: it.squad.models,
        lost: it.lost,
        attacks: it.attacks,
        dealt: it.dealt,
        destroyed: it.destroyed,
        suffered: it.suffered,
    }
}

fn weapons(strikes: &[Strike]) -> Vec<Weapon> {
    let mut all: BTreeMap<(u16, &str), Weapon> = BTreeMap::new();
    for it in strikes {
        let fresh = || Weapon { squad: it.by, weapon: it.weapon.clone(), ..Weapon::default() };
        let sum = all.entry((it.by, &it.weapon)).or_insert_with(fresh);
        sum.attacks += 1;
        sum.dealt += it.dealt;
        sum.kills += u32::from(it.kills);
        sum.destroyed += it.destroyed;
    }
    all.into_values().collect()
}

fn attack(it: &Strike) -> Attack {
    let Strike { turn, by, at, dealt, kills, back, .. } = *it;
    Attack { turn, by, weapon: it.weapon.clone(), at, dealt, kills, back }
}

/// SHA-256 over the hashes of all final states, in the order of the battles, as hexadecimal digits.
#[must_use]
pub fn digest<'a>(battles: impl IntoIterator<Item = &'a Battle>) -> String {
    let mut digest = Sha256::new();
    battles.into_iter().for_each(|it| digest.update(it.hash.as_bytes()));
    hex(&digest.finalize())
}

/// Hexadecimal digits.
pub(crate) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|it| format!("{it:02x}")).collect()
}
