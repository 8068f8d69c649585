//! What is looked up: datasheets with the figures of the army books, the legend, the mission; in every language.

use std::collections::BTreeSet;

use battle::{Line, Scene, Seat, Speech, System, View, sheet::Picture};
use catalogue::Language;
use dropzone::{Dropzone, State, ready};

const LANGUAGES: [Language; 3] = [Language::En, Language::Fr, Language::It];

fn speech(language: Language) -> Speech {
    Speech::new(language, &[&|it| Dropzone.messages(it)]).expect("the words can be read")
}

fn battle(word: &str) -> State {
    Dropzone.start(&ready::battle(word, 3).expect("a battle")).expect("no fault")
}

#[test]
fn a_datasheet_has_the_figures_of_its_army_book() {
    // dc.unit-ucm.sabre-main-battle-tank, dc.weapon-ucm.avenger-railgun, dc.basic.stat-category, dc.basic.stat-t
    let state = battle("first-drop");
    let speech = speech(Language::En);
    let sabre = state.all_units().find(|it| state.profile(*it).rule.name() == "dc.unit-ucm.sabre-main-battle-tank");
    let view = View::of(&Dropzone, &state, Some(Seat(1)));
    let sheet = Dropzone.sheet(&view, &format!("unit-{}", sabre.expect("a Sabre"))).expect("its sheet");
    let said: Vec<String> =
        sheet.stats.iter().map(|it| format!("{} {}", speech.say(&it.name), speech.say(&it.figure).trim())).collect();
    assert_eq!(
        said,
        [
            "Mv 4″",
            "CM A",
            "A 10",
            "DP 1",
            "Vehicles Vehicle",
            "Category Standard",
            "S+C: squad size and coherency 3″",
            "T T2"
        ]
    );
    let figures = |it: &battle::sheet::Weapon| {
        let figure = |(name, it): &(Line, Line)| format!("{} {}", speech.say(name), speech.say(it));
        it.figures.iter().map(figure).collect::<Vec<_>>().join(", ")
    };
    let weapons: Vec<String> = sheet.weapons.iter().map(figures).collect();
    assert_eq!(weapons[0], "E 10, Sh 1, Ac 2+, R(F) ∞, R(C) 24″, MF 4″, Arc F/S/R");
    assert!(Dropzone.sheet(&view, "nobody").is_none() && Dropzone.sheet(&view, "feature-0").is_none());
}

#[test]
fn everything_drawn_has_a_sign_in_the_legend_and_words_in_every_language() {
    for (word, _) in ready::battles() {
        let state = battle(word);
        let view = View::of(&Dropzone, &state, Some(Seat(0)));
        let legend = Dropzone.legend(&view);
        let scene: Scene<_> = Dropzone.scene(&view);
        let pictures: Vec<&Picture> = legend.iter().flat_map(|it| &it.signs).map(|it| &it.picture).collect();
        for kind in scene.terrain.iter().map(|it| it.kind.clone()).collect::<BTreeSet<_>>() {
            assert!(pictures.contains(&&Picture::Terrain(kind.clone())), "{word}: {kind}");
        }
        for badge in scene.pieces.iter().flat_map(|it| &it.badges) {
            assert!(pictures.contains(&&Picture::Badge(badge.kind.clone())), "{word}: {}", badge.kind);
        }
        for pips in scene.pieces.iter().flat_map(|it| &it.pips) {
            assert!(pictures.contains(&&Picture::Pips(pips.kind.clone())), "{word}: {}", pips.kind);
        }
        let mission = Dropzone.mission(&view).expect("a scenario");
        let sheets: Vec<_> = state.all_units().filter_map(|it| Dropzone.sheet(&view, &format!("unit-{it}"))).collect();
        assert_eq!(sheets.len(), state.units.len(), "{word}: a sheet for every unit, wherever it is");
        let mut lines: Vec<&Line> = legend.iter().flat_map(|it| &it.signs).flat_map(|it| it.effect.iter()).collect();
        lines.extend(legend.iter().flat_map(|it| &it.signs).map(|it| &it.name));
        lines.extend(mission.scores.iter().chain(&mission.wins).map(|it| &it.0));
        lines.extend(mission.objectives.iter().flat_map(|it| [&it.name, &it.standing]));
        lines.extend(scene.standing.iter().chain(scene.players.iter().map(|it| &it.name)));
        lines.extend(scene.pieces.iter().flat_map(|it| it.about.iter().chain([&it.name])));
        lines.extend(scene.groups.iter().map(|it| &it.name).chain(scene.terrain.iter().map(|it| &it.name)));
        let stats = sheets.iter().flat_map(|it| it.stats.iter().flat_map(|it| [&it.name, &it.figure]));
        lines.extend(stats);
        for it in sheets.iter().flat_map(|it| &it.weapons) {
            lines.extend(it.figures.iter().flat_map(|it| [&it.0, &it.1]).chain(it.abilities.iter().map(|it| &it.name)));
        }
        for language in LANGUAGES {
            let speech = speech(language);
            for line in &lines {
                let said = speech.say(line);
                assert!(!said.contains("dc-"), "{word} in {language:?}: {said}");
            }
            assert_eq!(speech.missing(), 0, "{word} in {language:?}");
        }
    }
}
