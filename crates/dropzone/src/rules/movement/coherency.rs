//! Coherency (`dc.move.coherency`): a squad's units form one chain, measured between their nearest edges.

use table::{Body, coherency::Chains};

use crate::{
    Coherency, SquadId, State,
    rules::measuring::{HAIR, body, gap},
};

/// Whether a squad is in coherency. Infantry in a feature always is (`dc.infantry.coherency-inside`), and so is a Transport.
pub(crate) fn is_coherent(state: &State, squad: SquadId) -> bool {
    let bodies: Vec<Body> = state.living(squad).filter_map(|it| body(state, it)).collect();
    holds(state, squad, &bodies)
}

/// How far apart units of a squad may be; none: as far as they like.
fn limit(state: &State, squad: SquadId) -> Option<f64> {
    match state.squad_profile(squad).coherency {
        Coherency::BaseToBase => Some(1.0),
        Coherency::Standard => Some(3.0),
        Coherency::Wide => Some(6.0),
        Coherency::Open => None,
    }
}

/// How far these bodies of a squad are from one chain: the inches by which its shortest links are too long.
pub(crate) fn too_far(state: &State, squad: SquadId, bodies: &[Body]) -> f64 {
    let Some(limit) = limit(state, squad) else { return 0.0 };
    let (mut linked, mut apart) = (vec![0], (1..bodies.len()).collect::<Vec<usize>>());
    let mut over = 0.0;
    while !apart.is_empty() {
        let nearest =
            |it: &usize| linked.iter().map(|one| gap(&bodies[*one], &bodies[*it])).fold(f64::INFINITY, f64::min);
        let far: Vec<f64> = apart.iter().map(nearest).collect();
        let next = (1..far.len()).fold(0, |best, at| if far[at] < far[best] { at } else { best });
        over += (far[next] - limit).max(0.0);
        linked.push(apart.swap_remove(next));
    }
    over
}

/// Whether these bodies of a squad form one chain.
pub(crate) fn holds(state: &State, squad: SquadId, bodies: &[Body]) -> bool {
    let Some(limit) = limit(state, squad) else { return true };
    Chains::new(bodies.len(), limit + HAIR, |one, other| gap(&bodies[one], &bodies[other])).is_one()
}
