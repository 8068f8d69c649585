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

/// Whether these bodies of a squad form one chain.
pub(crate) fn holds(state: &State, squad: SquadId, bodies: &[Body]) -> bool {
    let limit = match state.squad_profile(squad).coherency {
        Coherency::BaseToBase => 1.0,
        Coherency::Standard => 3.0,
        Coherency::Wide => 6.0,
        Coherency::Open => return true,
    };
    Chains::new(bodies.len(), limit + HAIR, |one, other| gap(&bodies[one], &bodies[other])).is_one()
}
