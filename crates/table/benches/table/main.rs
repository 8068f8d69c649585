//! How fast the table answers, beside parry's bounding volume hierarchy answering the same in the same run.
//!
//! One seeded 48 x 48 inch table with 30 convex polygons and 60 discs, the same lines and places for both, equal
//! checksums demanded. Parry is asked as its users ask it: a `Bvh` over the shapes' boxes, its own shapes at the leaves,
//! nothing allocated per question. A third column gives parry's tree our exact tests at its leaves, to tell the tree
//! from the leaves. Every side runs many times, turn and turn about, and its fastest turns count.
//!
//! `cargo bench -p table --bench table [-- --json]`. One file per question; each has one function, listed in `ALL`.

mod blocked;
mod cells;
mod crossed;
mod first_hit;
mod fraction;
mod ground;
mod nearest;
mod peer;
mod reach;
mod reach_peer;
mod report;
mod visible;

use ground::Ground;
use report::Row;

/// The questions, in the order they are printed.
const ALL: &[fn(&Ground) -> Row] = &[
    first_hit::first_hit,
    blocked::blocked,
    crossed::crossed,
    visible::visible_cells,
    fraction::visible_fraction,
    nearest::nearest_distance,
    cells::cells_of_a_piece,
    reach::reach,
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let json = arguments.iter().any(|it| it == "--json");
    if arguments.iter().any(|it| it == "--list") {
        return; // A test runner asks for tests; there are none.
    }
    // Cargo says so when it benches; when it tests, it only asks whether the bench still runs.
    let ground = Ground::new(if arguments.iter().any(|it| it == "--bench") { 4_096 } else { 256 });
    let rows: Vec<Row> = ALL.iter().map(|ask| ask(&ground)).collect();
    if json {
        report::print_json(&rows);
    } else {
        report::print_table(&rows);
    }
    if rows.iter().any(|it| !it.agrees()) {
        eprintln!("checksums differ: the two sides did not answer the same");
        std::process::exit(1);
    }
}
