//! The value of a position: the chance to win, estimated from its features.

use std::fmt;

use battle::{
    Feature, Features, Outcome, Seat, Style, Styles, Tactics,
    tactics::{Learned, Weights},
};

/// Weights set by hand are in thousandths, all others in millionths.
const THOUSANDTH: i64 = 1_000;

/// A weighted sum of features, mapped to a chance to win by the logistic function. A finished battle has its result as
/// value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The weights by the first turn they apply to, in millionths of a unit of log odds.
    phases: Vec<(u32, Vec<i64>)>,
    /// How features are weighed.
    style: Style,
    /// An offset, so that a style does not change the value of the position it starts from.
    shift: i64,
}

impl Evaluation {
    /// The weights set by hand in the game's own table of features.
    #[must_use]
    pub fn by_hand<S: Tactics>() -> Evaluation {
        Evaluation::usual(vec![(0, S::FEATURES.iter().map(|it| THOUSANDTH * i64::from(it.weight)).collect())])
    }

    /// The weights of a strategist's first evaluation, as the game chooses them.
    #[must_use]
    pub fn first_look<S: Tactics>() -> Evaluation {
        match S::FORESIGHT.weights {
            Weights::ByHand => Evaluation::by_hand::<S>(),
            Weights::ByHandWithProspects => {
                let mut evaluation = Evaluation::by_hand::<S>();
                let prospects = S::PROSPECTS.iter().map(|it| THOUSANDTH * i64::from(it.weight));
                evaluation.phases.iter_mut().for_each(|it| it.1.extend(prospects.clone()));
                evaluation
            }
            Weights::Learned => Evaluation::learned::<S>(),
        }
    }

    /// The weights learned from battles, of features and prospects; those set by hand where nothing was learned.
    #[must_use]
    pub fn learned<S: Tactics>() -> Evaluation {
        let weights = |it: &Learned| it.weights.iter().map(|it| i64::from(*it)).collect();
        let phases: Vec<(u32, Vec<i64>)> = S::LEARNED.iter().map(|it| (it.from, weights(it))).collect();
        if phases.is_empty() { Evaluation::by_hand::<S>() } else { Evaluation::usual(phases) }
    }

    /// Other weights for the same features.
    ///
    /// # Errors
    /// If there is not one for each.
    pub fn weighing<S: Tactics>(weights: Vec<i32>) -> Result<Evaluation, WrongWeights> {
        Evaluation::by_phase::<S>(vec![(0, weights)])
    }

    /// Other weights, each set from a turn on: for all features, or for all features and prospects.
    ///
    /// # Errors
    /// If there is not one for each.
    pub fn by_phase<S: Tactics>(phases: Vec<(u32, Vec<i32>)>) -> Result<Evaluation, WrongWeights> {
        let (features, prospects) = (S::FEATURES.len(), S::PROSPECTS.len());
        let wrong = phases.iter().map(|it| it.1.len()).find(|it| *it != features && *it != features + prospects);
        match wrong {
            Some(found) => Err(WrongWeights { found, expected: features }),
            None => {
                let exact = |it: Vec<i32>| it.into_iter().map(|it| THOUSANDTH * i64::from(it)).collect();
                Ok(Evaluation::usual(phases.into_iter().map(|(from, weights)| (from, exact(weights))).collect()))
            }
        }
    }

    fn usual(phases: Vec<(u32, Vec<i64>)>) -> Evaluation {
        Evaluation { phases, style: Style::BALANCED, shift: 0 }
    }

    /// The same with the style of whoever carries out this plan applied to all changes from this position. `None` if
    /// everybody has the balanced style.
    pub(crate) fn of_plan<S: Tactics>(
        &self,
        system: &S,
        (here, seat): (&S::State, Seat),
        plan: &S::Plan,
        styles: &Styles,
    ) -> Option<Evaluation> {
        let wanted = *styles != Styles::BALANCED;
        wanted.then(|| {
            let mut own = Evaluation { style: styles.of(system.role(here, plan)), ..self.clone() };
            own.shift += self.log_odds(system, here, seat) - own.log_odds(system, here, seat);
            own
        })
    }

    /// The chance of this seat to win from here, a draw counting half.
    pub fn chance<S: Tactics>(&self, system: &S, state: &S::State, seat: Seat) -> f64 {
        if let Some(outcome) = system.outcome(state) {
            return result(&outcome, seat);
        }
        1.0 / (1.0 + libm::exp(self.log_odds(system, state, seat) as f64 / -1e6))
    }

    fn log_odds<S: Tactics>(&self, system: &S, state: &S::State, seat: Seat) -> i64 {
        self.shift + self.terms(system, state, seat).iter().sum::<i64>()
    }

    /// What each feature, and each prospect if weighed, adds to a seat's log odds to win, in millionths.
    pub fn terms<S: Tactics>(&self, system: &S, state: &S::State, seat: Seat) -> Vec<i64> {
        let turn = system.turn(state).unwrap_or(0);
        let phase = self.phases.iter().rev().find(|it| it.0 <= turn).or(self.phases.first());
        let weights = phase.map_or(&[][..], |it| &it.1);
        let mut features = Features::new();
        system.features(state, seat, &mut features);
        if weights.len() > S::FEATURES.len() {
            system.prospects(state, seat, &mut features);
        }
        let counted = features.sides().iter().zip(S::FEATURES.iter().chain(S::PROSPECTS)).zip(weights);
        let term = |(((own, enemies), feature), weight): ((&(i32, i32), &Feature), &i64)| {
            let shares = feature.aspect.shares(self.style);
            (i64::from(*own) * shares.0 - i64::from(*enemies) * shares.1) * weight / 100
        };
        counted.map(term).collect()
    }
}

/// A first place that not everybody shares is a win (a team wins together); one that everybody shares is half of it.
fn result(outcome: &Outcome, seat: Seat) -> f64 {
    match outcome.places.get(seat.index()) {
        Some(1) if outcome.is_draw() => 0.5,
        Some(1) => 1.0,
        Some(_) | None => 0.0,
    }
}

/// Weights that do not fit the features of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WrongWeights {
    /// Weights given.
    pub found: usize,
    /// Features there are.
    pub expected: usize,
}

impl fmt::Display for WrongWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} weights for {} features", self.found, self.expected)
    }
}

impl std::error::Error for WrongWeights {}
