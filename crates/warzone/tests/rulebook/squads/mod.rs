//! Squads, Commanders, Coherency and Squad Special Actions.

pub(crate) mod advisor;
pub(crate) mod commanders;
pub(crate) mod joint_actions;
pub(crate) mod squad_clauses;
pub(crate) mod suppression;

use warzone::{
    Action, Event, Mark, ModelId, Order, SquadAction, SquadId, Step, Test, focus_fire_need, joint_critical,
    joint_strength,
};

use crate::support::{Game, go, hits, needs, run, scene, shoot, trooper};

/// wz.squad.coherency: LD 16 gives 8in; with the Commander lost, LD 16 - 2 gives 7in (wz.squad.commander-lost).
#[test]
fn coherency_is_half_the_commanders_leadership() {
    let led = trooper().line("5 12 12 8 8 12 16 1 12");
    let mut game = scene()
        .squad(0, &trooper().armed(&["gun 24 12 1 0 Piercing A"]), &[(20., 30., 0)])
        .squad(1, &led, &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .acting(0);
    assert_eq!(game.state.coherency(SquadId(1)).unwrap().to_string(), "16@wz.stat.ld /2@wz.def.dividing");
    game.give_kept(0, shoot(&[1]), [2, 19]);
    assert_eq!(game.top(), Step::NameCommander(SquadId(1)), "wz.squad.acting-commander");
    assert_eq!(game.refused_by(Order::Name { model: ModelId(0) }), "wz.squad.acting-commander");
    game.give(1, Order::Name { model: ModelId(3) }, []);
    assert_eq!(game.squad(1).commander, Some(ModelId(3)));
    assert_eq!(game.state.coherency(SquadId(1)).unwrap().total(), 7);
}

/// wz.squad.out-of-coherency: stragglers go first and must Run back, the one with the furthest to go before others.
#[test]
fn stragglers_run_back_first() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 10., 180), (22., 10., 180), (32., 6., 180), (36., 10., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, Order::DeclareNothing, []);
    assert!(game.model(2).marks.has(Mark::Straggler) && game.model(3).marks.has(Mark::Straggler));
    assert_eq!(game.refused_by(Order::ActivateModel { model: ModelId(0) }), "wz.squad.out-of-coherency");
    assert_eq!(game.refused_by(Order::ActivateModel { model: ModelId(2) }), "wz.squad.out-of-coherency");
    game.give(0, Order::ActivateModel { model: ModelId(3) }, []);
    assert_eq!(game.refused_by(go(32., 10., 180)), "wz.squad.out-of-coherency");
    assert_eq!(game.refused_by(run(40., 10., 180)), "wz.squad.coherency");
    game.give(0, run(28., 10., 180), []);
    assert!(!game.model(3).marks.has(Mark::Straggler));
}

/// wz.squad.out-of-coherency-engaged: Engaged out of Coherency, CC is halved, rounding up.
#[test]
fn a_lost_fighter_fights_at_half() {
    let odd = trooper().line("5 13 12 8 8 12 14 1 12");
    let mut game =
        scene().squad(0, &odd, &[(20., 10., 180), (40., 20., 180)]).squad(1, &trooper(), &[(40., 21.18, 0)]).acting(1);
    assert!(game.model(1).marks.has(Mark::Astray));
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, crate::support::strike(2), [8]);
    assert_eq!(needs(&events, Test::CloseCombat), [7]);
}

/// wz.hero.warlord-ld: a squad with a model within 10in of the Warlord may use his LD.
#[test]
fn the_warlord_lends_his_leadership() {
    let lord = trooper().base(40).line("5 16 16 10 9 16 18 3 16");
    let position = |x: f64| {
        scene()
            .squad(0, &trooper(), &[(10., 20., 180)])
            .warlord(0, &lord, "tech", (x, 20., 180))
            .squad(1, &trooper(), &[(20., 40., 0)])
            .begin()
    };
    let near = position(10. + 10. + 0.59 + 0.79);
    assert_eq!(near.state.leadership(ModelId(0)).unwrap().to_string(), "18@wz.hero.warlord-ld");
    let far = position(10. + 10.02 + 0.59 + 0.79);
    assert_eq!(far.state.leadership(ModelId(0)).unwrap().total(), 14);
}

/// wz.squad-action.focus-fire, the printed example: 6 models RS 12, St 12, RoF 1, three obscured: RS 15, St 18; and
/// wz.squad-action.focus-fire-critical: 2 from St 18 and 2 for six models make 4.
#[test]
fn focus_fire_figures() {
    assert_eq!(focus_fire_need(12, 3).total(), 15);
    assert_eq!(focus_fire_need(12, 0).total(), 18);
    let st = joint_strength(SquadAction::FocusFire, 12, 6);
    assert_eq!(st.total(), 18);
    assert_eq!(joint_critical(18, 6).total(), 4);
    assert_eq!(joint_critical(18, 3).total(), 3);
    assert_eq!(joint_critical(20, 12).total(), 4, "never more than 4");
}

