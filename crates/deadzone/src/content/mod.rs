//! Army books: packs, army specials, abilities, items, missions; one file per entry, one list.

pub(crate) mod abilities;
pub(crate) mod army_specials;
pub(crate) mod items;
pub(crate) mod missions;
pub(crate) mod pack;

use crate::model::entry::Entry;
use abilities::{
    boom, engineer, fire_control, hammerfist, invigorate, rampage, slow_reload, smokescreen, swarm_lord, tag, teleport,
};
use army_specials as special;
use items::{adrenaline_shot, commlink, mono_wheel, sentry_gun};
use missions::{breakthrough, patrol, scour, search_and_destroy};

/// Every entry. Entries of one moment act, and list their orders, in this order.
pub(crate) const ENTRIES: &[&Entry] = &[
    &special::wings_of_the_dragon::ENTRY,
    &special::dance_of_death::ENTRY,
    &special::active_strain::ENTRY,
    &special::always_short::ENTRY,
    &special::aura_of_dread::ENTRY,
    &special::bastion::ENTRY,
    &special::bomb_expert::ENTRY,
    &special::by_the_numbers::ENTRY,
    &special::caustic_spittle::ENTRY,
    &special::creeping_fear::ENTRY,
    &special::defender_of_the_star_realm::ENTRY,
    &special::drone_strike::ENTRY,
    &special::eye_in_the_sky::ENTRY,
    &special::fast_acting_serum::ENTRY,
    &special::feral_inspiration::ENTRY,
    &special::five_rounds_rapid::ENTRY,
    &special::green_rage::ENTRY,
    &special::he_who_stalks_the_ghosts::ENTRY,
    &special::head_of_security::ENTRY,
    &special::hide_in_shadows::ENTRY,
    &special::infection::ENTRY,
    &special::jack_of_all_trades::ENTRY,
    &special::make_it_to_payday::ENTRY,
    &special::memories_of_the_clade::ENTRY,
    &special::mobile_infantry::ENTRY,
    &special::move_it_move_it_move_it::ENTRY,
    &special::mutation::ENTRY,
    &special::on_my_mark::ENTRY,
    &special::overcharge::ENTRY,
    &special::overwatch::ENTRY,
    &special::precision_shot::ENTRY,
    &special::rope_a_dope::ENTRY,
    &special::special_delivery::ENTRY,
    &special::stalwart::ENTRY,
    &special::starforged_armour::ENTRY,
    &special::stealth::ENTRY,
    &special::strike_it_lucky::ENTRY,
    &special::surge::ENTRY,
    &special::tactical_genius::ENTRY,
    &special::target_acquisition::ENTRY,
    &special::the_balance_is_all::ENTRY,
    &special::the_second_mouse::ENTRY,
    &special::thirst_for_blood::ENTRY,
    &special::thunder_strike::ENTRY,
    &special::tide_of_vermin::ENTRY,
    &special::too_stubborn_to_die::ENTRY,
    &special::toxic_slime::ENTRY,
    &special::under_the_knife::ENTRY,
    &special::wheels_within_wheels::ENTRY,
    &rampage::ENTRY,
    &invigorate::ENTRY,
    &boom::ENTRY,
    &commlink::ENTRY,
    &tag::ENTRY,
    &teleport::ENTRY,
    &engineer::ENTRY,
    &slow_reload::ENTRY,
    &swarm_lord::ENTRY,
    &hammerfist::ENTRY,
    &special::fist_of_an_angry_god::ENTRY,
    &sentry_gun::ENTRY,
    &patrol::ENTRY,
    &breakthrough::ENTRY,
    &scour::ENTRY,
    &search_and_destroy::ENTRY,
    &mono_wheel::ENTRY,
    &fire_control::ENTRY,
    &smokescreen::ENTRY,
    &adrenaline_shot::ENTRY,
];
