//! Real dice: people roll on the table before them and type in what fell.
//!
//! An order stops where dice are missing; once they are typed in it is given again and comes further, until it is through.

use battle::Line;
use dice::BadFaces;
use leptos::prelude::{GetUntracked, Set};

use crate::desk::Desk;
use crate::store;

impl Desk {
    /// Switches between dice rolled by the machine and by people.
    pub fn roll_by_hand(&self, by_hand: bool) {
        self.by_hand.set(by_hand);
        store::set("real-dice", &by_hand.to_string());
        self.with(|it| it.roll_by_hand(by_hand));
        if !by_hand && let Some((order, _)) = self.wanted.get_untracked() {
            self.wanted.set(None);
            self.give(&order);
        }
    }

    /// Takes in faces as they were typed, and goes on; what is wrong with them, if anything.
    pub fn enter_faces(&self, faces: &str) -> Option<Line> {
        let (order, _) = self.wanted.get_untracked()?;
        match self.with(|it| it.enter(faces)) {
            Ok(()) => {
                self.go_on_with(&order);
                None
            }
            Err(why) => Some(wrong(&why)),
        }
    }

    /// The machine rolls this once.
    pub fn roll_once(&self) {
        if let Some((order, _)) = self.wanted.get_untracked() {
            self.with(|it| it.roll_missing());
            self.go_on_with(&order);
        }
    }

    fn go_on_with(&self, order: &str) {
        match self.with(|it| it.missing()) {
            Some(need) => self.wanted.set(Some((order.to_owned(), need))),
            None => {
                self.wanted.set(None);
                self.give(order);
            }
        }
    }
}

/// What is wrong with faces, in words.
fn wrong(why: &BadFaces) -> Line {
    match why {
        BadFaces::NothingAsked | BadFaces::Nothing => Line::new("page-faces-none"),
        BadFaces::NotANumber { word, .. } | BadFaces::NotADie { word } => {
            Line::new("page-faces-word").with("word", word.as_str())
        }
        BadFaces::NoSuchFace { face, sides, .. } => {
            Line::new("page-faces-face").with("face", i64::from(*face)).with("sides", *sides)
        }
        BadFaces::OtherDie { named, needed } => {
            Line::new("page-faces-die").with("named", i64::from(*named)).with("needed", *needed)
        }
        BadFaces::TooMany { given, needed } => {
            Line::new("page-faces-many").with("given", *given).with("needed", *needed)
        }
    }
}
