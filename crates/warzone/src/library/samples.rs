//! What the law harness needs: battles to play. The Basic Game has no secrets.

use battle::{Seat, laws::Proving};
use catalogue::RuleId;
use muster::Roster;
use table::{Bearing, Inches, Point};

use crate::{
    Before, Event, Opening, Order, Secondary, Setup, Stand, State, Warzone,
    library::{generator, may_break::may_break, ready, skill_mix::gifted},
    muster,
};

impl Proving for Warzone {
    /// The ready battles and one of Lords, on their own tables, on made-up ones, and with both armies already at each
    /// other's throats; some with many skills, some with a Secondary Mission.
    fn sample_setup(&self, seed: u64) -> Setup {
        let words = ready::battles();
        let setup = match words.get((seed / 4 % (words.len() as u64 + 1)) as usize) {
            Some((word, _)) => ready::battle(word),
            None => battle_of_lords(),
        };
        let setup = setup.unwrap_or_else(|why| unreachable!("a test reads every ready battle: {why}"));
        let setup = if seed / 40 % 2 == 1 { gifted(setup, seed) } else { setup };
        let secondary = if seed % 3 == 1 { vec![Some(Secondary::ExperimentalTech); 2] } else { Vec::new() };
        let setup = Setup { secondary, ..setup };
        let side = Inches::whole(48);
        match seed % 4 {
            0 => setup,
            2 => Setup { table: generator::table(side, side, seed), ..setup },
            _ => at_close_quarters(setup, seed),
        }
    }

    fn may_break(&self, order: &Order) -> Option<Vec<RuleId>> {
        Some(may_break(order))
    }

    fn plant(&self, _: &mut State, _: Seat, _: u64) -> usize {
        0
    }

    fn plant_event(&self, _: &mut Event, _: Seat, _: u64) -> usize {
        0
    }
}

/// Armies no ready battle has: Steiner and Duval as Lords, Warlords of one's own making.
const LORDS: [&str; 2] = ["lord-steiner", "lord-duval"];

fn battle_of_lords() -> Result<Setup, String> {
    let rosters: Vec<Roster> = LORDS.into_iter().map(ready::roster).collect::<Result<_, _>>()?;
    let forces = muster(&rosters, ready::pack()).map_err(|faults| format!("{faults:?}"))?;
    Ok(Setup { forces, ..ready::battle("first-battle")? })
}

/// Models in a row.
const ROW: i32 = 8;

/// Both armies in rows in the middle of the table, 1.5 to 7in apart, where no rock stands.
fn at_close_quarters(setup: Setup, seed: u64) -> Setup {
    let apart = 150 + (seed / 8 % 12) as i32 * 50;
    let mut stands = Vec::new();
    for (seat, force) in setup.forces.iter().enumerate() {
        let models: usize = force.units.iter().map(|it| it.models.len()).sum();
        stands.extend((0..models as i32).map(|number| row_stand(seat, number, apart)));
    }
    Setup {
        opening: Opening::Position { stands, initiative: Seat((seed / 2 % 2) as u8), before: Before::default() },
        ..setup
    }
}

fn row_stand(seat: usize, number: i32, apart: i32) -> Stand {
    let behind = 200 * (number / ROW) + apart / 2 + 80;
    let x = Inches::hundredths(1_850 + 210 * (number % ROW) - 100 * (number % ROW) / 2);
    let (y, facing) = if seat == 0 { (2_400 - behind, Bearing::SOUTH) } else { (2_400 + behind, Bearing::NORTH) };
    Stand::ground(Point::new(x, Inches::hundredths(y)), facing)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every ready battle is tried from its deployment on its own table, on made-up ones, and at close quarters, with gifts
    /// and without.
    #[test]
    fn every_battle_is_met_in_every_way() {
        let mut met = std::collections::BTreeSet::new();
        let read =
            |(word, _): (&'static str, String)| (word, ready::battle(word).expect("a test reads every ready battle"));
        let battles: Vec<(&str, Setup)> = ready::battles().into_iter().map(read).collect();
        for seed in 0..500 {
            let setup = Warzone.sample_setup(seed);
            let stands = matches!(setup.opening, Opening::Position { .. });
            for (word, battle) in &battles {
                let units = |it: &Setup| -> Vec<String> {
                    it.forces.iter().flat_map(|it| it.units.iter().map(|it| it.name.clone())).collect()
                };
                if units(battle) == units(&setup) && battle.mission == setup.mission {
                    met.insert((*word, stands, setup.table == battle.table));
                }
            }
        }
        for (word, _) in &battles {
            for (stands, own_table) in [(false, true), (false, false), (true, true)] {
                assert!(met.contains(&(*word, stands, own_table)), "{word} {stands} {own_table}: {met:?}");
            }
        }
    }

    /// The laws are tried on Lords who are Warlords elsewhere, and on created heroes of every type.
    #[test]
    fn every_hero_is_met() {
        let mut met = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let units = Warzone.sample_setup(seed).forces.into_iter().flat_map(|it| it.units);
            met.extend(units.map(|it| it.unit));
        }
        for hero in ["max-steiner-lord", "valerie-duval-lord", "hero-ranged", "hero-psychic", "hero-tech", "hero-lord"]
        {
            assert!(met.contains(hero), "{hero}");
        }
    }
}
