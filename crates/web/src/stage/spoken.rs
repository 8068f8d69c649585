//! What happened in words, for those who hear the table: one sentence for each chain of dice; losses and scores at once.

use battle::{Beat, Cue, Line, scene::Target};
use leptos::prelude::{GetUntracked, Set};

use crate::desk::Desk;
use crate::session::LogEntry;
use crate::words::{say, t_with};

impl Desk {
    /// Says what is new in the log.
    pub(super) fn announce(&self, new: &[LogEntry]) {
        let (mut sentences, mut urgent): (Vec<String>, Vec<String>) = (Vec::new(), Vec::new());
        let mut chain: Option<(Vec<Target>, String)> = None;
        for (entry, cue) in new.iter().filter_map(|it| Some((it, it.cue.as_ref()?))) {
            match cue.beat {
                Beat::Strike | Beat::Contest => {
                    let whom: Vec<Target> = cue.by.iter().chain(&cue.at).cloned().collect();
                    match &mut chain {
                        Some((same, said)) if *same == whom => said.push_str(&format!(", {}", rolled(cue))),
                        _ => {
                            sentences.extend(chain.take().map(|it| it.1));
                            chain = Some((whom, format!("{}: {}", self.names(cue), rolled(cue))));
                        }
                    }
                }
                Beat::Test | Beat::Harm => match &mut chain {
                    Some((_, said)) => said.push_str(&format!(", {}", rolled(cue))),
                    None => sentences.push(format!("{}: {}", self.names(cue), rolled(cue))),
                },
                Beat::Fall | Beat::Score => {
                    sentences.extend(chain.take().map(|it| it.1));
                    urgent.push(say(&cue.word));
                }
                Beat::Go | Beat::Nerve | Beat::Reveal | Beat::Turn | Beat::Word => {
                    sentences.extend(chain.take().map(|it| it.1));
                    if !entry.quiet {
                        sentences.push(say(&entry.line));
                    }
                }
                Beat::Place => {}
            }
        }
        sentences.extend(chain.map(|it| it.1));
        if !sentences.is_empty() || !urgent.is_empty() {
            self.stage.said.set((sentences.join(". "), urgent.join(". ")));
        }
    }

    /// Who acts on whom.
    fn names(&self, cue: &Cue) -> String {
        let scene = self.scene.get_untracked();
        let old = self.stage.shown.get_untracked();
        let name = |it: &Target| match it {
            Target::Piece(id) => {
                let piece = scene.piece(id).or_else(|| old.as_ref().and_then(|it| it.piece(id)));
                piece.map(|it| say(&it.name)).or_else(|| self.name_of_the_fallen(id))
            }
            Target::Group(id) => scene.groups.iter().find(|it| it.id == *id).map(|it| say(&it.name)),
            Target::Cube(column, row, level) => {
                let line = Line::new("page-stage-cube").with("column", i32::from(*column) + 1);
                Some(say(&line.with("row", i32::from(*row) + 1).with("level", i32::from(*level) + 1)))
            }
            Target::Item(_) | Target::Place(_) | Target::Means { .. } => None,
        };
        let whom = cue.at.first().and_then(name);
        match (cue.by.as_ref().and_then(name), whom) {
            (Some(by), Some(at)) => say(&Line::new("page-stage-by-at").with("by", by).with("at", at)),
            (one, other) => one.or(other).unwrap_or_default(),
        }
    }

    /// The name of a piece that is gone: as the log has it.
    fn name_of_the_fallen(&self, id: &str) -> Option<String> {
        let log = self.log.get_untracked();
        let fell = |it: &&LogEntry| it.cue.as_ref().is_some_and(|it| it.beat == Beat::Fall && it.names(id));
        match log.iter().rev().find(fell)?.line.arg("model") {
            Some(battle::Arg::Line(name)) => Some(say(name)),
            _ => None,
        }
    }
}

/// Dice and what came of them: "4 hit", "armour 12 fails".
fn rolled(cue: &Cue) -> String {
    let word = say(&cue.word);
    match cue.rolls.as_slice() {
        [one] if one.faces.len() == 1 => {
            let face = i32::from(one.faces[0].value);
            let told = t_with("page-stage-die", "die", face);
            if cue.beat == Beat::Test { format!("{} {told} {word}", say(&one.name)) } else { format!("{told} {word}") }
        }
        _ => word,
    }
}
