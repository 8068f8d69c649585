//! What the law harness needs: battles to play, and what is secret in them: secret missions, and counters that one player
//! has looked at. What any other counter shows is drawn when it is revealed.

use battle::{Seat, laws::Proving};
use catalogue::RuleId;
use dice::Seeded;

use crate::{
    Before, Cell, Deadzone, Event, Face, Item, Mission, Opening, Order, Secret, Settings, Setup, Stand, State,
    library::{generator, may_break::may_break, random_teams, ready},
    pack,
};

impl Proving for Deadzone {
    /// The ready battles and teams of any two factions, on their own maps and on made-up ones, and with both teams already
    /// at each other's throats.
    fn sample_setup(&self, seed: u64) -> Setup {
        let words = ready::battles();
        let word = words[(seed / 5 % words.len() as u64) as usize].0;
        let setup = ready::battle(word, seed).unwrap_or_else(|why| unreachable!("a test reads every battle: {why}"));
        let settings = Settings {
            recon_bonus: seed.is_multiple_of(2),
            secret_missions: seed.is_multiple_of(3),
            ..Settings::default()
        };
        let setup = Setup { settings, ..setup };
        match seed % 5 {
            0 => setup,
            1 => any_teams(setup, seed),
            2 => at_close_quarters(setup, seed),
            3 => Setup { map: generator::map(seed), ..any_teams(setup, seed) },
            _ => at_close_quarters(any_teams(setup, seed), seed),
        }
    }

    fn may_break(&self, order: &Order) -> Option<Vec<RuleId>> {
        Some(may_break(order))
    }

    fn plant(&self, state: &mut State, owner: Seat, marker: u64) -> usize {
        let side = &mut state.sides[owner.index()];
        let mut planted = 0;
        if !side.shown && side.secret.is_some() {
            side.secret = Some(Secret::rolled(1 + (marker % 8) as u8));
            planted += 1;
        }
        let lying = state.counters.iter_mut().filter_map(|it| it.peek.as_mut());
        for peek in lying.chain(state.discarded.iter_mut()).filter(|it| it.seat == owner && it.item.is_some()) {
            peek.item = Some(any_counter(marker));
            planted += 1;
        }
        planted
    }

    fn plant_event(&self, event: &mut Event, owner: Seat, marker: u64) -> usize {
        match event {
            Event::SecretRolled { seat, secret: Some(secret) } if *seat == owner => {
                *secret = Secret::rolled(1 + (marker % 8) as u8);
                1
            }
            Event::Looked { seat, item: Some(item), .. } if *seat == owner => {
                *item = any_counter(marker);
                1
            }
            _ => 0,
        }
    }
}

fn any_counter(marker: u64) -> Item {
    Item::COUNTERS[(marker % 7) as usize].0
}

/// How many models are tried for a team.
const TRIES: u32 = 16;

/// Teams of two factions and a mission: over the seeds every two factions and every mission meet.
fn any_teams(setup: Setup, seed: u64) -> Setup {
    let mut chance = Seeded::from_u64(seed ^ 0xFAC7);
    let factions: Vec<&str> = random_teams::factions(pack()).collect();
    let (number, count) = (seed / 5, factions.len() as u64);
    let points = [100, 150, 200][chance.below(3) as usize];
    let faction = |number: u64| factions[(number % count) as usize];
    let pair = [faction(number), faction(number / count)];
    let teams = pair.iter().map(|it| random_teams::team(pack(), it, points, TRIES, &mut chance)).collect();
    let missions = [Mission::Patrol, Mission::Scour, Mission::Breakthrough, Mission::SearchAndDestroy, Mission::Random];
    let mission = missions[chance.below(5) as usize];
    Setup { teams, mission, points: points as u16, ..setup }
}

/// Both teams crowded into a few cubes in the middle, some of them pinned, hurt or burning, with results in hand.
fn at_close_quarters(setup: Setup, seed: u64) -> Setup {
    let (mut stands, mut all) = (Vec::new(), [0; 24]);
    for (seat, team) in setup.teams.iter().enumerate() {
        // What each cube holds of this side, and of both: never more than finds a place.
        let mut held = [0; 24];
        for (number, unit) in team.units.iter().enumerate() {
            let mixed = seed.wrapping_mul(31).wrapping_add(number as u64 * 7);
            let size = unit.models[0].profile.number("Size").unwrap_or(1);
            let first = ((number / 2 + seat) % 4 + 4 * (mixed as usize / 2 % 2)) % 24;
            let at = (first..24).chain(0..24).find(|it| held[*it] + size <= 4 && all[*it] + size <= 6).unwrap_or(first);
            held[at] += size;
            all[at] += size;
            let cell = Cell::new(3 + at as u8 % 4, 3 + at as u8 / 4, 1).unwrap_or_default();
            let stand = Stand { cell, ..Stand::default() };
            stands.push(Stand {
                damage: u8::from(mixed.is_multiple_of(5)),
                pinned: mixed.is_multiple_of(3),
                burning: mixed.is_multiple_of(4),
                ..stand
            });
        }
    }
    let results = vec![
        vec![Face::Dice, Face::Move, Face::Fight, Face::PlusModel, Face::Splat, Face::Splat],
        vec![Face::Dice, Face::Shoot, Face::Splat, Face::Splat],
    ];
    let items = (2..8).filter_map(|it| Cell::new(it, 4, 1)).map(|it| (it, None)).collect();
    let initiative = Seat((seed / 4 % 2) as u8);
    Setup { opening: Opening::Position { stands, initiative, results, items, before: Before::default() }, ..setup }
}
