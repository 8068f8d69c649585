//! Plays its best plans on, many times, and gives more of its time to those that go well.
//!
//! First it weighs every plan as the tactician does, by exact odds to the end of the plan. The best of them are then played
//! on with dice, plan by plan and with the same luck for all, as both sides would go on (as tacticians, or with the plans that
//! rank first: whichever suits the game), in battles its view allows. Where they are left, they are judged by what was learned
//! from how battles ended. Only what happens after a plan is taken from these play-outs: how the plan itself goes, the odds
//! know better than any sample. Half of the plans are dropped when an equal share of the time is used up, and so on until
//! two are left (sequential halving), or one is so far ahead that no luck will change it. The first look keeps its weight,
//! so that little time makes a tactician of it.

use battle::{
    Styles, Tactics,
    tactics::{Depth, Foresight},
};
use dice::Seeded;

use crate::{
    Budget, Evaluation, Kind, Limit, Player, SeatAt,
    candidates::{Candidate, candidates, weigh},
    following::Following,
    playout::Playout,
    rollout::{Played, Rollout},
};

/// A player that looks ahead.
pub struct Strategist<S: Tactics> {
    mind: Seeded,
    thought: Thought,
    following: Following<S>,
}

/// How it weighs plans.
pub(crate) struct Thought {
    /// By what plans are weighed, its own and those of others.
    pub evaluation: Evaluation,
    /// By what play-outs are judged where they are left.
    pub judge: Evaluation,
    pub foresight: Foresight,
    pub styles: Styles,
}

impl<S: Tactics> Strategist<S> {
    /// One that values positions and looks ahead as suits the game.
    #[must_use]
    pub fn new(mind: Seeded) -> Strategist<S> {
        Strategist::with(mind, Evaluation::by_hand::<S>(), Evaluation::learned::<S>(), S::FORESIGHT)
    }

    /// One that does either otherwise.
    #[must_use]
    pub fn with(mind: Seeded, evaluation: Evaluation, judge: Evaluation, foresight: Foresight) -> Strategist<S> {
        let thought = Thought { evaluation, judge, foresight, styles: Styles::BALANCED };
        Strategist { mind, thought, following: Following::none() }
    }

    /// The same in these styles.
    #[must_use]
    pub fn styled(mut self, styles: Styles) -> Strategist<S> {
        self.thought.styles = styles;
        self
    }

    /// The plan whose orders it gives at present.
    #[must_use]
    pub fn plan(&self) -> Option<&S::Plan> {
        self.following.plan()
    }
}

