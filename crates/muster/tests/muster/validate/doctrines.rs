//! Lords and Combat Doctrines: they take none of any list, open none, and pay for none (`wz.bauhaus.doctrines`).

use muster::{Wrong, resolve, validate};

use crate::support::{only_fault, warzone, with};

/// The Warlord who opens each list, and one of its Doctrines that any squad may take.
const LISTS: [(&str, &str, &str); 3] = [
    ("bauhaus-close-combat-doctrines", "hero-close-combat", "schnell"),
    ("bauhaus-ranged-doctrines", "hero-ranged", "steady-aim"),
    ("bauhaus-tech-doctrines", "hero-tech", "sandbag-equipment"),
];

/// Every Doctrine of every list, with the Warlord whose type opens it: no Lord takes it.
#[test]
fn a_lord_takes_no_doctrine_of_any_list() {
    let mut tried = 0;
    for (list, warlord, _) in LISTS {
        for option in &warzone().lists[list].options {
            for lord in ["hero-lord", "max-steiner-lord", "valerie-duval-lord"] {
                let (rule, wrong) = only_fault(&with(&format!("{warlord}\n{lord} {}", option.id)));
                let facts = Wrong::OptionCategory { option: option.id.clone(), category: "lord".into() };
                assert_eq!((rule, wrong), ("wz.bauhaus.doctrines", facts), "{lord}");
                tried += 1;
            }
        }
    }
    assert_eq!(tried, 3 * 20, "twenty Doctrines");
}

/// The Warlord's type opens the one list of the army: a Lord opens no second one, even one of that very calling.
#[test]
fn a_lord_opens_no_list() {
    let mut pack = warzone().clone();
    let lord = pack.units.get_mut("hero-lord").expect("the Lord of one's own making");
    lord.keywords.extend(["close-combat", "ranged", "tech"].map(String::from));
    for (_, warlord, open) in LISTS {
        let army = |doctrine: &str| with(&format!("{warlord}\nhero-lord\nhussars {doctrine}"));
        assert_eq!(validate(&army(open), &pack), [], "{warlord}");
        for (list, _, closed) in LISTS.iter().filter(|it| it.1 != warlord) {
            let faults = validate(&army(closed), &pack);
            let facts = Wrong::ListClosed { option: (*closed).into(), list: (*list).into() };
            assert_eq!(faults.iter().map(|it| &it.wrong).collect::<Vec<_>>(), [&facts], "{warlord}");
            assert_eq!(faults[0].rule().name(), "wz.bauhaus.doctrines");
        }
    }
}

/// A Lord attached to a squad neither pays for its Doctrines nor receives them: five Hussars pay for five.
#[test]
fn a_lord_pays_for_no_doctrine_of_his_squad() {
    for (_, warlord, doctrine) in LISTS {
        let bought = |options: &str| {
            let roster = with(&format!("{warlord}\nhero-lord joins=Line\nhussars called=Line {options}"));
            resolve(&roster, warzone()).unwrap_or_else(|faults| panic!("{faults:?}")).split_off(3)
        };
        let (plain, trained) = (bought(""), bought(doctrine));
        assert_eq!(plain[0], trained[0], "the Lord with {doctrine}");
        let alone = resolve(&with(&format!("{warlord}\nhussars {doctrine}")), warzone()).expect("legal").remove(3);
        assert_eq!(trained[1].points, alone.points, "the squad with {doctrine}");
        assert!(trained[1].points > plain[1].points, "{doctrine} has its price");
    }
}
