//! What is looked up at the table: datasheets, the legend, the mission, joint chances. Each entry has its rule and its words.

use battle::{Arg, Line, Seat, Speech, scene::Target, sheet::Sign};
use catalogue::Language;
use web::session::Session;

const VIEWER: Seat = Seat(0);

/// The first lesson of a game, in which everybody stands somewhere, and its words in English.
fn lesson(game: &str) -> (Box<dyn Session>, Speech) {
    let (_, session) = games::find(game).and_then(|it| it.learn("first")).expect("a lesson");
    let speech = Speech::new(Language::En, &[&|it| session.words(it)]).expect("the words can be read");
    (session, speech)
}

#[test]
fn a_datasheet_has_full_names_and_figures_as_they_are_printed() {
    // wz.stat.line, dz.team.profile
    let rows = [
        ("warzone", "model-2", "RS - Range Skill 13, W - Wounds 1", "Range 24″, St 12, RoF 1, AVV 0, Type Piercing"),
        ("deadzone", "model-1", "Move 1, Shoot 4+, Survive 4+, Armour 1", "Range 6 cubes, AP 1"),
    ];
    for (game, piece, stats, gun) in rows {
        let (session, speech) = lesson(game);
        let sheet = session.sheet(VIEWER, piece).expect("it stands there");
        let said: Vec<String> =
            sheet.stats.iter().map(|it| format!("{} {}", speech.say(&it.name), speech.say(&it.figure))).collect();
        for stat in stats.split(", ") {
            assert!(said.iter().any(|it| it == stat), "{game}: {stat} is not in {said:?}");
        }
        let arms: Vec<String> = sheet.weapons.iter().map(|it| figures(&speech, &it.figures)).collect();
        assert!(arms.iter().any(|it| it == gun), "{game}: {gun} is not in {arms:?}");
        assert!(!sheet.tracks.is_empty() && sheet.unit.is_some(), "{game}");
        assert!(session.sheet(VIEWER, "nobody").is_none(), "{game}");
    }
}

fn figures(speech: &Speech, figures: &[(Line, Line)]) -> String {
    figures.iter().map(|(name, it)| format!("{} {}", speech.say(name), speech.say(it))).collect::<Vec<_>>().join(", ")
}

#[test]
fn every_piece_with_a_seat_has_a_datasheet() {
    for offer in games::all() {
        let battle = offer.battles()[0].word;
        let mut session = offer.start(battle, 3).expect("a ready battle");
        for turn in 0..60 {
            for piece in session.scene(Some(VIEWER)).pieces.iter().filter(|it| it.seat.is_some()) {
                assert!(session.sheet(VIEWER, &piece.id).is_some(), "{battle}: {}", piece.id);
            }
            let Some(order) = session.advice("random", turn, None) else { break };
            session.give(&order).expect("a bot's order is legal");
        }
    }
}

#[test]
fn the_legend_names_what_is_drawn_and_its_rule_in_every_language() {
    for offer in games::all() {
        let session = offer.start(offer.battles()[0].word, 3).expect("a ready battle");
        let legend = session.legend(VIEWER);
        let parts: Vec<&str> = legend.iter().map(|it| it.part.as_str()).collect();
        for part in ["badges", "pips", "dice", "items"] {
            assert!(parts.contains(&part), "{}: no {part}", offer.name());
        }
        let signs: Vec<&Sign> = legend.iter().flat_map(|it| &it.signs).collect();
        let kinds: Vec<String> = session.scene(None).terrain.iter().map(|it| it.kind.clone()).collect();
        let drawn = |kind: &String| signs.iter().any(|it| it.picture == battle::sheet::Picture::Terrain(kind.clone()));
        assert!(kinds.iter().all(drawn), "{}: some terrain of the table is missing", offer.name());
        for language in [Language::En, Language::Fr, Language::It] {
            let speech = Speech::new(language, &[&|it| session.words(it)]).expect("the words can be read");
            for sign in &signs {
                let effect = sign.effect.as_ref().expect("what it does");
                let words = [speech.say(&sign.name), speech.say(effect)];
                assert!(
                    sign.rule.is_some() && words.iter().all(|it| !it.is_empty() && !it.contains("legend-")),
                    "{words:?}"
                );
            }
            assert_eq!(speech.missing(), 0, "{} in {language:?}", offer.name());
        }
    }
}

#[test]
fn the_mission_counts_what_is_held() {
    // wz.priority.take-and-hold: two of three markers are worth 5 points at the end.
    let (mut session, speech) = lesson("warzone");
    let bars = |session: &dyn Session| {
        let mission = session.mission(VIEWER).expect("a mission");
        mission.bars.iter().filter(|it| it.seat == VIEWER).map(|it| (it.now, it.of)).collect::<Vec<_>>()
    };
    assert_eq!(bars(session.as_ref()), [(0, 10), (1, 3)]);
    for order in ["begin", "activate squad=1", "declare-nothing", "activate-model model=2"] {
        session.give(order).expect("as the lesson has it");
    }
    session.give("move by=[(at=(x=18.6 y=14.2))] facing=180").expect("onto the marker");
    assert_eq!(bars(session.as_ref()), [(5, 10), (2, 3)]);
    let mission = session.mission(VIEWER).expect("a mission");
    let holders: Vec<_> = mission.objectives.iter().map(|it| it.holder).collect();
    assert_eq!(holders, [Some(VIEWER), Some(VIEWER), None]);
    assert!(mission.objectives.iter().all(|it| matches!(it.at, Target::Place(_))));
    assert_eq!(speech.say(&mission.objectives[0].name), "Objective 1");
}

#[test]
fn joint_chances_add_up_to_the_chance_that_is_shown() {
    // wz.dice.power-shot: a natural 1 leaves no Armour test.
    let (mut session, speech) = lesson("warzone");
    for order in ["begin", "activate squad=1", "declare-nothing", "activate-model model=1"] {
        session.give(order).expect("as the lesson has it");
    }
    let forecast = session.forecast(VIEWER, "shoot weapon=0 at=[14]").expect("odds");
    let [joint] = forecast.joint.as_slice() else { panic!("{:?}", forecast.joint) };
    let part = |name: &str| match joint.arg(name) {
        Some(Arg::Chance(chance)) => *chance,
        other => panic!("{name}: {other:?}"),
    };
    assert!((part("hit") * part("through") + part("one") - part("total")).abs() < 1e-12);
    assert!((part("total") - forecast.chances[1].chance).abs() < 1e-12, "as likely as the wound");
    assert!(speech.say(joint).contains("Power Shot"), "{}", speech.say(joint));
}
