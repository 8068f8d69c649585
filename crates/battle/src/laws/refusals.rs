//! A refusal names the rule that forbids: one that an order of its kind can break, or the rule of the decision that the
//! battle waits for, when that is something else.

use super::{Breach, Law, Proving, run::Run};
use crate::{Refusal, notation};

impl<S: Proving> Run<'_, S> {
    /// Each refusal's rule is looked up among those that the system names for an order of this kind.
    pub(super) fn refusals_name_their_rule(
        &mut self,
        state: &S::State,
        order: &S::Order,
        refusals: &[S::Forbidden],
    ) -> Result<(), Breach> {
        let Some(rules) = self.system.may_break(order) else { return Ok(()) };
        let waits_for = self.system.decision(state).map(|it| it.rule);
        for refusal in refusals {
            self.tally.named += 1;
            let rule = refusal.rule();
            let fits = rules.contains(&rule) || waits_for == Some(rule);
            self.hold(Law::RefusalsNameTheirRule, fits, || {
                let order = notation::to_text(order).unwrap_or_default();
                format!("{order} is refused by {rule}, which it cannot break: {refusal:?}")
            })?;
        }
        Ok(())
    }
}
