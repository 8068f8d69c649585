//! Lords with squads that have Doctrines: the Lord has none of them.

use catalogue::rule;
use warzone::{ModelId, SquadId};

use super::musters::{army, placed};

/// wz.bauhaus.doctrines: a Lord attached to a squad does not receive its Doctrines: Sandbags are the squad's, the training as
/// a Medic its own Commander's, though the Lord commands now.
#[test]
fn a_lord_receives_no_doctrine_of_his_squad() {
    let (sandbags, medic) = (rule!("wz.bauhaus.doctrine.tech.sandbag-equipment"), rule!("wz.skill.medic"));
    let mut units = army(&[
        ("hero-tech", &[]),
        ("hussars", &[]),
        ("hussars", &[]),
        ("hussars", &["sandbag-equipment", "field-medic-training"]),
        ("hero-lord", &[]),
    ]);
    units[4].joins = Some(3);
    let state = placed(units);
    let joined: Vec<ModelId> = state.members(SquadId(3)).collect();
    assert_eq!((joined.len(), state.squad(SquadId(3)).commander), (6, Some(joined[0])), "the Lord leads five Hussars");
    let bearers = |skill| joined.iter().map(|it| state.has_skill(*it, skill)).collect::<Vec<_>>();
    assert_eq!(bearers(sandbags), [false, true, true, true, true, true]);
    assert_eq!(bearers(medic), [false, true, false, false, false, false]);
}
