//! The laws that every battle must keep, over armies of every two factions on every kind of table, deployed by the rules and in the
//! thick of it; in parts, so that none takes long.

use battle::laws::laws;
use dropzone::Dropzone;

fn hold(first: u64) {
    let tally = laws(&Dropzone, first..first + 1).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 1);
    assert!(tally.orders > 20 && tally.forbidden > 40, "{tally:?}");
}

macro_rules! parts {
    ($($name:ident = $first:literal;)*) => {$(
        #[test]
        fn $name() {
            hold($first);
        }
    )*};
}

parts! {
    every_law_holds_in_a_deployed_battle = 0;
    every_law_holds_in_the_thick_of_one = 1;
    every_law_holds_in_the_thick_of_another = 2;
    every_law_holds_on_a_plain_table = 3;
    every_law_holds_in_an_old_town = 7;
    every_law_holds_on_farmland = 11;
    every_law_holds_between_more_than_two = 13;
    every_law_holds_in_a_freight_yard = 14;
}
