//! The laws that every battle must keep, over ready battles and made-up maps; in parts, so that none takes long.

use battle::laws::laws;
use deadzone::Deadzone;

fn hold(first: u64) {
    let tally = laws(&Deadzone, first..first + 2).unwrap_or_else(|breach| panic!("{breach}"));
    assert_eq!(tally.battles, 2);
    assert!(tally.orders > 150 && tally.forbidden > 300 && tally.dried > 100 && tally.named > 300, "{tally:?}");
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
    every_law_holds_in_the_first_battles = 0;
    every_law_holds_in_the_second_battles = 2;
    every_law_holds_in_the_third_battles = 4;
    every_law_holds_in_the_fourth_battles = 6;
    every_law_holds_in_the_fifth_battles = 8;
    every_law_holds_between_factions_picked_by_chance = 13;
    every_law_holds_between_others_of_them = 18;
    every_law_holds_between_more_of_them = 23;
}
