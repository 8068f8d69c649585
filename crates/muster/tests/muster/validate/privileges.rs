//! What skills mean while an army is built: Advisors, Cartel Agents, Doomtroopers, Psychics, and heroes of one's own.
//!
//! Their armies are not all in the pack, so these tests add what they need: two factions, one who serves each, and powers.

use std::sync::OnceLock;

use catalogue::rule;
use muster::{Fault, Pack, Roster, Wrong, resolve, validate};

use crate::support::{army, data, legal, only_fault, with};

const STRANGERS: &str = r#"
[[unit]]
id = "advisor"
rule = "wz.skill.advisor.joining"
name = "Advisor"
faction = "bauhaus"
category = "support"
points = 60
profile = { M = 5, CC = 12, RS = 12, St = 8, Con = 8, WP = 12, LD = 12, W = 2, A = 12 }
skills = ["wz.skill.advisor.joining"]

[[unit]]
id = "agent"
rule = "wz.skill.cartel-agent"
name = "Cartel Agent"
category = "support"
points = 60
profile = { M = 5, CC = 12, RS = 12, St = 8, Con = 8, WP = 12, LD = 12, W = 2, A = 12 }
skills = ["wz.skill.cartel-agent"]

[[unit]]
id = "hunter"
rule = "wz.skill.doomtrooper.faction"
name = "Doomtrooper of another faction"
faction = "imperial"
category = "lord"
points = 100
profile = { M = 5, CC = 12, RS = 12, St = 8, Con = 8, WP = 12, LD = 12, W = 2, A = 12 }
skills = ["wz.skill.doomtrooper.pair"]

[[unit]]
id = "mystic"
rule = "wz.skill.psychic"
name = "Mystic"
faction = "brotherhood"
category = "lord"
points = 100
profile = { M = 5, CC = 12, RS = 12, St = 8, Con = 8, WP = 12, LD = 12, W = 2, A = 12 }
skills = [{ rule = "wz.skill.psychic", x = 1 }]

[[unit]]
id = "brother"
rule = "wz.squad.definition"
name = "Brother without a gift"
faction = "brotherhood"
category = "troops"
points = 50
profile = { M = 5, CC = 12, RS = 12, St = 8, Con = 8, WP = 12, LD = 12, W = 2, A = 12 }

[[weapon]]
id = "light"
rule = "wz.psychic.kinds"
name = "Light"
mode = [{ line = "psychic", range = 12, St = "-", RoF = 1, AVV = "-", kind = "B" }]

[[weapon]]
id = "dread"
rule = "wz.psychic.kinds"
name = "Dread"
mode = [{ line = "psychic", range = 12, St = "-", RoF = 1, AVV = "-", kind = "D" }]

[[list]]
id = "powers"
rule = "wz.psychic.powers-known"
name = "Powers"
faction = "brotherhood"
at-most = 9
option = [
    { id = "light", name = "Light", takers = "squad", price = { each = 5 }, gives = { weapons = ["light"] } },
    { id = "dread", name = "Dread", takers = "squad", price = { each = 5 }, gives = { weapons = ["dread"] } },
]
"#;

/// The Warzone pack with armies of the Brotherhood, of Imperial and of the Dark Legion, as far as they are needed here.
fn everybody() -> &'static Pack {
    static PACK: OnceLock<Pack> = OnceLock::new();
    PACK.get_or_init(|| {
        let mut files = vec![("strangers.toml".to_owned(), STRANGERS.to_owned())];
        for folder in ["warzone/pack", "warzone/pack/bauhaus", "warzone/pack/heroes"] {
            files.extend(crate::support::files(folder));
        }
        let head = files.iter_mut().find(|it| it.0 == "pack.toml").unwrap();
        for faction in ["brotherhood", "imperial", "dark-legion"] {
            head.1 += &format!("\n[[faction]]\nid = \"{faction}\"\nname = \"{faction}\"\n");
        }
        let files: Vec<_> = files.iter().map(|it| (it.0.as_str(), it.1.as_str())).collect();
        Pack::read(&files).unwrap_or_else(|it| panic!("{}: {}", data("warzone/pack").display(), it[0]))
    })
}