impl Thought {
    /// The plans that were played on longest, the one that went best first; none if there is no time for a thought.
    pub fn ranked<S: Tactics>(
        &self,
        at: &SeatAt<'_, S>,
        mind: &mut Seeded,
        world: S::State,
        limit: Limit<'_>,
    ) -> Vec<Rival<S::Plan>> {
        let mut budget = Budget::new(limit);
        if budget.is_spent() {
            return Vec::new();
        }
        let mut rivals = self.first_look(at, &world, mind, &mut budget);
        let Foresight { ahead, replies, .. } = self.foresight;
        let rollout = Rollout {
            system: at.system(),
            evaluation: &self.evaluation,
            judge: &self.judge,
            seat: at.seat(),
            ahead,
            replies,
        };
        let (mut world, start) = (world, budget.share());
        let rounds = rivals.len().next_power_of_two().trailing_zeros();
        'thought: for round in 1..=rounds {
            let until = start + (1.0 - start) * f64::from(round) / f64::from(rounds);
            while !budget.is_spent() && budget.share() < until {
                let luck = Seeded::from_u64(u64::from(mind.below(u32::MAX)));
                let played = play_on(&rollout, &world, &rivals, &luck, &mut budget);
                // A play-out that not all rivals had would favour some.
                if played.len() == rivals.len() {
                    rivals.iter_mut().zip(played).for_each(|(it, played)| it.count(played));
                }
                if is_clear(&rivals) {
                    break 'thought;
                }
                world = at.system().imagine(at.view(), mind);
            }
            if round < rounds {
                rivals.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
                rivals.truncate(rivals.len().div_ceil(2));
            }
        }
        rivals.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        rivals
    }

    /// The plans that look best by the exact odds to their end, best first. Of one plan nothing has to be known.
    fn first_look<S: Tactics>(
        &self,
        at: &SeatAt<'_, S>,
        world: &S::State,
        mind: &Seeded,
        budget: &mut Budget<'_>,
    ) -> Vec<Rival<S::Plan>> {
        let Depth { plans, outcomes, replies, trust, .. } = self.foresight.first;
        let mut all = candidates(at.system().plans_in(world, plans, &self.styles), trust);
        let own = |it: &Evaluation, plan: &S::Plan| it.of_plan(at.system(), (world, at.seat()), plan, &self.styles);
        all.iter_mut().for_each(|it| it.own = own(&self.evaluation, &it.plan));
        if all.len() > 1 {
            let (system, evaluation, seat) = (at.system(), &self.evaluation, at.seat());
            let playout = Playout { system, evaluation, seat, outcomes, replies };
            let weighed = weigh(&playout, world, &all, mind, budget);
            all.truncate(weighed.len().max(1));
            all.iter_mut().zip(weighed).for_each(|(it, worth)| it.worth = worth);
        }
        let weight = f64::from(self.foresight.weight);
        let mut rivals: Vec<Rival<_>> = Vec::new();
        for it in all.into_iter().map(|it| Rival::new(it, weight)) {
            // What comes to the same in every way is the same, whatever the orders.
            if rivals.iter().all(|other| (other.odds - it.odds).abs() > SAME) {
                rivals.push(it);
            }
        }
        rivals.sort_by(|a, b| b.worth().total_cmp(&a.worth()));
        rivals.truncate(self.foresight.rivals.max(1));
        if rivals.len() > 1 {
            for it in &mut rivals {
                it.judge = own(&self.judge, &it.plan);
                let evaluation = it.judge.as_ref().unwrap_or(&self.judge);
                let playout = Playout { system: at.system(), evaluation, seat: at.seat(), outcomes, replies };
                let odds = playout.worth(world, &it.plan, &mut mind.clone(), budget);
                odds.into_iter().for_each(|odds| it.judged(odds));
            }
        }
        rivals
    }
}

/// Plans whose odds differ by less lead to the same.
const SAME: f64 = 1e-9;
/// How many play-outs there must be before one may be far enough ahead, and by how many standard errors.
const CLEAR: (f64, f64) = (24.0, 4.0);

/// Whether the best is so far ahead of all others that more play-outs would not change it, or they all come to the same.
fn is_clear<P>(rivals: &[Rival<P>]) -> bool {
    let Some(best) = rivals.iter().max_by(|a, b| a.worth().total_cmp(&b.worth())) else { return true };
    let behind = |it: &Rival<P>| best.worth() - it.worth() >= CLEAR.1 * libm::sqrt(best.doubt() + it.doubt());
    best.played >= CLEAR.0 && rivals.iter().all(|it| std::ptr::eq(it, best) || behind(it))
}

/// A plan that is played on.
pub(crate) struct Rival<P> {
    pub plan: P,
    /// The expected chance to win when it is done, by the odds.
    odds: f64,
    /// What play-outs added to that, summed up, with what the first look made of it for as many as that is worth.
    gained: f64,
    /// The same squared.
    squares: f64,
    /// How many they were.
    played: f64,
    /// How whoever carries it out judges where it leads, where that is not the usual.
    judge: Option<Evaluation>,
}

impl<P> Rival<P> {
    fn new(candidate: Candidate<P>, weight: f64) -> Rival<P> {
        let Candidate { plan, credit, worth, .. } = candidate;
        Rival {
            plan,
            odds: worth,
            gained: weight * credit,
            squares: weight * credit * credit,
            played: weight,
            judge: None,
        }
    }

    /// Goes on from the odds as whoever judges play-outs sees them.
    fn judged(&mut self, odds: f64) {
        let first = self.worth() - odds;
        (self.odds, self.gained, self.squares) = (odds, self.played * first, self.played * first * first);
    }

    /// Counts what a play-out brought after the plan was done.
    fn count(&mut self, Played { done, left }: Played) {
        self.gained += left - done;
        self.squares += (left - done) * (left - done);
        self.played += 1.0;
    }

    /// What it promises.
    pub fn worth(&self) -> f64 {
        self.odds + self.followed()
    }

