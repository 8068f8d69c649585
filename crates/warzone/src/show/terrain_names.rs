//! The names of the ground. Those that ready tables and the generator give are known in every language; a table of one's
//! own is read as it was written.

use battle::Line;
use table::Piece;

/// What a piece is called; nothing for one without a name.
pub(crate) fn name(piece: &Piece) -> Option<Line> {
    let name = piece.name.as_str();
    (!name.is_empty()).then(|| Line::new("wz-place").with("word", word(name)).with("name", name))
}

/// The word by which the languages know a name: `garden-wall-west`.
fn word(name: &str) -> String {
    let parts = name.split(|it: char| !it.is_alphanumeric()).filter(|it| !it.is_empty());
    parts.map(str::to_lowercase).collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use battle::{Speech, System};
    use catalogue::Language;
    use table::Inches;

    use super::*;
    use crate::{
        Warzone,
        library::{generator, ready},
    };

    #[test]
    fn names_we_give_are_known_in_every_language() {
        let speech = |language| Speech::new(language, &[&|it| Warzone.messages(it)]).expect("words without fault");
        let (french, italian) = (speech(Language::Fr), speech(Language::It));
        let ready = ready::battles().into_iter().map(|it| ready::battle(it.0).expect("a ready battle").table);
        let made = (0..6).map(|seed| generator::table(Inches::whole(48), Inches::whole(48), seed));
        for piece in ready.chain(made).flat_map(|it| it.pieces().to_vec()) {
            let line = Line::new("wz-place").with("word", word(&piece.name)).with("name", "?");
            for speech in [&french, &italian] {
                assert_ne!(speech.say(&line), "?", "{:?} is not translated", piece.name);
            }
        }
    }

    #[test]
    fn a_name_of_ones_own_is_said_as_it_is_written() {
        assert_eq!(word("Garden wall, west"), "garden-wall-west");
        let speech = Speech::new(Language::Fr, &[&|it| Warzone.messages(it)]).expect("words without fault");
        let line = Line::new("wz-place").with("word", word("Bob's shed")).with("name", "Bob's shed");
        assert_eq!(speech.say(&line), "Bob's shed");
    }
}