/// What is wrong with these units in an army of this faction, whatever slots are empty.
fn of(faction: &str, units: &str) -> Vec<Fault> {
    let roster = Roster { faction: faction.into(), ..army(units) };
    let mut faults = validate(&roster, everybody());
    faults.retain(|it| !matches!(it.wrong, Wrong::SlotEmpty { .. }));
    faults
}

fn only(faction: &str, units: &str) -> (&'static str, Wrong) {
    let mut faults = of(faction, units);
    assert_eq!(faults.len(), 1, "{faults:#?}");
    let fault = faults.remove(0);
    (fault.rule().name(), fault.wrong)
}

const LINE: &str = "angelika-drachen\nhussars called=Line\nhussars called=Rear\n";

/// wz.skill.advisor.joining: a slot of his own, or a squad of Troops or Support and none.
#[test]
fn an_advisor_takes_a_slot_or_joins_a_squad() {
    let full = format!("{LINE}{}", "venusian-rangers\n".repeat(3));
    let (_, wrong) = only("bauhaus", &format!("{full}advisor"));
    assert_eq!(wrong, Wrong::SlotFull { category: "support".into(), have: 4, most: 3 });
    assert_eq!(of("bauhaus", &format!("{full}advisor joins=Line")), []);
    let (rule, wrong) = only("bauhaus", &format!("{LINE}hero-lord called=Boss\nadvisor joins=Boss"));
    let facts = Wrong::CannotJoin { category: "support".into(), joins: "lord".into() };
    assert_eq!((rule, wrong), ("wz.skill.advisor.joining", facts));
    assert_eq!(of("bauhaus", &format!("{LINE}hero-lord joins=Line\nadvisor joins=Line")), [], "a Lord leads him");
    let army = resolve(&army(&format!("{LINE}advisor joins=Line\nadvisor")), everybody()).unwrap();
    assert_eq!((army[3].joins, army[3].fills.as_deref()), (Some(1), None));
    assert_eq!((army[4].joins, army[4].fills.as_deref()), (None, Some("support")));
}

/// wz.skill.cartel-agent: he serves anyone but the Dark Legion.
#[test]
fn a_cartel_agent_serves_anyone_but_the_dark_legion() {
    for faction in ["bauhaus", "brotherhood", "imperial"] {
        assert_eq!(of(faction, "agent"), [], "{faction}");
    }
    let (rule, wrong) = only("dark-legion", "agent");
    assert_eq!(rule, "wz.skill.cartel-agent");
    assert!(matches!(wrong, Wrong::OtherFaction { .. }));
}

/// wz.skill.doomtrooper.faction: a pair comes to the Brotherhood, or to either one's own.
#[test]
fn a_doomtrooper_pair_serves_the_brotherhood_and_either_faction() {
    let pair = "max-steiner-lord doomtrooper-pair\nhunter";
    for faction in ["bauhaus", "imperial", "brotherhood"] {
        assert_eq!(of(faction, pair), [], "{faction}");
    }
    let faults = of("dark-legion", pair);
    assert!(faults.iter().all(|it| it.rule().name() == "wz.skill.doomtrooper.faction"), "{faults:?}");
    assert_eq!(faults.len(), 2);
    assert_eq!(only("bauhaus", "max-steiner-lord\nhunter").0, "wz.skill.doomtrooper.faction", "not paired");
    assert_eq!(of("bauhaus", "max-steiner-lord"), [], "alone, to his own");
    let (rule, wrong) = only("brotherhood", "max-steiner-lord doomtrooper-pair\nvalerie-duval-lord\nhunter");
    assert_eq!(rule, "wz.skill.doomtrooper.faction", "one pair has room for two");
    assert!(matches!(wrong, Wrong::OtherFaction { unit, .. } if unit == "hunter"));
}

