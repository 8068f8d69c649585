//! A match-up: one squad's Activation against another on a bare range, by the names of their units, for exact odds.
//!
//! The two squads stand in rows, face to face; of each pair that faces each other the bases are so far apart as asked, all
//! others a little further. Attackers act one after the other, each at the enemy nearest to it that is still there, and the
//! other squad answers in its own Activation if that is asked for. Everything goes through ordinary orders. Nobody turns
//! cards. Rerolls and other offers are taken as is best for whoever has them.

mod asked;
mod script;

use battle::{
    Seat,
    plan_odds::{Bounds, Losses, Prospect, prospect},
};
use dice::Scripted;
use kit::matchup::{position, weapon_is_among};
use muster::{Pack, Party, ResolvedUnit};
use table::{Bearing, Inches, Kind, Piece, Point, Polygon, Table};

use crate::{Before, Force, Mission, Opening, Order, Profile, RulesLevel, Setup, Stand, State, Warzone};

/// The side of the range.
const SIDE: f64 = 72.0;
/// The gap between bases of one row.
const GAP: f64 = 0.3;
/// How deep the terrain before the targets is, and how far it is from them.
const SCREEN: (f64, f64) = (0.3, 0.4);
/// The furthest an encounter reaches.
pub const FURTHEST: u8 = 48;

/// Terrain right before the targets, along their whole row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// None.
    #[default]
    None,
    /// Light Terrain half as high as they are.
    Light,
    /// Heavy Terrain half as high as they are.
    Heavy,
}

/// What the attackers do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Doing {
    /// A Shooting Action each.
    #[default]
    Shoot,
    /// Aim, then a Shooting Action.
    AimAndShoot,
    /// Rapid Fire.
    RapidFire,
    /// Engage where that is needed, then a Close Combat Action.
    Fight,
}

/// An encounter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// Who attacks.
    pub attackers: Party,
    /// Whom.
    pub targets: Party,
    /// Between the bases that face each other.
    pub apart: Inches,
    /// Terrain before the targets.
    pub screen: Screen,
    /// What the attackers do.
    pub doing: Doing,
    /// The only weapon used, by its name or a part of it; whatever is best without.
    pub weapon: Option<String>,
    /// What those left of the targets do in an Activation of theirs afterwards.
    pub answer: Option<Doing>,
}

impl Encounter {
    /// The odds of every loss.
    ///
    /// # Errors
    /// What is wrong with the encounter: no such unit, size, option or weapon.
    pub fn odds(&self, pack: &Pack, bounds: Bounds) -> Result<Prospect<Losses>, String> {
        let state = self.position(pack)?;
        self.weapon_is_there(&state)?;
        Ok(prospect(&Warzone, &state, &script::Activations::of(self, &state), bounds))
    }

    /// The position it begins with: the attackers are to act.
    ///
    /// # Errors
    /// What is wrong with the encounter.
    pub fn position(&self, pack: &Pack) -> Result<State, String> {
        position(&Warzone, &self.setup(pack)?, &Order::Begin, Scripted::d20([]))
    }

    /// The points of the attackers and of the targets, as far as they are there: an equal part of their unit's for each.
    ///
    /// # Errors
    /// What is wrong with the encounter.
    pub fn points(&self, pack: &Pack) -> Result<[f64; 2], String> {
        Ok([field(&self.attackers, pack)?.1, field(&self.targets, pack)?.1])
    }

    fn setup(&self, pack: &Pack) -> Result<Setup, String> {
        if self.apart < Inches::ZERO || self.apart > Inches::whole(i32::from(FURTHEST)) {
            return Err(format!("{} inches apart; an encounter is of 0 to {FURTHEST}", self.apart));
        }
        let (attackers, targets) = (field(&self.attackers, pack)?.0, field(&self.targets, pack)?.0);
        let (near, far) = (radius(&attackers), radius(&targets));
        let north = SIDE / 2.0 - self.apart.to_f64() / 2.0 - near;
        let south = north + near + self.apart.to_f64() + far;
        let mut stands = row(attackers.models.len(), near, north, 180);
        stands.extend(row(targets.models.len(), far, south, 0));
        let side = Inches::nearest(SIDE);
        let height = targets.models.iter().filter_map(|it| Profile::read(it, false).ok()).map(|it| it.height).max();
        let screen = self.screen.piece(south - far, height.unwrap_or(Inches::ZERO));
        let table = Table::new(side, side, screen.into_iter().collect()).map_err(|why| format!("{why:?}"))?;
        let force = |team, unit| Force { team, units: vec![unit] };
        Ok(Setup {
            table,
            forces: vec![force(0, attackers), force(1, targets)],
            mission: Mission::KILL_THEM_ALL,
            secondary: Vec::new(),
            opening: Opening::Position { stands, initiative: Seat(0), before: Before::default() },
            game: RulesLevel::Basic,
            structures: Vec::new(),
        })
    }

    fn weapon_is_there(&self, state: &State) -> Result<(), String> {
        let squad = state.field.squads_of(Seat(0)).next().ok_or("nobody attacks")?;
        let mut names: Vec<&str> = Vec::new();
        for model in state.members(squad) {
            names.extend(state.profile(model).weapons.iter().map(|it| it.name.as_str()));
        }
        names.sort_unstable();
        names.dedup();
        weapon_is_among(&names, self.weapon.as_deref())
    }
}

impl Screen {
    /// A low wall whose far side is a little before the targets' bases.
    fn piece(self, bases: f64, height: Inches) -> Option<Piece> {
        let kind = match self {
            Screen::None => return None,
            Screen::Light => "light-wall",
            Screen::Heavy => "heavy-wall",
        };
        let (deep, before) = SCREEN;
        let corner = |x: f64, y: f64| Point { x: Inches::nearest(x), y: Inches::nearest(y) };
        let outline = Polygon::rectangle(corner(0.0, bases - before - deep), corner(SIDE, bases - before)).ok()?;
        Some(Piece::block(1, Kind::new(kind).ok()?, outline, Inches::nearest(height.to_f64() / 2.0)))
    }
}

fn field(party: &Party, pack: &Pack) -> Result<(ResolvedUnit, f64), String> {
    let (mut units, points) = party.field(pack)?;
    match (units.pop(), units.is_empty()) {
        (Some(unit), true) => Ok((unit, points)),
        _ => Err(format!("{} {}: one model is all there is of it", party.size, party.unit)),
    }
}

fn radius(unit: &ResolvedUnit) -> f64 {
    let widest = unit.models.iter().filter_map(|it| it.base).max().unwrap_or(50);
    f64::from(widest) / 25.4 / 2.0
}

/// A row from west to east, all facing so many degrees. One model stands in the middle of the table, so that in any two
/// rows there is a pair that faces each other.
fn row(models: usize, radius: f64, y: f64, facing: i32) -> Vec<Stand> {
    let step = 2.0 * radius + GAP;
    let first = SIDE / 2.0 - step * (models.saturating_sub(1) / 2) as f64;
    let at = |n: usize| Point { x: Inches::nearest(first + step * n as f64), y: Inches::nearest(y) };
    (0..models).map(|n| Stand::ground(at(n), Bearing::degrees(facing))).collect()
}
