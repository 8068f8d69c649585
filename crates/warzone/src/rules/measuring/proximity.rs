//! Who is near: middles compared in whole hundredths, before anything is measured.
//!
//! No way to measure makes a distance between bases less than that of their middles in plan, less the two widest radii.
//! So whoever is left out here is too far away by any measure, and most are.

use table::{Inches, Point};

use crate::{ModelId, Stand, State};

/// Farther than any table is wide, in inches.
const EVERYWHERE: f64 = 100_000.0;

impl State {
    /// The models on the table, but for those whose bases are farther than this from a place.
    pub(crate) fn standing_near(&self, at: Point, far: f64) -> impl Iterator<Item = ModelId> + '_ {
        let most = (far.clamp(0.0, EVERYWHERE) * 100.0) as i64 + 2 + i64::from(self.field.widest.as_hundredths());
        let near = move |it: &Stand| are_close(it.at, at, most);
        let close = self.models.iter().zip(0..).filter(move |(it, _)| it.stand.as_ref().is_some_and(near));
        close.map(|(_, number)| ModelId(number))
    }

    /// The enemies of a model on the table, but for those whose bases are farther than this from its own.
    pub(crate) fn enemies_near(&self, of: ModelId, far: f64) -> impl Iterator<Item = ModelId> + '_ {
        let at = self.model(of).stand.unwrap_or_default().at;
        let team = self.field.models[of.index()].team;
        let near = self.standing_near(at, far + self.field.widest.to_f64());
        near.filter(move |it| self.field.models[it.index()].team != team)
    }
}

/// Whether two places are no farther apart than this, in hundredths.
pub(crate) fn are_close(one: Point, other: Point, most: i64) -> bool {
    let apart = |a: Inches, b: Inches| i64::from((a - b).as_hundredths());
    let (x, y) = (apart(one.x, other.x), apart(one.y, other.y));
    x.abs() <= most && y.abs() <= most && x * x + y * y <= most * most
}

#[cfg(test)]
mod tests {
    use dice::Seeded;

    use super::*;
    use crate::{Warzone, library::ready};

    /// Battles as they stand after some orders, to ask who is near whom.
    fn positions() -> Vec<State> {
        let mut found = Vec::new();
        for seed in 0..4_u8 {
            let setup = ready::battle("thousand-points").unwrap();
            let (mut state, mut dice, mut orders) =
                (State::start(&setup).unwrap(), Seeded::new([seed; 32]), Vec::new());
            for number in 0..400_usize {
                orders.clear();
                crate::engine::orders::orders(&state, &mut orders);
                let Some(order) = orders.get(number * 7 % orders.len().max(1)) else { break };
                battle::apply(&Warzone, &mut state, order, &mut dice, None).unwrap();
                if number % 50 == 49 {
                    found.push(state.clone());
                }
            }
        }
        found
    }

    #[test]
    fn nobody_within_a_distance_is_left_out() {
        let (mut all, mut kept) = (0, 0);
        for state in positions() {
            for model in state.standing() {
                for far in [0, 1, 6, 12, 30] {
                    let near: Vec<ModelId> = state.enemies_near(model, f64::from(far)).collect();
                    let within = |it: &ModelId| state.is_within(model, *it, Inches::whole(far));
                    assert!(state.enemies(model).filter(within).all(|it| near.contains(&it)), "{model:?} within {far}");
                    assert!(near.iter().all(|it| state.are_enemies(model, *it)) && near.is_sorted());
                    all += state.enemies(model).count();
                    kept += near.len();
                }
            }
        }
        assert!(kept * 4 < all * 3, "{kept} of {all} are looked at more closely");
    }
}
