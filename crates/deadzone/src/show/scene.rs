//! The scene: the map, models and counters as the page draws them, with the question at hand and its orders.

use battle::{
    Line, Scene, Seat, View,
    scene::{Player, Question, Tray, TrayItem},
};
use catalogue::Language;

use crate::{
    Deadzone, Face, Order, State, Step,
    engine::flow,
    rules::missions,
    show::{board, pieces, question, tiles},
};

/// The messages.
pub(crate) fn words(language: Language) -> &'static str {
    macro_rules! all {
        ($language:literal) => {
            concat!(
                include_str!(concat!("../../../../data/i18n/", $language, "/deadzone.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/deadzone-battles.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/deadzone-lesson.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/deadzone-sheet.ftl"))
            )
        };
    }
    match language {
        Language::En => all!("en"),
        Language::Fr => all!("fr"),
        Language::It => all!("it"),
    }
}

/// The map as cubes, both teams, and what may be said.
pub(crate) fn scene(view: &View<Deadzone>) -> Scene<Order> {
    let state = view.state();
    let choices = tiles::choices(view);
    Scene {
        ground: board::ground(state),
        terrain: board::blocks(state),
        zones: board::zones(state),
        pieces: pieces::counters(state).chain(state.on_board().map(|it| pieces::piece(state, it))).collect(),
        players: Seat::first(2).map(|it| player(state, it)).collect(),
        groups: pieces::groups(state),
        actor: pieces::acting(state).map(|it| it.0.piece()),
        trays: Seat::first(2).map(|it| tray(state, it)).collect(),
        standing: standing(state),
        question: state.steps.top().map(|it| Question {
            seat: flow::asked(state, it),
            rule: it.rule(),
            line: question::question(state, it),
        }),
        tiles: tiles::tiles(state, &choices),
        choices,
    }
}

fn player(state: &State, seat: Seat) -> Player {
    Player {
        seat,
        name: Line::new("dz-player").with("player", i32::from(seat.0) + 1),
        score: Some(i32::from(state.sides[seat.index()].vps)),
        first: state.round > 0 && state.initiative == seat,
    }
}

fn standing(state: &State) -> Vec<Line> {
    let vps = |seat: u8| i32::from(state.sides[usize::from(seat)].vps);
    let target = i32::from(missions::target(state));
    let mut lines = vec![
        Line::new("dz-round").with("round", state.round).with("mission", state.mission.rule()),
        Line::new("dz-vps").with("one", vps(0)).with("other", vps(1)).with("target", target),
    ];
    // How the house plays is read before the battle begins.
    if state.steps.top() == Some(&Step::Begin) {
        lines.extend(state.field.setup.settings.lines());
    }
    lines
}

/// The command results that lie open.
fn tray(state: &State, seat: Seat) -> Tray {
    let die = |face: Face, number: u8| TrayItem {
        id: die_id(seat, face, number),
        pictogram: picture(face).to_owned(),
        name: Some(Line::new("dz-result").with("face", face.rule())),
        rule: Some(face.rule()),
        spent: false,
    };
    let dice = |face: Face| (0..state.results(seat, face)).map(move |number| die(face, number));
    Tray { seat, name: Line::new("dz-command-dice"), items: Face::ALL.into_iter().flat_map(dice).collect() }
}

/// How a command die is named to a page.
pub(crate) fn die_id(seat: Seat, face: Face, number: u8) -> String {
    format!("die-{seat}-{}-{number}", face as u8)
}

const fn picture(face: Face) -> &'static str {
    match face {
        Face::PlusModel => "plus",
        Face::Dice => "d8",
        Face::Move => "move",
        Face::Shoot => "rifle",
        Face::Fight => "engaged",
        Face::Splat => "splat",
    }
}
