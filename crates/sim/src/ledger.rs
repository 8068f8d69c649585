//! The ledger of one battle: what every squad did and suffered, and every attack.

use std::collections::BTreeMap;

use battle::{Account, Enlisted, Seat};

/// What is known of a battle besides its end.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    /// Who was the first to act.
    pub first: Option<Seat>,
    /// The squads, in the order of `System::enlisted`.
    pub squads: Vec<Record>,
    /// Every attack, in order.
    pub attacks: Vec<Strike>,
    /// Whom each squad has to blame for what it suffers.
    blame: BTreeMap<u16, Option<Hand>>,
    /// Whom everybody else has.
    all: Option<Hand>,
}

/// What a squad did and suffered.
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The squad as it was set up.
    pub squad: Enlisted,
    /// Attacks it made.
    pub attacks: u32,
    /// Harm it did to enemies.
    pub dealt: u32,
    /// Points of enemy models it removed.
    pub destroyed: f64,
    /// Harm it suffered, from anybody.
    pub suffered: u32,
    /// Models it lost.
    pub lost: u16,
}

/// One attack.
#[derive(Clone, Debug, PartialEq)]
pub struct Strike {
    /// The turn or round.
    pub turn: u32,
    /// The attacker, by its index among the squads.
    pub by: u16,
    /// With what.
    pub weapon: String,
    /// Whom, where it has one target.
    pub at: Option<u16>,
    /// Harm it did to enemies.
    pub dealt: u32,
    /// Models of enemies it removed.
    pub kills: u16,
    /// What those were worth.
    pub destroyed: f64,
    /// Whether it was a blow struck back at an attacker.
    pub back: bool,
}

/// Who is to blame: a squad, and the attack by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Hand {
    squad: u16,
    attack: usize,
}

impl Ledger {
    /// An empty ledger for these squads.
    #[must_use]
    pub fn new(roll: Vec<Enlisted>) -> Ledger {
        let record = |squad| Record { squad, attacks: 0, dealt: 0, destroyed: 0.0, suffered: 0, lost: 0 };
        Ledger { squads: roll.into_iter().map(record).collect(), ..Ledger::default() }
    }

    /// Enters the account of an event, in this turn.
    pub fn enter(&mut self, account: Account, turn: u32) {
        match account {
            Account::Acts(seat) => self.first = self.first.or(Some(seat)),
            Account::Attack { by, weapon, at, back } => self.attack(turn, by, weapon, at, back),
            Account::Blame { squad, on } => {
                let hand = on.map(|(by, weapon)| self.hand(turn, by, weapon));
                self.put_down(squad, hand);
            }
            Account::Harm { squad, amount, worth, gone } => self.harm(squad, amount, worth, gone),
        }
    }

    fn attack(&mut self, turn: u32, by: u16, weapon: String, at: Option<u16>, back: Option<String>) {
        if let (Some(at), Some(back)) = (at, back) {
            let hand = self.strike(turn, at, back, Some(by), true);
            self.put_down(Some(by), Some(hand));
        }
        let hand = self.strike(turn, by, weapon, at, false);
        self.put_down(at, Some(hand));
    }

    fn strike(&mut self, turn: u32, by: u16, weapon: String, at: Option<u16>, back: bool) -> Hand {
        if let Some(record) = self.squads.get_mut(usize::from(by)) {
            record.attacks += u32::from(!back);
        }
        self.attacks.push(Strike { turn, by, weapon, at, dealt: 0, kills: 0, destroyed: 0.0, back });
        Hand { squad: by, attack: self.attacks.len() - 1 }
    }

    /// The last attack of a squad with this weapon this turn; what hurts without a test of its own counts as one.
    fn hand(&mut self, turn: u32, by: u16, weapon: String) -> Hand {
        let known = self.attacks.iter().rposition(|it| it.turn == turn && it.by == by && it.weapon == weapon);
        match known {
            Some(attack) => Hand { squad: by, attack },
            None => self.strike(turn, by, weapon, None, false),
        }
    }