/// wz.squad-action.swarm, the derived example: 4 models CC 12, St 8 + 1, RoA 1: St 13, Critical Force 2.
#[test]
fn swarm_figures() {
    assert_eq!(joint_strength(SquadAction::Swarm, 9, 4).total(), 13);
    assert_eq!(joint_critical(13, 4).total(), 2);
}

/// wz.squad-action.general: declared at the start for a point each, rolled when the last has acted, no Heal.
#[test]
fn focus_fire_is_rolled_at_the_end() {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper().line("5 12 12 8 8 12 14 4 12"), &[(20., 30., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let declare = |models: &[u16]| Order::Declare {
        action: SquadAction::FocusFire,
        target: ModelId(3),
        models: models.iter().map(|it| ModelId(*it)).collect(),
    };
    assert_eq!(game.refused_by(declare(&[0, 1])), "wz.squad-action.general");
    game.give(0, declare(&[0, 1, 2]), []);
    for model in [0, 1] {
        game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
        assert_eq!(game.model(model).points, 1);
        game.give(0, Order::Aim, []);
    }
    game.give(0, Order::ActivateModel { model: ModelId(2) }, []);
    let events = game.give(0, Order::Aim, [18, 8]); // RS 12 + 6; A 12 + 10 - 15
    assert_eq!(needs(&events, Test::FocusFire), [18]);
    assert_eq!(hits(&events), [(15, 2)]);
    assert_eq!(needs(&events, Test::Armour), [7]);
    assert_eq!(needs(&events, Test::Heal), [0; 0]);
    assert_eq!(game.model(3).wounds, 2);
}

/// wz.squad-action.focus-fire: whoever takes part makes no other Shooting Action this Game Turn, before it or after; the
/// others of the squad may.
#[test]
fn who_takes_part_does_not_shoot_by_itself() {
    let shooters = [(18., 20., 180), (20., 20., 180), (22., 20., 180), (24., 20., 180)];
    let mut game = scene()
        .squad(0, &trooper(), &shooters)
        .squad(1, &trooper().line("5 12 12 8 8 12 14 4 12"), &[(20., 30., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let declare = |models: &[u16]| {
        let models = models.iter().map(|it| ModelId(*it)).collect();
        Order::Declare { action: SquadAction::FocusFire, target: ModelId(4), models }
    };
    let mut shot = Game { state: game.state.clone() };
    shot.happens(Event::Acted { model: ModelId(0), action: Action::Shooting });
    assert_eq!(shot.refused_by(declare(&[0, 1, 2])), "wz.squad-action.focus-fire");
    assert!(shot.listed().contains(&declare(&[1, 2, 3])) && !shot.listed().contains(&declare(&[0, 1, 2, 3])));
    game.give(0, declare(&[0, 1, 2]), []);
    game.activate(0);
    assert_eq!(game.refused_by(shoot(&[4])), "wz.squad-action.focus-fire");
    assert!(!game.listed().contains(&shoot(&[4])));
    game.give(0, Order::Pass, []);
    game.activate(3);
    game.give(0, shoot(&[4]), [13]);
    assert_eq!(game.state.pledge.as_ref().map(|it| it.models.len()), Some(3), "nobody drops out");
}

/// wz.def.target-sense-squad: one participant with Target Sense is enough for all.
#[test]
fn target_sense_is_shared_in_a_focus_fire() {
    let position = |keen: bool| {
        let skilled = trooper().skill(catalogue::rule!("wz.skill.target-sense"), None);
        let kind = if keen { skilled } else { trooper() };
        let mut game = scene()
            .squad(0, &kind, &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
            .squad(1, &trooper().line("5 12 12 8 8 12 14 4 12"), &[(20., 30., 0), (23., 27., 0)])
            .begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        let models = vec![ModelId(0), ModelId(1), ModelId(2)];
        game.give(0, Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models }, []);
        for model in [0, 1] {
            game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
            game.give(0, Order::Pass, []);
        }
        game.give(0, Order::ActivateModel { model: ModelId(2) }, []);
        game
    };
    let events = position(true).give(0, Order::Pass, [19]);
    assert_eq!(needs(&events, Test::TargetSense), [0; 0]);
    let events = position(false).give(0, Order::Pass, [14, 19]);
    assert_eq!(needs(&events, Test::TargetSense), [14]);
}
