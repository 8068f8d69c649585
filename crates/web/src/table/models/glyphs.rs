//! Pictograms: what a model carries, what state it is in, what an order does. One colour, in a box of 20 centred on 0,0.

/// Every pictogram: its name and what is drawn.
pub const GLYPHS: &[(&str, &str)] = &[
    (
        "gear",
        r##"<circle r="4.4" fill="none" stroke="currentColor" stroke-width="2.4"/><path d="M0,-8.4V-5.4M0,8.4V5.4M-8.4,0H-5.4M8.4,0H5.4M-5.9,-5.9L-3.8,-3.8M5.9,5.9L3.8,3.8M-5.9,5.9L-3.8,3.8M5.9,-5.9L3.8,-3.8" fill="none" stroke="currentColor" stroke-width="2.4"/>"##,
    ),
    ("rifle", r##"<g transform="rotate(-38)"><path d="M-8,-1.2H8V.6H2.2L1.6,3.8H-.4L-.6,.6H-3L-4.2,2.8H-8Z"/></g>"##),
    (
        "mg",
        r##"<g transform="rotate(-28)"><path d="M-8,-1.8H8V.2H-3.4L-4.4,2.6H-8Z"/><circle cx="-.4" cy="1.7" r="2.3"/><path d="M4.4,0L2.6,5.6M4.8,0L7,5.4" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/></g>"##,
    ),
    (
        "rocket",
        r##"<g transform="rotate(-40)"><path d="M-8,-2H2.6V2H-8Z"/><path d="M3.4,-3.2L8.4,0L3.4,3.2Z"/><path d="M-4,2h2.2v3.2h-2.2z"/></g>"##,
    ),
    ("star", r##"<path d="M0,-7.6L2.1,-2.6L7.4,-2.3L3.3,1.1L4.7,6.3L0,3.4L-4.7,6.3L-3.3,1.1L-7.4,-2.3L-2.1,-2.6Z"/>"##),
    (
        "warlord",
        r##"<path d="M0,-7.8L1.9,-3.8L6.3,-3.4L3,-.5L4,3.9L0,1.6L-4,3.9L-3,-.5L-6.3,-3.4L-1.9,-3.8Z"/><path d="M-6.4,5.2Q0,8.8 6.4,5.2" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round"/>"##,
    ),
    (
        "scope",
        r##"<circle r="4.5" fill="none" stroke="currentColor" stroke-width="1.8"/><path d="M0,-7.8V-2.4M0,7.8V2.4M-7.8,0H-2.4M7.8,0H2.4" fill="none" stroke="currentColor" stroke-width="1.7"/>"##,
    ),
    (
        "blade",
        r##"<g transform="rotate(45)"><path d="M-1.3,-8.6L0,-10L1.3,-8.6V2.4H-1.3Z"/><path d="M-4,2.4H4V4.2H-4Z"/><path d="M-.9,4.2H.9V8H-.9Z"/></g>"##,
    ),
    (
        "flame",
        r##"<path d="M.4,-8C2,-4.6 5.6,-2.8 5.2,2C4.9,5.4 2.6,7.6 0,7.6C-3.2,7.6 -5.2,5.2 -5.2,2.4C-5.2,0 -3.8,-1.4 -3.2,-3.2C-2,-2.2 -1.7,-1.4 -1.5,-.4C.4,-2.4 .9,-5 .4,-8Z"/>"##,
    ),
    (
        "shield",
        r##"<path d="M0,-7.6L6.4,-5.2V0C6.4,4 3.6,6.4 0,8C-3.6,6.4 -6.4,4 -6.4,0V-5.2Z"/><path d="M0,-4.6V4.8M-3.6,-.6H3.6" stroke="var(--cut,#000)" stroke-width="1.8" fill="none"/>"##,
    ),
    (
        "mind",
        r##"<path d="M-8,0Q0,-7.6 8,0Q0,7.6 -8,0Z" fill="none" stroke="currentColor" stroke-width="1.7"/><circle r="2.7"/><path d="M0,-8V-5.6M0,8V5.6" stroke="currentColor" stroke-width="1.6"/>"##,
    ),
    (
        "claw",
        r##"<path d="M-6.4,-6.6Q-6.8,1 -3,7.4Q-2.6,0 -3.6,-7Z"/><path d="M-1.6,-7.4Q-1.4,1 1.2,7.8Q2,0 1.4,-7.2Z"/><path d="M3.6,-6.8Q4,0 5.6,6Q7.2,0 6.6,-6Z"/>"##,
    ),
    (
        "bomb",
        r##"<circle cy="1.6" r="5.6"/><path d="M2.6,-3.4L5,-6.6" stroke="currentColor" stroke-width="1.8" fill="none"/><path d="M5.4,-8.6V-5M3.6,-6.8H7.4" stroke="currentColor" stroke-width="1.1" fill="none"/>"##,
    ),
    (
        "skull",
        r##"<path d="M0,-7.6C4.6,-7.6 7,-4.6 7,-1C7,1.6 5.8,3.2 4.2,4.2V7.4H-4.2V4.2C-5.8,3.2 -7,1.6 -7,-1C-7,-4.6 -4.6,-7.6 0,-7.6Z"/><g fill="var(--cut,#000)"><circle cx="-2.8" cy="-.6" r="1.8"/><circle cx="2.8" cy="-.6" r="1.8"/><path d="M-.9,3.4L0,1.4L.9,3.4Z"/></g>"##,
    ),
    ("cross", r##"<path d="M-2.2,-7H2.2V-2.2H7V2.2H2.2V7H-2.2V2.2H-7V-2.2H-2.2Z"/>"##),
    ("hound", r##"<path d="M-8,-1L-5,-5.6L-3.4,-2.6H4L7.6,-5L7,-1L5.4,1V7H3.2V2.4H-2.6V7H-4.8V1.4Z"/>"##),
    (
        "sentry",
        r##"<path d="M-7.4,0Q0,-7 7.4,0Q0,7 -7.4,0Z" fill="none" stroke="currentColor" stroke-width="1.9"/><circle r="2.5"/>"##,
    ),
    (
        "pinned",
        r##"<path d="M-6,-6L0,-1.4L6,-6M-6,0L0,4.6L6,0M-7,7.2H7" fill="none" stroke="currentColor" stroke-width="2"/>"##,
    ),
    (
        "broken",
        r##"<path d="M-6.4,8V-8H6.4L2.4,-4L6.4,0H-4.6" fill="none" stroke="currentColor" stroke-width="2"/><path d="M-1,-7L1,-4.6L-1.6,-3L.6,-.4" fill="none" stroke="currentColor" stroke-width="1.3"/>"##,
    ),
    ("stunned", r##"<path d="M1.4,-8L-5,1H-.6L-2,8L5.4,-2H.8Z"/>"##),
    (
        "hidden",
        r##"<path d="M-7.4,1.4Q0,-6.2 7.4,1.4" fill="none" stroke="currentColor" stroke-width="1.9"/><path d="M-6.6,6.6L6.6,-6.6" stroke="currentColor" stroke-width="2" fill="none"/><circle cy="1.8" r="2.1"/>"##,
    ),
    (
        "engaged",
        r##"<path d="M-6.4,-6.4L6,6M6.4,-6.4L-6,6M-7,3.4L-3.4,7M7,3.4L3.4,7" fill="none" stroke="currentColor" stroke-width="2"/>"##,
    ),
    ("injured", r##"<path d="M0,-7.6C3,-3 5.4,-.4 5.4,2.8A5.4,5.2 0 0 1 -5.4,2.8C-5.4,-.4 -3,-3 0,-7.6Z"/>"##),
    (
        "move",
        r##"<path d="M-7,6Q-4,-4 3,-3.4" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="3 2"/><path d="M2,-7.4L8,-3.2L2,1Z"/>"##,
    ),
    ("run", r##"<path d="M-8,-6L-1,0L-8,6M0,-6L7,0L0,6" fill="none" stroke="currentColor" stroke-width="2.2"/>"##),
    (
        "aim",
        r##"<circle r="6" fill="none" stroke="currentColor" stroke-width="1.7"/><circle r="1.8"/><path d="M0,-8V-3.6M0,8V3.6M-8,0H-3.6M8,0H3.6" stroke="currentColor" stroke-width="1.6" fill="none"/>"##,
    ),
    (
        "rapid",
        r##"<path d="M-8,-4.5H1M-8,0H4M-8,4.5H1" stroke="currentColor" stroke-width="2" fill="none"/><path d="M0,-7L5,-4.5L0,-2ZM3,-2.5L8,0L3,2.5ZM0,2L5,4.5L0,7Z"/>"##,
    ),
    ("pass", r##"<path d="M-6,-6V6M6,-6L-2,0L6,6Z" stroke="currentColor" stroke-width="2"/>"##),
    (
        "focus",
        r##"<path d="M-8,-7L0,-1M8,-7L0,-1M0,-9V-2" stroke="currentColor" stroke-width="1.6" fill="none"/><circle cy="3.4" r="4" fill="none" stroke="currentColor" stroke-width="1.8"/><circle cy="3.4" r="1.2"/>"##,
    ),
    (
        "suppress",
        r##"<path d="M-8,-5H8M-8,-1.4H8" stroke="currentColor" stroke-width="1.8" stroke-dasharray="3.4 1.8" fill="none"/><path d="M-6,3L0,7.4L6,3" fill="none" stroke="currentColor" stroke-width="2"/>"##,
    ),
    ("end", r##"<path d="M-6.6,0L-1.8,5L7,-5.4" fill="none" stroke="currentColor" stroke-width="2.4"/>"##),
    (
        "card",
        r##"<rect x="-4.8" y="-7" width="9.6" height="14" rx="1.2" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M0,-3.4L2.4,0L0,3.4L-2.4,0Z"/>"##,
    ),
    (
        "dice",
        r##"<path d="M0,-8L7,-4V4L0,8L-7,4V-4Z" fill="none" stroke="currentColor" stroke-width="1.5"/><path d="M0,-4.4L4,2.6H-4Z" fill="none" stroke="currentColor" stroke-width="1.2"/>"##,
    ),
    (
        "splat",
        r##"<path d="M0,-8L1.8,-3.4L6,-6.4L4.4,-1.4L8.4,.4L3.8,2L5.4,6.6L1.2,4L-1,8L-2.2,3.6L-6.6,5.6L-4,1.4L-8.4,-.8L-3.8,-2L-5.4,-6.6L-1.6,-3.8Z"/>"##,
    ),
    (
        "plus",
        r##"<path d="M-8,-1.5H-3M-5.5,-4V1" stroke="currentColor" stroke-width="1.8" fill="none"/><circle cx="3" cy="-3.6" r="3"/><path d="M-2.4,7C-2.4,2.4 0,.6 3,.6S8.4,2.4 8.4,7Z"/>"##,
    ),
    (
        "d8",
        r##"<path d="M0,-8L7,0L0,8L-7,0Z" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M-7,0L0,2.4L7,0M0,2.4V8" fill="none" stroke="currentColor" stroke-width="1.1"/>"##,
    ),
    (
        "special",
        r##"<circle r="3" /><path d="M0,-8V-5M0,8V5M-8,0H-5M8,0H5M-5.6,-5.6L-3.6,-3.6M5.6,5.6L3.6,3.6M-5.6,5.6L-3.6,3.6M5.6,-5.6L3.6,-3.6" stroke="currentColor" stroke-width="1.7" fill="none"/>"##,
    ),
    ("stand", r##"<path d="M0,8V-6M-5,-1.4L0,-6.8L5,-1.4" fill="none" stroke="currentColor" stroke-width="2.2"/>"##),
    (
        "eye",
        r##"<path d="M-8,0Q0,-6.6 8,0Q0,6.6 -8,0Z" fill="none" stroke="currentColor" stroke-width="1.6"/><circle r="2.2"/>"##,
    ),
    (
        "undo",
        r##"<path d="M-6,-2.6H2A4.6,4.6 0 0 1 2,6.6H-3M-6,-2.6L-2.2,-6.4M-6,-2.6L-2.2,1.2" fill="none" stroke="currentColor" stroke-width="2"/>"##,
    ),
    ("tank", r##"<path d="M-8,2H8L6.4,6.6H-6.4ZM-4.6,-3.4H3.4L4.4,1H-5.4ZM3.6,-2.6H9V-.8H4Z"/>"##),
    (
        "truck",
        r##"<path d="M-8,-4.6H2.6V3.4H-8ZM3.6,-2H6.4L8.4,.8V3.4H3.6Z"/><circle cx="-4.6" cy="5" r="2"/><circle cx="5" cy="5" r="2"/>"##,
    ),
    (
        "plane",
        r##"<path d="M0,-8.4L1.8,-2.4L8.4,2.4V4.4L1.8,2.6L1.4,5.4L3.6,7.4V8.4H-3.6V7.4L-1.4,5.4L-1.8,2.6L-8.4,4.4V2.4L-1.8,-2.4Z"/>"##,
    ),
    (
        "flag",
        r##"<path d="M-5,8V-8M-5,-7.4H6L3,-3.6L6,.2H-5Z"/><path d="M-5,8V-8" stroke="currentColor" stroke-width="1.6"/>"##,
    ),
];

/// Other names a game may use for a pictogram.
const ALSO: &[(&str, &str)] = &[
    ("shoot", "rifle"),
    ("sprint", "run"),
    ("fight", "engaged"),
    ("fire", "suppress"),
    ("evade", "run"),
    ("reroll", "dice"),
    ("heal", "cross"),
    ("burning", "flame"),
    ("tagged", "aim"),
    ("raging", "claw"),
    ("item", "card"),
    ("unknown", "card"),
    ("scout", "eye"),
    ("teleport", "run"),
    ("reload", "rapid"),
    ("zone", "flag"),
    ("starter", "flag"),
    ("rapid-fire", "rapid"),
    ("engage", "engaged"),
    ("engage-climbing", "engaged"),
    ("engage-left", "engaged"),
    ("close-combat", "blade"),
    ("special-close-combat", "claw"),
    ("hide", "hidden"),
    ("spray", "flame"),
    ("throw", "bomb"),
    ("wall-of-fire", "flame"),
    ("burn", "card"),
    ("decline", "pass"),
    ("done", "end"),
    ("accept", "end"),
    ("activate", "flag"),
    ("activate-model", "flag"),
    ("declare", "focus"),
    ("deploy", "flag"),
    ("dive", "run"),
    ("react", "sentry"),
    ("begin", "dice"),
    ("march-move", "move"),
    ("march-run", "run"),
    ("initiative", "flag"),
    ("edge", "flag"),
    ("commander", "star"),
    ("deactivated", "end"),
    ("aiming", "aim"),
    ("astray", "run"),
    ("held-down", "pinned"),
    ("fumbled", "stunned"),
    ("fencer", "blade"),
    ("strike", "blade"),
    ("step", "move"),
    ("draw", "card"),
    ("parry", "shield"),
    ("bold", "blade"),
    ("wary", "shield"),
    ("hero", "star"),
    ("infantry", "rifle"),
    ("transport", "truck"),
    ("dropship", "plane"),
    ("aircraft", "plane"),
    ("anti-air", "aim"),
    ("drill", "gear"),
    ("carries", "flag"),
    ("laden", "plus"),
    ("flying", "plane"),
    ("landed", "pinned"),
    ("at-edge", "eye"),
    ("moved", "move"),
    ("shot", "rapid"),
    ("searched", "scope"),
    ("search", "scope"),
    ("disembarked", "run"),
    ("may-not-shoot", "engaged"),
    ("infiltrated", "hidden"),
    ("occupied", "rifle"),
    ("advantage", "shield"),
    ("fought", "engaged"),
    ("fly", "plane"),
    ("land", "pinned"),
    ("enter", "stand"),
    ("edges", "eye"),
    ("embark", "truck"),
    ("disembark", "run"),
    ("hold", "pass"),
    ("play", "card"),
    ("discard", "card"),
];

/// The pictogram for a name: its own, one that goes by it, or one for the first word of it.
#[must_use]
pub fn named(name: &str) -> &'static str {
    let known = |name: &str| GLYPHS.iter().find(|it| it.0 == name).map(|it| it.0);
    let also = |name: &str| ALSO.iter().find(|it| it.0 == name).map(|it| it.1);
    let first = name.split('-').next().unwrap_or(name);
    known(name).or_else(|| also(name)).or_else(|| known(first)).or_else(|| also(first)).unwrap_or("special")
}

/// All pictograms as symbols, to be used by `#g-name`.
#[must_use]
pub fn symbols() -> String {
    let symbol = |(name, drawn): &(&str, &str)| {
        format!(
            r#"<symbol id="g-{name}" viewBox="-10 -10 20 20" overflow="visible"><g fill="currentColor">{drawn}</g></symbol>"#
        )
    };
    GLYPHS.iter().map(symbol).collect()
}

/// A pictogram within a drawing, its middle here.
#[must_use]
pub fn glyph(name: &str, x: f64, y: f64, size: f64, class: &str) -> String {
    use crate::table::pen::n;
    format!(
        r##"<use href="#g-{}" x="{}" y="{}" width="{}" height="{}" class="{class}"/>"##,
        named(name),
        n(x - size / 2.0),
        n(y - size / 2.0),
        n(size),
        n(size)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_other_name_leads_to_a_pictogram() {
        assert!(ALSO.iter().all(|(_, to)| GLYPHS.iter().any(|it| it.0 == *to)));
        assert_eq!(named("deploy-3"), "flag");
        assert_eq!(named("never-heard-of"), "special");
    }
}
