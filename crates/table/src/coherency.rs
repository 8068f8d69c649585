//! Coherency: which models are too far from their unit. Two rules are supported: everyone within a distance of a
//! leader, or everyone within a distance of another model, so that all form one chain. The caller supplies the distance
//! between two models (in plan, in space, base to base or body to body).

use crate::Arrange;

/// Someone out of coherency, and by how much.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Straggler {
    /// Which of the models.
    pub who: usize,
    /// How far from the leader, or from the nearest model of the largest chain.
    pub distance: f64,
    /// How much of that is too much.
    pub over: f64,
}

/// Lengths this much over a limit still count as equal to it: measuring is not finer.
const EQUAL: f64 = 1e-9;

/// The models farther than `limit` from their leader. `distance` is called with indices below `count`.
pub fn out_of_leash(
    count: usize,
    leader: usize,
    limit: f64,
    mut distance: impl FnMut(usize, usize) -> f64,
) -> Vec<Straggler> {
    let others = (0..count).filter(|it| *it != leader);
    let measured = others.map(|who| (who, distance(leader, who)));
    let too_far = measured.filter(|(_, distance)| *distance > limit + EQUAL);
    too_far.map(|(who, distance)| Straggler { who, distance, over: distance - limit }).collect()
}

/// The chains that models form when each must be within a distance of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chains {
    chains: Vec<Vec<usize>>,
}

impl Chains {
    /// Links every pair within `limit` of each other. `distance` is called with indices below `count`.
    pub fn new(count: usize, limit: f64, mut distance: impl FnMut(usize, usize) -> f64) -> Chains {
        let mut unlinked: Vec<usize> = (0..count).collect();
        let mut chains = Vec::new();
        while !unlinked.is_empty() {
            let mut chain = vec![unlinked.remove(0)];
            let mut next = 0;
            while next < chain.len() {
                let here = chain[next];
                next += 1;
                let (near, far) = unlinked.iter().partition(|it| distance(here, **it) <= limit + EQUAL);
                unlinked = far;
                chain.extend::<Vec<usize>>(near);
            }
            chain.sort_unstable();
            chains.push(chain);
        }
        chains.arrange_by_key(|it: &Vec<usize>| (std::cmp::Reverse(it.len()), it[0]));
        Chains { chains }
    }

    /// The chains, largest first, then by their lowest number; everyone is in exactly one.
    #[must_use]
    pub fn all(&self) -> &[Vec<usize>] {
        &self.chains
    }

    /// True when all models form one chain, or there are none.
    #[must_use]
    pub fn is_one(&self) -> bool {
        self.chains.len() <= 1
    }

    /// Everyone outside the largest chain (the first of equals), with how far they are from its nearest model.
    pub fn stragglers(&self, limit: f64, mut distance: impl FnMut(usize, usize) -> f64) -> Vec<Straggler> {
        let Some((largest, rest)) = self.chains.split_first() else { return Vec::new() };
        let mut out: Vec<Straggler> = Vec::new();
        for who in rest.iter().flatten().copied() {
            let distance = largest.iter().map(|it| distance(who, *it)).fold(f64::INFINITY, f64::min);
            out.push(Straggler { who, distance, over: (distance - limit).max(0.0) });
        }
        out.arrange_by_key(|it| it.who);
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bases of one inch along a line, measured edge to edge.
    fn line(places: &[f64]) -> impl Fn(usize, usize) -> f64 + '_ {
        |a, b| ((places[a] - places[b]).abs() - 1.0).max(0.0)
    }

    #[test]
    fn a_leader_holds_everyone_on_a_leash() {
        let places = [0.0, 7.0, 7.5, 3.0];
        let out = out_of_leash(4, 0, 6.0, line(&places));
        assert_eq!(out, [Straggler { who: 2, distance: 6.5, over: 0.5 }], "six inches exactly is within six inches");
        assert!(out_of_leash(1, 0, 6.0, line(&places)).is_empty());
    }

    #[test]
    fn a_chain_needs_only_its_links() {
        let places = [0.0, 8.0, 4.0];
        assert!(Chains::new(3, 3.0, line(&places)).is_one(), "0 to 4 to 8, three inches between bases");
        assert!(!Chains::new(2, 3.0, line(&places)).is_one());
        assert!(Chains::new(0, 3.0, line(&places)).is_one());
    }

    #[test]
    fn a_broken_chain_names_the_smaller_part() {
        let places = [0.0, 20.0, 3.0, 24.5, 21.0];
        let chains = Chains::new(5, 3.0, line(&places));
        assert_eq!(chains.all(), [vec![1, 3, 4], vec![0, 2]]);
        let out = chains.stragglers(3.0, line(&places));
        assert_eq!(out[0], Straggler { who: 0, distance: 19.0, over: 16.0 });
        assert_eq!(out[1], Straggler { who: 2, distance: 16.0, over: 13.0 });
    }
}
