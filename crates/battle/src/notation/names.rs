//! Names: `FocusFire` and `rate_of_fire` in the code are `focus-fire` and `rate-of-fire` at the table, and what was
//! probably meant by a name that does not exist.

use super::word;

/// Hands over the letters of a name in kebab-case until `take` refuses one; whether it took them all.
///
/// A capital begins a new word behind a small letter or a digit, or when it is the last of several and a small letter
/// follows: `HQUnit` is `hq-unit`.
fn each_letter(name: &str, mut take: impl FnMut(char) -> bool) -> bool {
    let bytes = name.as_bytes();
    name.char_indices().all(|(at, letter)| match letter {
        '_' => take('-'),
        'A'..='Z' => {
            let small_ahead = bytes.get(at + 1).is_some_and(u8::is_ascii_lowercase);
            let begins = at > 0
                && match bytes[at - 1] {
                    b'a'..=b'z' | b'0'..=b'9' => true,
                    b'A'..=b'Z' => small_ahead,
                    _ => false,
                };
            (!begins || take('-')) && take(letter.to_ascii_lowercase())
        }
        _ => take(letter),
    })
}

fn is_small(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|it| it.is_ascii_lowercase())
}

/// Whether a name is of small letters and underscores, and not of underscores alone.
fn is_snake(name: &str) -> bool {
    name.bytes().all(|it| it.is_ascii_lowercase() || it == b'_') && name.bytes().any(|it| it != b'_')
}

/// Writes a name of the code as the table knows it: in quotes if `rename` gave it letters that no word has.
pub(super) fn push_kebab(out: &mut String, name: &str) {
    if is_small(name) {
        return out.push_str(name);
    }
    if is_snake(name) {
        return out.extend(name.bytes().map(|it| if it == b'_' { '-' } else { char::from(it) }));
    }
    let start = out.len();
    each_letter(name, |letter| {
        out.push(letter);
        true
    });
    if !word::is_bare(&out[start..]) {
        let spelled = out.split_off(start);
        word::push_quoted(out, &spelled);
    }
}

/// A name of the code as the table knows it.
pub(super) fn kebab(name: &str) -> String {
    let mut out = String::with_capacity(name.len() + 2);
    push_kebab(&mut out, name);
    out
}

/// Whether the table's `spelled` is the code's `name`.
pub(super) fn same(name: &str, spelled: &str) -> bool {
    // Most names are one small word. The rest is for those that are not.
    if is_small(name) {
        return name == spelled;
    }
    let mut letters = spelled.chars();
    each_letter(name, |letter| letters.next() == Some(letter)) && letters.next().is_none()
}

/// Where `spelled` stands among names of the code, looking at `first` first: what we write, we write in order.
pub(super) fn position(names: &[&str], first: usize, spelled: &str) -> Option<usize> {
    match names.get(first) {
        Some(name) if same(name, spelled) => Some(first),
        _ => names.iter().position(|it| same(it, spelled)),
    }
}

/// The end of a sentence about an unknown name: which known ones are near, or else which there are.
pub(super) fn suggest(spelled: &str, known: &[&str]) -> String {
    let word: Vec<char> = spelled.chars().take(64).collect();
    let mut near: Vec<(usize, String)> =
        known.iter().map(|it| kebab(it)).map(|it| (distance(&word, &it), it)).collect();
    near.retain(|(distance, name)| *distance <= 1 + name.len().min(word.len()) / 4);
    near.sort();
    match near.is_empty() {
        true => format!("known: {}", some_of(known)),
        false => format!("did you mean {}?", quoted(near.iter().take(3).map(|it| it.1.as_str())).join(" or ")),
    }
}

/// The first few names, and how many more there are.
pub(super) fn some_of(known: &[&str]) -> String {
    const SHOWN: usize = 8;
    let kebabs: Vec<String> = known.iter().take(SHOWN).map(|it| kebab(it)).collect();
    let shown = quoted(kebabs.iter().map(String::as_str)).join(", ");
    match known.len().saturating_sub(SHOWN) {
        0 if known.is_empty() => "nothing".to_owned(),
        0 => shown,
        more => format!("{shown} and {more} more"),
    }
}

fn quoted<'a>(names: impl Iterator<Item = &'a str>) -> Vec<String> {
    names.map(|it| format!("\"{}\"", it.trim_matches('"'))).collect()
}

/// How many letters must be added, dropped or changed to turn one word into the other.
fn distance(from: &[char], to: &str) -> usize {
    let mut row: Vec<usize> = (0..=from.len()).collect();
    for letter in to.chars() {
        let mut corner = row[0];
        row[0] += 1;
        for at in 0..from.len() {
            let changed = corner + usize::from(from[at] != letter);
            corner = row[at + 1];
            row[at + 1] = changed.min(corner + 1).min(row[at] + 1);
        }
    }
    row[from.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_the_code_are_kebabs_at_the_table() {
        for (code, table) in [
            ("Pass", "pass"),
            ("FocusFire", "focus-fire"),
            ("rate_of_fire", "rate-of-fire"),
            ("HQ", "hq"),
            ("HQUnit", "hq-unit"),
            ("D20Roll", "d20-roll"),
            ("Wave2", "wave2"),
            ("x", "x"),
            ("already-kebab", "already-kebab"),
            ("_hidden", "-hidden"),
            ("größe", "\"größe\""),
            ("two words", "\"two words\""),
            ("_", "\"-\""),
        ] {
            assert_eq!(kebab(code), table);
            assert!(same(code, table.trim_matches('"')), "{code}");
            assert!(!same(code, &format!("{table}s")), "{code}");
        }
    }

    #[test]
    fn distances_count_letters() {
        for (from, to, letters) in
            [("", "", 0), ("shot", "shoot", 1), ("pass", "", 4), ("abc", "acb", 2), ("a", "b", 1)]
        {
            assert_eq!(distance(&from.chars().collect::<Vec<_>>(), to), letters, "{from} {to}");
        }
    }
}
