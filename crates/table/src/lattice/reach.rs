//! Reach by steps from cube to cube.
//!
//! The caller supplies the cost of each step (or forbids it), and the cheapest way to every cube within a limit is
//! found. Costs are small integers, so cubes wait in one queue per cost and nothing is sorted.

use super::{Cube, Gait, Lattice, Opening};

/// The cubes within reach of a start, with what each costs and the way there.
#[derive(Clone, Debug)]
pub struct CubeReach<'a> {
    lattice: &'a Lattice,
    costs: Vec<u8>,
    from: Vec<u16>,
}

const UNREACHED: u8 = u8::MAX;
/// The longest limit that is worked out; longer ones are cut to it.
const LONGEST: u8 = u8::MAX - 1;

impl Lattice {
    /// Everything within so many steps of a start.
    #[must_use]
    pub fn reach(&self, start: Cube, limit: u8, gap: Opening, gait: Gait) -> CubeReach<'_> {
        self.reach_at_cost(start, limit, gap, gait, |_, _| Some(1))
    }

    /// Everything within a limit of a start when the caller prices each step from one cube to the next; `None` forbids
    /// it. Limits are cut to 254. A start off the board reaches nothing.
    pub fn reach_at_cost(
        &self,
        start: Cube,
        limit: u8,
        gap: Opening,
        gait: Gait,
        mut price: impl FnMut(Cube, Cube) -> Option<u8>,
    ) -> CubeReach<'_> {
        let limit = limit.min(LONGEST);
        let mut reach = CubeReach { lattice: self, costs: vec![UNREACHED; self.cubes()], from: vec![0; self.cubes()] };
        let mut queues: Vec<Vec<u16>> = vec![Vec::new(); usize::from(limit) + 1];
        if let Some(index) = self.index(start) {
            reach.costs[index] = 0;
            reach.from[index] = index as u16;
            queues[0].push(index as u16);
        }
        for cost in 0..=limit {
            let mut next = 0;
            while let Some(here) = queues[usize::from(cost)].get(next).map(|it| usize::from(*it)) {
                next += 1;
                if reach.costs[here] == cost {
                    reach.step_on(here, limit, gap, gait, &mut price, &mut queues);
                }
            }
        }
        reach
    }
}

impl CubeReach<'_> {
    fn step_on(
        &mut self,
        here: usize,
        limit: u8,
        gap: Opening,
        gait: Gait,
        price: &mut impl FnMut(Cube, Cube) -> Option<u8>,
        queues: &mut [Vec<u16>],
    ) {
        let lattice = self.lattice;
        for there in lattice.step_indices(here, gap, gait) {
            let (Some(one), Some(next)) = (lattice.cube(here), lattice.cube(there)) else { continue };
            let Some(total) = price(one, next).and_then(|it| self.costs[here].checked_add(it)) else { continue };
            if total <= limit && total < self.costs[there] {
                self.costs[there] = total;
                self.from[there] = here as u16;
                queues[usize::from(total)].push(there as u16);
            }
        }
    }

    /// What the cheapest way to a cube costs; `None` out of reach.
    #[must_use]
    pub fn cost_to(&self, cube: Cube) -> Option<u8> {
        let cost = self.costs[self.lattice.index(cube)?];
        (cost != UNREACHED).then_some(cost)
    }

    /// The cubes on the cheapest way, start and end included; `None` out of reach.
    #[must_use]
    pub fn path_to(&self, cube: Cube) -> Option<Vec<Cube>> {
        self.cost_to(cube)?;
        let mut at = self.lattice.index(cube)?;
        let mut path = vec![cube];
        while usize::from(self.from[at]) != at {
            at = usize::from(self.from[at]);
            path.extend(self.lattice.cube(at));
        }
        path.reverse();
        Some(path)
    }

    /// Every cube within reach, the start included, in the order of their numbers.
    pub fn cubes(&self) -> impl Iterator<Item = (Cube, u8)> + '_ {
        let reached = self.costs.iter().enumerate().filter(|(_, cost)| **cost != UNREACHED);
        reached.filter_map(|(index, cost)| self.lattice.cube(index).map(|it| (it, *cost)))
    }
}
