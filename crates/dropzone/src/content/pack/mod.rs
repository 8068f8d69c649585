//! The army lists: UCM, Scourge and Resistance, as data, and the profiles they are read into.

mod profile;
mod weapon;

use std::sync::OnceLock;

use muster::Pack;

pub(crate) use profile::faction;
pub use profile::{commander, profile};

/// Every file of the pack, by name.
macro_rules! files {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../../../data/dropzone/pack/", $name, ".toml")))),*]
    };
}

const FILES: &[(&str, &str)] = files!(
    "charts" "pack" "resistance/air" "resistance/command" "resistance/commanders" "resistance/drills"
    "resistance/heavy" "resistance/infantry" "resistance/scouts" "resistance/standard" "resistance/support"
    "resistance/transports" "scourge/air" "scourge/command" "scourge/commanders" "scourge/heavy" "scourge/infantry"
    "scourge/scouts" "scourge/standard" "scourge/support" "scourge/transports" "ucm/air" "ucm/command"
    "ucm/commanders" "ucm/heavy" "ucm/infantry" "ucm/scouts" "ucm/standard" "ucm/support" "ucm/transports");

/// The army lists of the game.
///
/// # Panics
/// If the pack that is built in has a misprint, which a test rules out.
#[must_use]
pub fn pack() -> &'static Pack {
    static READ: OnceLock<Pack> = OnceLock::new();
    READ.get_or_init(|| Pack::read(FILES).unwrap_or_else(|why| panic!("the pack has misprints: {why:?}")))
}

#[cfg(test)]
mod tests {
    use catalogue::{Language, RuleId, rule};
    use muster::Ability;

    use super::{profile::unit_rule, weapon::weapon_rule};

    /// What is read elsewhere: the range of CC, and the side a unit of the Resistance is on.
    const ELSEWHERE: [&str; 2] = ["dc.basic.weapon-cc", "dc.army.allied-feral-squads"];

    /// Whether an entry is read, with any number and any word that it may have on a sheet.
    fn is_read(rule: RuleId) -> bool {
        let written =
            |x: Option<i32>, of: Option<&str>| Ability { x, of: of.map(str::to_owned), ..Ability::plain(rule) };
        let all = [None, Some("S"), Some("D3")].map(|of| [written(None, of), written(Some(2), of)]);
        all.as_flattened().iter().any(|it| weapon_rule(it).is_ok() || matches!(unit_rule(it), Ok(Some(_))))
    }

    /// dc.basic.tag-index: every Special entry of the index is read as its rule, and what is in no index is refused by it.
    #[test]
    fn the_entries_of_the_index_are_read_and_no_others() {
        let index = rule!("dc.basic.tag-index").text(Language::En).words.trim_end_matches('.');
        let (_, entries) = index.split_once(": ").expect("entries");
        let named: Vec<RuleId> = entries
            .split("; ")
            .map(|it| it.split_once(" = ").expect("an entry and its rule").1)
            .filter(|it| !ELSEWHERE.contains(it))
            .map(|it| RuleId::find(it).unwrap_or_else(|| panic!("no rule {it}")))
            .collect();
        assert!(named.len() > 50, "{} entries", named.len());
        let unread: Vec<&RuleId> = named.iter().filter(|it| !is_read(**it)).collect();
        assert!(unread.is_empty(), "{unread:?}");
        let stranger = Ability::plain(rule!("dc.turn.initiative"));
        for refused in [weapon_rule(&stranger).map(drop), unit_rule(&stranger).map(drop)] {
            assert!(refused.is_err_and(|it| it.ends_with("dc.basic.tag-index")));
        }
    }
}
