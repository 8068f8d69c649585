//! What the law harness needs: battles to play. What a counter shows is drawn when it is revealed, so there are no secrets.

use battle::{Seat, laws::Proving};

use crate::{Cell, Deadzone, Event, Face, Opening, Setup, Stand, State, generator, ready};

impl Proving for Deadzone {
    /// The ready battles, on their own maps and on made-up ones, and with both teams already at each other's throats.
    fn sample_setup(&self, seed: u64) -> Setup {
        let words = ["first-patrol", "manhunt", "smoke-and-claws"];
        let word = words[(seed / 2 % words.len() as u64) as usize];
        let setup = ready::battle(word, seed).unwrap_or_else(|why| unreachable!("a test reads every battle: {why}"));
        match seed % 4 {
            0 => setup,
            1 | 2 => Setup { map: generator::map(seed), ..setup },
            _ => at_close_quarters(setup, seed),
        }
    }

    fn plant(&self, _: &mut State, _: Seat, _: u64) -> usize {
        0
    }

    fn plant_event(&self, _: &mut Event, _: Seat, _: u64) -> usize {
        0
    }
}

/// Both teams crowded into a few cubes in the middle, some of them pinned, hurt or burning, with results in hand.
fn at_close_quarters(setup: Setup, seed: u64) -> Setup {
    let mut stands = Vec::new();
    for (seat, team) in setup.teams.iter().enumerate() {
        for number in 0..team.units.len() as u64 {
            let mixed = seed.wrapping_mul(31).wrapping_add(number * 7);
            let column = 3 + (number / 2 + seat as u64) % 4;
            let row = 4 + (mixed / 2) % 2;
            let cell = Cell::new(column as u8, row as u8, 1).unwrap_or_default();
            let stand = Stand { cell, ..Stand::default() };
            stands.push(Stand {
                damage: u8::from(mixed.is_multiple_of(5)),
                pinned: mixed.is_multiple_of(3),
                burning: mixed.is_multiple_of(4),
                ..stand
            });
        }
    }
    let results = vec![vec![Face::Dice, Face::Move, Face::Fight, Face::PlusModel], vec![Face::Dice, Face::Shoot]];
    let items = (2..8).filter_map(|it| Cell::new(it, 4, 1)).map(|it| (it, None)).collect();
    let initiative = Seat((seed / 4 % 2) as u8);
    Setup { opening: Opening::Position { stands, initiative, results, items }, ..setup }
}