    /// What the first look and the play-outs say of what follows.
    pub fn followed(&self) -> f64 {
        if self.played > 0.0 { self.gained / self.played } else { 0.0 }
    }

    /// How far that may be off: the variance of its mean.
    fn doubt(&self) -> f64 {
        let mean = self.followed();
        if self.played > 0.0 { (self.squares / self.played - mean * mean).max(0.0) / self.played } else { 1.0 }
    }
}

/// One play-out of each rival with the same luck, in order, as far as the budget goes.
fn play_on<S: Tactics>(
    rollout: &Rollout<'_, S>,
    world: &S::State,
    rivals: &[Rival<S::Plan>],
    luck: &Seeded,
    budget: &mut Budget<'_>,
) -> Vec<Played> {
    let play = |it: &Rival<S::Plan>| {
        let rollout = Rollout { judge: it.judge.as_ref().unwrap_or(rollout.judge), ..*rollout };
        rollout.play(world, &it.plan, &mut luck.clone(), budget)
    };
    rivals.iter().map_while(play).collect()
}

impl<S: Tactics + 'static> Strategist<S> {
    /// The kind, for every system that has tactics.
    #[must_use]
    pub fn kind() -> Kind<S> {
        Kind {
            name: "strategist",
            about: "plays its best plans on many times before it decides",
            sit: |mind, styles| Box::new(Strategist::new(mind).styled(styles)),
            styles: Some(Styles::BALANCED),
        }
    }
}

impl<S: Tactics> Player<S> for Strategist<S> {
    fn name(&self) -> &'static str {
        "strategist"
    }

    fn choose(&mut self, at: &SeatAt<'_, S>, limit: Limit<'_>) -> S::Order {
        let thought = &self.thought;
        let best = |mind: &mut Seeded, world| thought.ranked(at, mind, world, limit).into_iter().next();
        self.following.choose(at, &mut self.mind, |mind, world| best(mind, world).map(|it| it.plan))
    }
}

#[cfg(test)]
mod tests {
    use super::{Candidate, Played, Rival, is_clear};

    /// A plan with these odds by its first look, and what so many play-outs of each kind brought.
    fn rival(odds: f64, weight: f64, gains: &[f64], times: usize) -> Rival<()> {
        let mut rival = Rival::new(Candidate { plan: (), credit: 0.0, worth: odds, own: None }, weight);
        for gain in gains.iter().cycle().take(gains.len() * times) {
            rival.count(Played { done: 0.5, left: 0.5 + gain });
        }
        rival
    }

    #[test]
    fn a_choice_is_clear_when_luck_cannot_turn_it() {
        let far = [rival(0.7, 0.0, &[0.1, -0.1], 20), rival(0.4, 0.0, &[0.1, -0.1], 20)];
        assert!(is_clear(&far), "three tenths apart, give or take two hundredths");
        let early = [rival(0.7, 0.0, &[0.1, -0.1], 4), rival(0.4, 0.0, &[0.1, -0.1], 4)];
        assert!(!is_clear(&early), "eight play-outs are none");
        let near = [rival(0.52, 0.0, &[0.4, -0.4], 20), rival(0.5, 0.0, &[0.4, -0.4], 20)];
        assert!(!is_clear(&near), "two hundredths apart, give or take nine");
        let third =
            [rival(0.7, 0.0, &[0.1, -0.1], 20), rival(0.4, 0.0, &[0.0], 40), rival(0.69, 0.0, &[0.1, -0.1], 20)];
        assert!(!is_clear(&third), "the third is near");
        assert!(is_clear(&[rival(0.9, 0.0, &[0.1], 30), rival(0.8, 0.0, &[0.2], 30)]), "all lead to the same");
    }

    #[test]
    fn the_first_look_counts_for_little_when_much_was_played() {
        let mut rival = rival(0.7, 4.0, &[], 0);
        rival.judged(0.5);
        assert!((rival.worth() - 0.7).abs() < 1e-12, "nothing was played yet");
        (0..4).for_each(|_| rival.count(Played { done: 0.5, left: 0.5 }));
        assert!((rival.worth() - 0.6).abs() < 1e-12, "as many play-outs as the first look is worth");
        (0..392).for_each(|_| rival.count(Played { done: 0.5, left: 0.5 }));
        assert!((rival.worth() - 0.502).abs() < 1e-12);
    }
}
