//! A small pack of the practice game: spoiled by the tests of bad files, and grown by those of what Warzone never asks.

/// The header of a small sound pack.
pub const HEAD: &str = r#"
[pack]
id = "duel"
name = "Duel"
numbers = ["bonus"]
[pack.rules]
points = "duel.clash.strike"
chart = "duel.clash.strike"
unique = "duel.clash.strike"
faction = "duel.clash.strike"
unit = "duel.clash.strike"

[[faction]]
id = "school"
name = "School"

[[category]]
id = "fencer"
name = "Fencer"
rule = "duel.clash.strike"

[[line]]
id = "model"
column = [
    { name = "reach", rule = "duel.clash.strike", takes = "inches", least = 1, most = 5 },
    { name = "skill", rule = "duel.clash.strike", takes = "number", dash = true, least = 1, most = 6 },
    { name = "edge", rule = "duel.clash.strike", takes = "plus", least = -3, most = 3, optional = true },
    { name = "hand", rule = "duel.clash.strike", takes = "words", words = ["left", "right"] },
]

[[chart]]
id = "bout"
rule = "duel.clash.strike"
name = "Bout"
slot = [{ category = "fencer", compulsory = 1, optional = 0 }]
"#;

/// Its units and weapons.
pub const BODY: &str = r#"
[[unit]]
id = "novice"
rule = "duel.clash.strike"
name = "Novice"
faction = "school"
category = "fencer"
points = 10
size = { from = 1, to = 3 }
extra = 8
profile = { reach = 1.5, skill = 3, edge = "+1", hand = "left" }
weapons = ["foil"]
skills = [{ rule = "duel.clash.strike", x = 2, bonus = 1 }]

[[unit.option]]
id = "long-foil"
name = "Long foil"
takers = { up-to = 1 }
price = { each = 2 }
replaces = ["foil"]
gives = { weapons = ["long-foil"] }

[[weapon]]
id = "foil"
rule = "duel.clash.strike"
name = "Foil"
mode = [{ line = "model", reach = 2, skill = "-", hand = "right" }]

[[weapon]]
id = "long-foil"
rule = "duel.clash.strike"
name = "Long foil"
mode = [{ line = "model", reach = 3, skill = 1, hand = "right" }]
"#;
