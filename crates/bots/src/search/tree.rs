//! The search tree of what may follow a plan; it grows during rollouts.
//!
//! A node is the sequence of plans so far, not the state: the same node is reached in many states (an open-loop tree).
//! The seat that chooses at a node takes the plan that worked best for it so far, with an exploration bonus for plans
//! rarely tried. At first a node has one plan, the one that would be followed without a tree; with more visits it gets
//! more, generated in the state of that visit (progressive widening). The statistic of a plan is the gain in the chance
//! to win since before the plan, so that luck on the way to a node does not affect it.

use battle::{Seat, Tactics};

use crate::search::plan_orders::told;

/// How often something must have been tried to be expected.
const OFTEN: u32 = 4;

/// What may be done after one plan.
pub(crate) struct Tree<P> {
    /// The plans of each place, in the order of its ways.
    plans: Vec<Vec<P>>,
    shape: Shape,
}

/// The places of a tree and what is known of the ways that lead from them, whatever the plans are.
struct Shape {
    /// The exploration constant, in chances to win.
    exploration: f64,
    places: Vec<Place>,
    /// Its roots, by the seat that decides there.
    first: Vec<(Seat, usize)>,
}

/// Where somebody chooses.
struct Place {
    visits: u32,
    /// The number of visits at which more plans are generated, at the earliest.
    look: u32,
    ways: Vec<Way>,
}

/// Something to do at a place.
struct Way {
    tried: u32,
    /// The total gain in the chance to win of the seat that chose it.
    gained: f64,
    /// The nodes it leads to, by the seat that decides there.
    then: Vec<(Seat, usize)>,
}

/// A way taken.
#[derive(Clone, Copy)]
pub(crate) struct Taken {
    pub seat: Seat,
    place: usize,
    way: usize,
    /// The chance to win of the seat that took it, before it.
    before: f64,
}

impl<P: Clone + PartialEq> Tree<P> {
    /// Nothing known yet.
    pub fn new(exploration: f64) -> Tree<P> {
        Tree { plans: Vec::new(), shape: Shape { exploration, places: Vec::new(), first: Vec::new() } }
    }

    /// The plan of the deciding seat here, after this way; `propose` generates plans on demand, so many and best first.
    pub fn choose<S: Tactics<Plan = P>>(
        &mut self,
        system: &S,
        (state, seat): (&S::State, Seat),
        (after, before): (Option<Taken>, f64),
        propose: impl FnOnce(usize) -> Vec<P>,
    ) -> Option<(Taken, P)> {
        let place = self.shape.visit(after, seat);
        self.plans.resize_with(self.shape.places.len(), Vec::new);
        let (plans, known) = (&mut self.plans[place], &mut self.shape.places[place]);
        let mut open: Vec<usize> = (0..plans.len()).filter(|it| system.next(state, &plans[*it]).is_some()).collect();
        if known.is_narrow() || open.is_empty() {
            let new = propose(known.wanted()).into_iter().find(|it| !plans.contains(it));
            if known.widens(new.is_some()) {
                open.push(plans.len());
            }
            plans.extend(new);
        }
        let way = known.best(&open, self.shape.exploration)?;
        Some((Taken { seat, place, way, before }, plans[way].clone()))
    }

    /// Records the result of a way: the chance to win of the seat that took it, at the end.
    pub fn count(&mut self, taken: Taken, left: f64) {
        let way = &mut self.shape.places[taken.place].ways[taken.way];
        way.tried += 1;
        way.gained += left - taken.before;
    }

    /// The orders expected from here on: those of the plan tried most often, if it was tried often enough.
    pub fn expected<S: Tactics<Plan = P>>(&self, system: &S, mut state: S::State) -> Vec<S::Order> {
        let (mut line, mut then) = (Vec::new(), &self.shape.first);
        while let Some(seat) = system.decision(&state).map(|it| it.seat)
            && let Some((_, place)) = then.iter().find(|it| it.0 == seat)
        {
            let (ways, plans) = (&self.shape.places[*place].ways, &self.plans[*place]);
            let often = ways.iter().zip(plans).filter(|it| it.0.tried >= OFTEN);
            let able = often.filter(|it| system.next(&state, it.1).is_some());
            let Some((way, plan)) = able.max_by_key(|it| it.0.tried) else { break };
            line.extend(told(system, &mut state, seat, plan));
            then = &way.then;
        }
        line
    }
}

impl Shape {
    /// Comes to where a way leads if it is this seat's choice then.
    fn visit(&mut self, after: Option<Taken>, seat: Seat) -> usize {
        let new = self.places.len();
        let then = match after {
            Some(it) => &mut self.places[it.place].ways[it.way].then,
            None => &mut self.first,
        };
        let known = then.iter().find(|it| it.0 == seat).map(|it| it.1);
        if known.is_none() {
            then.push((seat, new));
            self.places.push(Place { visits: 0, look: 0, ways: Vec::new() });
        }
        let place = known.unwrap_or(new);
        self.places[place].visits += 1;
        place
    }
}

impl Place {
    /// How many plans are thought of by now.
    fn wanted(&self) -> usize {
        1 + libm::sqrt(f64::from(self.visits)) as usize
    }

