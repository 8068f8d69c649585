//! A game on cubes as the page shows it: everything that can be answered can be pointed at or pressed, it has words in
//! every language, and the board is drawn whole.

use battle::{
    Line, Scene, Speech,
    scene::{Ground, Target, Works},
};
use catalogue::Language;
use web::session::{OrderText, Session};
use web::table::{
    cube_board::from_a_corner::Picture,
    cube_board::from_above,
    cube_board::lens::{Board, Lens},
    models::model::Look,
};

fn start(battle: &str, seed: u64) -> Box<dyn Session> {
    let offer = games::find("deadzone").expect("a game of the page");
    offer.start(battle, seed).expect("a ready battle")
}

/// Lets random players fight, and looks at every question with the eyes of whoever is asked.
fn watched(battle: &str, seed: u64, mut look: impl FnMut(&dyn Session, &Scene<OrderText>)) {
    let mut session = start(battle, seed);
    for mind in 0..6_000 {
        let Some(decision) = session.decision() else { return };
        look(session.as_ref(), &session.scene(Some(decision.seat)));
        let order = session.advice("random", mind, None).expect("a bot answers");
        session.give(&order).expect("what a bot says is legal");
    }
    panic!("the battle does not end");
}

fn works(scene: &Scene<OrderText>) -> &Works {
    let Ground::Lattice { works, .. } = &scene.ground else { panic!("a board of cubes") };
    works
}

#[test]
fn every_answer_can_be_pointed_at_or_pressed() {
    for (battle, seed) in [("first-patrol", 3), ("smoke-and-claws", 5)] {
        watched(battle, seed, |_, scene| {
            assert!(!scene.choices.is_empty());
            for choice in &scene.choices {
                let tile = scene.tiles.is_empty() || scene.tiles.iter().any(|it| it.kind == choice.tile);
                assert!(tile || choice.refusal.is_some(), "no button for {}", choice.order);
                for point in &choice.points {
                    let there = match point {
                        Target::Piece(id) => scene.piece(id).is_some(),
                        Target::Item(id) => scene.trays.iter().flat_map(|it| &it.items).any(|it| it.id == *id),
                        Target::Cube(column, row, level) => {
                            let ground = &scene.ground;
                            let Ground::Lattice { columns, rows, levels, .. } = ground else { panic!("no board") };
                            column < columns && row < rows && level < levels
                        }
                        Target::Group(_) | Target::Place(_) => false,
                        Target::Means { .. } => true,
                    };
                    assert!(there, "{point:?} of {} is not on the page", choice.order);
                }
            }
        });
    }
}

#[test]
fn everything_said_has_words_in_every_language() {
    let pages = |language: Language| match language {
        Language::En => include_str!("../../../data/i18n/en/page.ftl"),
        Language::Fr => include_str!("../../../data/i18n/fr/page.ftl"),
        Language::It => include_str!("../../../data/i18n/it/page.ftl"),
    };
    let words = |language: Language| games::find("deadzone").expect("a game of the page").messages(language);
    let speakers = Language::ALL.map(|it| Speech::new(it, &[&words, &pages]).unwrap_or_else(|why| panic!("{why:?}")));
    let mut asked = 0;
    watched("first-patrol", 8, |session, scene| {
        asked += 1;
        if asked % 5 != 0 {
            return;
        }
        let mut lines: Vec<&Line> = scene.choices.iter().map(|it| &it.name).collect();
        lines.extend(scene.choices.iter().filter_map(|it| it.refusal.as_ref()).map(|it| &it.1));
        lines.extend(scene.tiles.iter().map(|it| &it.name));
        lines.extend(scene.tiles.iter().filter_map(|it| it.refusal.as_ref()).map(|it| &it.1));
        lines.extend(scene.pieces.iter().flat_map(|it| it.about.iter().chain([&it.name])));
        lines.extend(scene.pieces.iter().flat_map(|it| it.numbers.iter().map(|it| &it.0)));
        lines.extend(scene.zones.iter().map(|it| &it.name).chain(&scene.standing));
        lines.extend(works(scene).storeys.iter().map(|it| &it.name));
        let seat = session.decision().expect("a question").seat;
        let previews: Vec<_> =
            scene.choices.iter().step_by(9).filter_map(|it| session.preview(seat, &it.order)).collect();
        lines.extend(previews.iter().flat_map(|it| &it.measures));
        for speech in &speakers {
            for line in &lines {
                let said = speech.say(line);
                assert!(!said.contains("dz-") && speech.missing() == 0, "no words for {line:?}: {said}");
            }
        }
    });
    for (offer, speech) in games::find("deadzone").iter().flat_map(|it| speakers.iter().map(move |speech| (it, speech)))
    {
        for battle in offer.battles().iter().map(|it| it.word) {
            for key in [format!("page-battle-{battle}"), format!("page-battle-{battle}-about")] {
                let said = speech.say(&Line { key: key.clone().into(), args: Default::default() });
                assert_ne!(said, key, "a ready battle without a name");
            }
        }
    }
}

#[test]
fn the_board_is_drawn_with_every_floor_wall_and_way_up_from_above_and_from_every_corner() {
    let scene = start("first-patrol", 1).scene(None);
    let works = works(&scene);
    let count = |svg: &str, class: &str| svg.matches(class).count();
    let decks = works.storeys.iter().filter(|it| it.cube.level > 0).count();
    let above = Board::of(&scene.ground, Lens::default()).expect("a board");
    let plan = from_above::sheet(&above, works, &scene.terrain);
    assert_eq!(count(&plan, "\"q-deck "), decks);
    assert_eq!(count(&plan, "class=\"q-crate\""), scene.terrain.len());
    let ramps = works.climbs.iter().filter(|it| it.ramp).count();
    assert_eq!(
        (count(&plan, "class=\"q-ramp\""), count(&plan, "class=\"q-ladder\"")),
        (ramps, works.climbs.len() - ramps)
    );
    for turn in 0..4 {
        let board = Board::of(&scene.ground, Lens { oblique: true, turn, level: None }).expect("a board");
        let look = |_: &battle::scene::Piece| Look { scale: 20.0, ..Look::default() };
        let (blocks, zones, pieces) = (&scene.terrain, &scene.zones, &scene.pieces);
        let drawn = Picture { board, scale: 20.0, works, blocks, zones, reach: &[], pieces, look: &look }.draw();
        assert_eq!(count(&drawn, "\"o-top "), decks, "turned {turn}");
        assert_eq!(count(&drawn, "o-crate o-lid"), scene.terrain.len(), "turned {turn}");
        assert!(!drawn.contains("NaN"), "turned {turn}");
    }
}

#[test]
fn nobody_in_a_stack_of_cubes_lies_on_top_of_another() {
    let mut looked = 0;
    watched("first-patrol", 4, |_, scene| {
        looked += 1;
        if looked % 10 != 0 {
            return;
        }
        let board = Board::of(&scene.ground, Lens::default()).expect("a board");
        let laid = board.pieces(&scene.pieces);
        let stack = |at: usize| (board.cube_of(&scene.pieces[at]).column, board.cube_of(&scene.pieces[at]).row);
        let bases: Vec<_> = laid.iter().map(|it| web::table::models::model::base(&it.outline)).collect();
        for one in 0..bases.len() {
            for other in (one + 1..bases.len()).filter(|it| stack(*it) == stack(one)) {
                let (((x, y), radius), ((u, v), reach)) = (bases[one], bases[other]);
                assert!((x - u).hypot(y - v) > (radius + reach) * 0.89, "{} and {}", laid[one].id, laid[other].id);
            }
        }
    });
}
