//! What a player does, in clicks: each play is one story, with an end that can be checked.
//!
//! Nothing waits for a time; everything waits for what is to be seen.

pub mod accessibility;
mod battles;
mod cubes;
mod drops;
mod failures;
mod gestures;
mod giving;
mod hints;
mod hot_seat;
mod keyboard;
mod languages;
mod lessons;
mod looking_up;
mod odds;
pub mod offline;
mod orders;
pub mod rules_browser;
mod saves;
mod screen_sizes;
mod sharing;
mod staging;
mod start_screen;
mod templates;

use anyhow::Result;

use crate::driver::Driver;

/// A play: it leads a browser on the page at an address, and says what came of it.
type Play = fn(&mut Driver, &str) -> Result<String>;

/// Every play that needs nothing but the page, with its name.
pub const ALL: &[(&str, Play)] = &[
    ("the first lesson of Warzone by keys alone", lessons::guided::warzone_by_keys),
    ("the first lesson of Deadzone by keys alone", lessons::guided::deadzone_by_keys),
    ("the first lesson of Warzone by touch", lessons::guided::warzone_by_touch),
    ("the first lesson of Deadzone by touch", lessons::guided::deadzone_by_touch),
    ("a datasheet", looking_up::datasheet),
    ("the legend", looking_up::legend),
    ("the mission", looking_up::mission),
    ("who is asked, and who has still to act", looking_up::asked),
    ("a battle is come back to", looking_up::coming_back),
    ("one battle in two tabs", looking_up::two_tabs),
    ("the second lesson", lessons::whole),
    ("the second lesson by touch", lessons::phone),
    ("fire split among targets", lessons::split),
    ("a whole battle against the random bot, by clicks", battles::whole),
    ("a whole battle on cubes, by clicks", cubes::whole),
    ("a battle of one's own on cubes", cubes::own),
    ("a turn of Dropzone, by clicks", drops::turn),
    ("command dice rolled again by touch", cubes::touched),
    ("cubes level by level, from a corner, and why of a shot", cubes::looked_at),
    ("a bot thinks beside the page", battles::thinks),
    ("a replay, and a branch of it", battles::replay),
    ("a replay is played, and a casualty found", battles::casualty),
    ("the table under the hands", gestures::table),
    ("a move by hand", gestures::walk),
    ("why not", gestures::why_not),
    ("a move and a shot by four inputs", giving::move_and_shot),
    ("a squad aims and shoots by one tile", giving::volley),
    ("a drag becomes a Run", giving::becomes_a_run),
    ("the order bar keeps its height", giving::bar),
    ("a template is laid", templates::laid),
    ("a squad goes as one", orders::squad),
    ("a squad moves, and the rest go too", orders::squad_moves),
    ("two people, real dice and a takeback", orders::takeback),
    ("undo says why not", orders::undo),
    ("an order is taken back against a bot", orders::undo_against_a_bot),
    ("a battle of one's own", start_screen::own),
    ("the start, help and an army of one's own", start_screen::start_told),
    ("a file is opened again", saves::import),
    ("earlier moments of a battle", saves::earlier),
    ("the bot sets up for me", start_screen::set_up),
    ("another language in mid-battle", languages::all),
    ("save, reload, resume", saves::resume),
    ("the opening by keys alone, and a move", keyboard::opening),
    ("keys of one's own", keyboard::own_keys),
    ("two people, two languages and a reaction", hot_seat::reaction),
    ("a reaction is taken", hot_seat::reacts),
    ("two people take back what was answered by itself", hot_seat::undo),
    ("a battle as a link", sharing::link),
    ("the odds lab, and its link", odds::lab),
    ("what would raise the chance", odds::raised),
    ("a plan of several orders", odds::planned),
    ("a hint, and a review", hints::given),
    ("a shot is played on the table, and skipped", staging::shot),
    ("a loss is seen on the table, and its score flies", staging::losses::seen),
    ("the stage without motion", staging::still),
    ("the opponent's activation is watched again", staging::again),
    ("the log in the order of time", staging::log),
    ("a phone", screen_sizes::phone),
    ("a tablet, and large text", screen_sizes::tablet),
    ("the page breaks", failures::broken),
    ("damaged saves and files", failures::damaged),
    ("bots are watched", failures::watched),
];
