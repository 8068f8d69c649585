//! Pools of dice that were rolled: what they showed, what each die needed, and why there were so many.

use battle::{Arg, Breakdown, Line};
use catalogue::RuleId;
use leptos::prelude::*;

use super::made::Waterfall;
use crate::panels::orders::strip::{Pool, needs};
use crate::session::LogEntry;
use crate::words::say;

/// How many dice a pool has, with the reasons.
fn number(pool: &Line) -> Option<Breakdown> {
    if let Some(Arg::Because(number)) = pool.arg("dice") { Some(number.clone()) } else { None }
}

/// The same of every pool of a line.
pub fn numbers(told: &LogEntry) -> Vec<Breakdown> {
    told.pools().into_iter().filter_map(number).collect()
}

/// Every pool of a line: its faces in words, its dice, and how their number is made; the chance stands with the first.
#[component]
pub fn Pools(told: LogEntry, read: RwSignal<Option<RuleId>>) -> impl IntoView {
    let mut chance = told.tally.map(|it| it.chance);
    let pools = told.pools().into_iter().filter_map(|pool| {
        let (number, on) = (number(pool)?, needs(pool)?);
        let (words, count, chance) = (say(pool), number.total(), chance.take());
        Some(view! {
            <div class="test" data-test="why-pool"><Pool count needs=on/><span class="cap"><b>{words}</b></span></div>
            <Waterfall number read chance/>
        })
    });
    pools.collect_view()
}