    /// Whether it is time to think of another plan.
    fn is_narrow(&self) -> bool {
        self.ways.len() < self.wanted() && self.visits >= self.look
    }

    /// Has one way more if another plan was found; if not, none is looked for again soon.
    fn widens(&mut self, found: bool) -> bool {
        match found {
            true => self.ways.push(Way { tried: 0, gained: 0.0, then: Vec::new() }),
            false => self.look = self.visits + self.visits.div_ceil(2),
        }
        found
    }

    /// The way to take among those that are open: one never tried, or the best including its exploration bonus.
    fn best(&self, open: &[usize], exploration: f64) -> Option<usize> {
        let known = libm::log(f64::from(self.visits) + 1.0);
        let score = |it: usize| {
            let (tried, gained) = (f64::from(self.ways[it].tried), self.ways[it].gained);
            if tried > 0.0 { gained / tried + exploration * libm::sqrt(known / tried) } else { f64::INFINITY }
        };
        let scored = open.iter().map(|it| (score(*it), *it));
        scored.reduce(|best, it| if it.0 > best.0 { it } else { best }).map(|it| it.1)
    }
}

#[cfg(test)]
mod tests {
    use battle::{Seat, System, Tactics};
    use duel::{Duel, Plan, Setup, State, Step};

    use super::{OFTEN, Taken, Tree};

    /// Two fencers so many paces apart, and this one is to act.
    fn to_act(seat: Seat, paces: u8) -> State {
        let mut state = Duel.start(&Setup { strip: 9, ..Setup::default() }).expect("a good setup");
        (state.round, state.stances_open) = (1, true);
        state.steps = [Step::Act(seat)].into_iter().collect();
        (state.fencers[0].at, state.fencers[1].at) = (Some(2), Some(2 + paces));
        state
    }

    /// What is done in this state, of the plans that rank best.
    fn chosen(tree: &mut Tree<Plan>, state: &State, after: Option<Taken>) -> (Taken, Plan) {
        let seat = Duel.decision(state).expect("somebody is asked").seat;
        let propose = |most| Duel.plans(state, most).into_iter().map(|it| it.plan).collect();
        tree.choose(&Duel, (state, seat), (after, 0.5), propose).expect("there is always something to do")
    }

    /// Comes to the beginning of the tree so often; what is done there leads to the chance that `left` gives it.
    fn grown(state: &State, visits: u32, left: impl Fn(&Plan) -> f64) -> Tree<Plan> {
        let mut tree = Tree::new(0.15);
        for _ in 0..visits {
            let (taken, plan) = chosen(&mut tree, state, None);
            tree.count(taken, left(&plan));
        }
        tree
    }

    #[test]
    fn the_more_often_a_place_is_come_to_the_more_plans_are_thought_of() {
        let mut state = Duel.start(&Setup { seats: 4, ..Setup::default() }).expect("a good setup");
        state.round = 1;
        state.steps = [Step::Stance(Seat(0))].into_iter().collect();
        let all = Duel.plans(&state, 99).len();
        assert_eq!(all, 8, "two stances, three enemies to fight or to get away from");
        let known = |visits| grown(&state, visits, |_| 0.5).plans[0].len();
        assert_eq!([1, 2, 4, 8, 9].map(known), [1, 2, 3, 3, 4]);
        assert_eq!(known(400), all, "in the end all there are");
    }

    #[test]
    fn whoever_chooses_takes_what_went_best_and_the_rest_now_and_then() {
        let state = to_act(Seat(0), 4);
        for best in Duel.plans(&state, 3) {
            let tree = grown(&state, 300, |it| if *it == best.plan { 0.7 } else { 0.4 });
            let order = Duel.next(&state, &best.plan).expect("it can be followed");
            assert_eq!(tree.expected(&Duel, state.clone()), [order]);
            let ways = &tree.shape.places[0].ways;
            assert!(ways.iter().all(|it| it.tried > 1), "nothing is given up for one bad throw");
            let often = ways.iter().map(|it| it.tried).max().unwrap_or(0);
            assert!(often > 200, "{often} of 300");
        }
    }

    #[test]
    fn a_place_is_what_was_done_and_whose_choice_it_is_not_how_the_dice_fell() {
        let mut tree = grown(&to_act(Seat(0), 4), 1, |_| 0.5);
        let (first, _) = chosen(&mut tree, &to_act(Seat(0), 4), None);
        for paces in 1..6 {
            let (then, plan) = chosen(&mut tree, &to_act(Seat(1), paces), Some(first));
            assert!(Duel.next(&to_act(Seat(1), paces), &plan).is_some(), "{plan:?} with {paces} paces between them");
            tree.count(then, 0.5);
        }
        assert_eq!(tree.shape.places.len(), 2, "the beginning, and the place after what was done");
        assert_eq!(tree.shape.places[1].visits, 5);
        chosen(&mut tree, &to_act(Seat(0), 4), Some(first));
        assert_eq!(tree.shape.places.len(), 3, "another place where it is somebody else's choice");
    }

    #[test]
    fn what_was_hardly_tried_is_not_expected() {
        let state = to_act(Seat(0), 4);
        assert_eq!(grown(&state, OFTEN - 1, |_| 0.5).expected(&Duel, state.clone()), []);
    }
}