/// wz.skill.doomtrooper.warlord: a Warlord has lost it, so nobody is paired with him.
#[test]
fn a_warlord_is_no_doomtrooper() {
    let skill = rule!("wz.skill.doomtrooper.pair");
    let (_, wrong) = only_fault(&with("max-steiner-warlord\nvalerie-duval-lord doomtrooper-pair"));
    assert_eq!(wrong, Wrong::NoPartner { option: "doomtrooper-pair".into(), skill });
    for (line, has) in [("max-steiner-warlord\nhussars\nhussars", false), ("max-steiner-lord", true)] {
        let army = resolve(&if has { with(line) } else { army(line) }, everybody()).unwrap();
        let steiner = army.iter().find(|it| it.unit.starts_with("max")).unwrap();
        assert_eq!(steiner.models[0].skills.iter().any(|it| it.rule == skill), has, "{line}");
    }
}

/// wz.skill.psychic, wz.psychic.powers-known: up to X powers of the own faction's list, each once; none without the skill.
#[test]
fn powers_are_as_many_as_the_x_of_psychic() {
    let skill = rule!("wz.skill.psychic");
    assert_eq!(of("brotherhood", "mystic light"), []);
    let (rule, wrong) = only("brotherhood", "mystic light dread");
    assert_eq!((rule, wrong), ("wz.psychic.powers-known", Wrong::BeyondSkill { skill, taken: 2, most: 1 }));
    let (_, wrong) = only("brotherhood", "brother light");
    assert_eq!(wrong, Wrong::BeyondSkill { skill, taken: 1, most: 0 });
    let twice = of("brotherhood", "mystic light=2");
    assert!(twice.iter().any(|it| matches!(it.wrong, Wrong::OptionCount { taken: 2, most: 1, .. })), "{twice:?}");
    let (rule, wrong) = only("bauhaus", "angelika-drachen light");
    let other = Wrong::OtherList { option: "light".into(), list: "powers".into() };
    assert_eq!((rule, wrong), ("wz.psychic.powers-known", other));
}

/// wz.creator.psychic-powers: a Brotherhood hero has Brotherhood powers, a Bauhaus one none.
#[test]
fn a_created_psychic_learns_what_the_own_army_teaches() {
    assert_eq!(of("brotherhood", "hero-psychic light dread"), []);
    let (rule, wrong) = only("bauhaus", "hero-psychic light");
    let other = Wrong::OtherList { option: "light".into(), list: "powers".into() };
    assert_eq!((rule, wrong), ("wz.creator.psychic-powers", other));
    let skill = rule!("wz.skill.psychic");
    let (rule, wrong) = only("brotherhood", "hero-tech light");
    assert_eq!((rule, wrong), ("wz.creator.psychic-powers", Wrong::BeyondSkill { skill, taken: 1, most: 0 }));
}

/// wz.creator.steps: a hero is named, and is Unique: the same one does not come twice.
#[test]
fn two_created_heroes_have_two_names() {
    let (rule, wrong) = only_fault(&with("hero-lord\nhero-lord"));
    let twice = Wrong::UniqueTwice { unique: "hero-lord".into(), have: 2 };
    assert_eq!((rule, wrong), ("wz.creator.steps", twice));
    legal(&with("hero-lord called=Anna\nhero-lord called=Berta"));
}

/// wz.creator.weapon.limits.psychic: both weapons stay as they are.
#[test]
fn a_psychic_warlords_weapons_stay_as_they_are() {
    for option in ["gun-range", "gun-st", "gun-rof", "gun-avv", "gun-blast", "blade-st", "blade-roa", "blade-avv"] {
        let (rule, wrong) = only_fault(&with(&format!("hero-psychic {option}")));
        let refused = Wrong::OptionRefused { option: option.into() };
        assert_eq!((rule, wrong), ("wz.creator.weapon.limits.psychic", refused));
    }
    legal(&with("hero-psychic w"));
}
