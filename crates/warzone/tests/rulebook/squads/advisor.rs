//! Advisors: on their own, or attached to a squad they do not lead.

use battle::System;
use catalogue::rule;
use warzone::{Edge, ModelId, Morale, Opening, Order, Setup, SquadId, State, Step, Test, Warzone};

use crate::support::{Game, Trooper, needs, scene, shoot, trooper, why};

fn advisor() -> Trooper {
    trooper().line("5 12 12 8 8 12 18 1 12").skill(rule!("wz.skill.advisor.joining"), None)
}

/// A shooter of seat 0 before a squad of seat 1, its models in a row and the Advisor behind the last.
fn advised(squad: &Trooper, advisor: &Trooper, models: usize) -> Setup {
    let row: Vec<_> = (0..models).map(|it| (20. + 3.4 * it as f64, 35., 0)).collect();
    let mut setup = scene()
        .squad(0, &trooper().armed(&["gun 24 12 2 0 Piercing A"]), &[(20., 20., 180)])
        .squad(1, squad, &row)
        .squad(1, advisor, &[(20. + 3.4 * models as f64, 35., 0)])
        .setup();
    setup.forces[1].units[1].joins = Some(0);
    setup
}

fn start(setup: &Setup) -> State {
    Warzone.start(setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

fn shot_at(setup: &Setup) -> Game {
    let mut game = Game { state: start(setup) };
    game.give(0, Order::Begin, []);
    game.activate(0);
    game
}

/// wz.skill.advisor.joining: he is one of the squad, or a squad of his own; he joins Troops or Support.
#[test]
fn an_advisor_is_of_the_squad_he_joins() {
    let mut setup = advised(&trooper(), &advisor(), 3);
    assert_eq!(start(&setup).members(SquadId(1)).count(), 4);
    setup.forces[1].units[1].joins = None;
    let alone = start(&setup);
    assert_eq!(alone.squad(SquadId(2)).commander, Some(ModelId(4)), "on his own he leads himself");
    assert_eq!(alone.leadership(ModelId(4)).unwrap().to_string(), "18@wz.stat.ld");
    setup.forces[1].units[1].joins = Some(0);
    setup.forces[1].units[0].category = "lord".into();
    let faults = Warzone.start(&setup).expect_err("a Lord is not advised");
    assert_eq!(faults[0].rule.unwrap().name(), "wz.skill.advisor.joining");
}

/// wz.skill.advisor.joining: how the squad deploys is its Commander's matter.
#[test]
fn an_advisor_deploys_with_the_squad() {
    let infiltrate = rule!("wz.skill.infiltrate.timing");
    for (squad, adviser, able) in
        [(trooper().skill(infiltrate, None), advisor(), true), (trooper(), advisor().skill(infiltrate, None), false)]
    {
        let mut setup = advised(&squad, &adviser, 2);
        setup.opening = Opening::BattleLine;
        let mut game = crate::deployment::setting_up_on(setup, []);
        game.give(0, Order::TakeEdge { edge: Edge::North }, []);
        game.give(1, Order::TakeEdge { edge: Edge::South }, []);
        game.give(0, crate::deployment::set_up(0, &[(20., 3.)]), []);
        assert_eq!(game.refused_or_fine(Order::HoldBack { squad: SquadId(1) }).is_none(), able);
    }
}

/// wz.skill.advisor.limits: never (Acting) Commander while another is left, no part in Get the Gun, the squad's LD.
#[test]
fn an_advisor_never_leads() {
    let mut game = shot_at(&advised(&trooper(), &advisor(), 3));
    assert_eq!(game.squad(1).commander, Some(ModelId(1)));
    assert_eq!(game.state.leadership(ModelId(4)).unwrap().to_string(), "14@wz.skill.advisor.limits");
    game.give(0, shoot(&[1, 1]), [5, 13, 20]);
    assert_eq!(game.refused_by(Order::Name { model: ModelId(4) }), "wz.skill.advisor.limits");
    game.give(1, Order::Name { model: ModelId(3) }, []);
}

/// wz.skill.advisor.limits: unless he is the last.
#[test]
fn the_last_of_the_squad_leads_himself() {
    let mut game = shot_at(&advised(&trooper().skill(rule!("wz.skill.fearless"), None), &advisor(), 1));
    game.give(0, shoot(&[1, 1]), [5, 13, 20, 1]);
    assert_eq!(game.squad(1).commander, Some(ModelId(2)));
}

/// wz.skill.advisor.limits: a gunner falls beside him, and the gun is lost.
#[test]
fn an_advisor_saves_no_gun() {
    let fall = |with_comrade: bool| {
        let mut setup = advised(&trooper(), &advisor(), 3);
        let gun = scene().squad(0, &trooper().armed(&["gun 30 14 3 1 Piercing S"]), &[(1., 1., 0)]).setup();
        setup.forces[1].units[0].models[2].weapons = gun.forces[0].units[0].models[0].weapons.clone();
        if !with_comrade {
            let Opening::Position { stands, .. } = &mut setup.opening else { unreachable!() };
            stands[2].at = crate::support::at(16., 35.);
        }
        let mut game = shot_at(&setup);
        game.give(0, shoot(&[3, 3]), [5, 13, 20]);
        game
    };
    let game = fall(true);
    assert!(matches!(game.top(), Step::GetTheGun { .. }));
    assert_eq!(game.refused_by(Order::Take { model: ModelId(4) }), "wz.skill.advisor.limits");
    assert!(!matches!(fall(false).top(), Step::GetTheGun { .. }), "only the Advisor is near");
}

/// wz.skill.advisor.squad-tests, both examples: Fearless counts if the Commander has it.
#[test]
fn the_commanders_skills_count_for_the_squad() {
    let fearless = rule!("wz.skill.fearless");
    let mut brave = shot_at(&advised(&trooper().skill(fearless, None), &advisor(), 3));
    brave.give(0, shoot(&[2, 3]), [5, 5, 20, 20]);
    assert_eq!(brave.squad(1).morale, Morale::Steady, "half is gone, and nobody tests");
    let mut game = shot_at(&advised(&trooper(), &advisor().skill(fearless, None), 3));
    let events = game.give(0, shoot(&[2, 3]), [5, 5, 20, 20, 15]);
    assert_eq!(why(&events, Test::Pinning), "14@wz.stat.ld");
    assert_eq!(game.squad(1).morale, Morale::Pinned, "the Advisor with it");
}

/// wz.skill.advisor.squad-tests: a reroll of the Advisor's own is not the squad's.
#[test]
fn an_advisors_backbone_is_his_own() {
    let backbone = rule!("wz.bauhaus.skill.hussars.backbone-of-bauhaus");
    let mut lent = shot_at(&advised(&trooper(), &advisor().skill(backbone, None), 3));
    assert_eq!(needs(&lent.give(0, shoot(&[2, 3]), [5, 5, 20, 20, 15]), Test::Pinning), [14]);
    let mut own = shot_at(&advised(&trooper().skill(backbone, None), &advisor(), 3));
    assert_eq!(needs(&own.give(0, shoot(&[2, 3]), [5, 5, 20, 20, 15, 15]), Test::Pinning), [14, 14]);
}