    fn put_down(&mut self, squad: Option<u16>, hand: Option<Hand>) {
        match squad {
            Some(squad) => drop(self.blame.insert(squad, hand)),
            None => {
                self.blame.clear();
                self.all = hand;
            }
        }
    }

    fn harm(&mut self, squad: u16, amount: u32, worth: f64, gone: u16) {
        let Some(victim) = self.squads.get_mut(usize::from(squad)) else { return };
        victim.suffered += amount;
        victim.lost += gone;
        let (seat, hand) = (victim.squad.seat, self.blame.get(&squad).copied().unwrap_or(self.all));
        let Some(hand) = hand else { return };
        let Some(by) = self.squads.get_mut(usize::from(hand.squad)).filter(|it| it.squad.seat != seat) else { return };
        by.dealt += amount;
        by.destroyed += worth;
        let attack = &mut self.attacks[hand.attack];
        attack.dealt += amount;
        attack.kills += gone;
        attack.destroyed += worth;
    }
}

#[cfg(test)]
mod tests {
    use battle::{Account, Enlisted, Seat};

    use super::Ledger;

    fn squad(seat: u8, points: f64) -> Enlisted {
        Enlisted { seat: Seat(seat), unit: "u".to_owned(), name: "U".to_owned(), points, models: 1 }
    }

    fn books() -> Ledger {
        Ledger::new(vec![squad(0, 10.0), squad(1, 20.0), squad(1, 30.0)])
    }

    fn attack(at: Option<u16>, back: Option<&str>) -> Account {
        Account::Attack { by: 0, weapon: "rifle".to_owned(), at, back: back.map(str::to_owned) }
    }

    fn harm(squad: u16, gone: u16) -> Account {
        Account::Harm { squad, amount: 1, worth: f64::from(gone) * 20.0, gone }
    }

    #[test]
    fn harm_is_put_down_to_the_attack_that_did_it() {
        let mut books = books();
        for it in [attack(Some(1), None), harm(1, 1)] {
            books.enter(it, 2);
        }
        let (by, victim) = (&books.squads[0], &books.squads[1]);
        assert_eq!((by.attacks, by.dealt, by.destroyed), (1, 1, 20.0));
        assert_eq!((victim.suffered, victim.lost), (1, 1));
        assert_eq!((books.attacks[0].turn, books.attacks[0].dealt, books.attacks[0].kills), (2, 1, 1));
    }

    #[test]
    fn who_strikes_back_has_done_what_the_attacker_suffers() {
        let mut books = books();
        for it in [attack(Some(1), Some("knife")), harm(0, 0)] {
            books.enter(it, 1);
        }
        assert_eq!((books.squads[0].dealt, books.squads[1].dealt, books.squads[1].attacks), (0, 1, 0));
        let back = books.attacks.iter().find(|it| it.back).expect("it struck back");
        assert_eq!((back.weapon.as_str(), back.dealt), ("knife", 1));
    }

    #[test]
    fn an_attack_on_everybody_is_to_blame_until_something_else_is() {
        let mut books = books();
        let nobody = Account::Blame { squad: Some(2), on: None };
        for it in [attack(None, None), harm(1, 0), harm(2, 0), nobody, harm(2, 0), harm(0, 0)] {
            books.enter(it, 1);
        }
        assert_eq!(books.squads[0].dealt, 2, "a fire and one's own grenade do not count");
        assert_eq!([0, 1, 2].map(|it| books.squads[it].suffered), [1, 1, 2]);
    }

    #[test]
    fn whoever_acts_first_is_kept() {
        let mut books = books();
        books.enter(Account::Acts(Seat(1)), 1);
        books.enter(Account::Acts(Seat(0)), 1);
        assert_eq!(books.first, Some(Seat(1)));
    }
}
