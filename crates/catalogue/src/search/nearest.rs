//! "Did you mean …?": the rules whose ids are spelled most like a name that does not exist.

use crate::RuleId;
use crate::search::Comparison;

/// The ids most like this name, the nearest first: by typing errors over the whole id, or over its last part for those
/// who forget the chapter. Nothing if nothing is near.
#[must_use]
pub fn nearest(name: &str, limit: usize) -> Vec<RuleId> {
    let name: String = name.trim().to_lowercase().chars().take(100).collect();
    let farthest = 2 + name.len() / 5;
    let mut compare = Comparison::default();
    let mut near: Vec<(usize, RuleId)> =
        RuleId::all().filter_map(|rule| Some((steps(&name, rule.name(), farthest, &mut compare)?, rule))).collect();
    near.sort_unstable();
    near.into_iter().take(limit).map(|(_, rule)| rule).collect()
}

/// Typing errors between a name and an id. A wrong or missing chapter counts as two.
fn steps(name: &str, id: &str, farthest: usize, compare: &mut Comparison) -> Option<usize> {
    let whole = compare.distance(name, id, farthest);
    let last = last_part(name);
    let by_last =
        if last.len() < 4 || other_game(name, id) { None } else { compare.distance(last, last_part(id), farthest - 2) };
    whole.into_iter().chain(by_last.map(|it| it + 2)).min()
}

/// Whether the name begins like the ids of some game, but not like this id.
fn other_game(name: &str, id: &str) -> bool {
    let game = name.split_inclusive('.').next().unwrap_or_default();
    game.ends_with('.') && !id.starts_with(game) && RuleId::family(game).next().is_some()
}

fn last_part(name: &str) -> &str {
    name.rsplit('.').next().unwrap_or(name)
}
