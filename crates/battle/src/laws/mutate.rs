//! Orders a player might type: legal ones with a word changed, dropped, doubled or borrowed from another order.

use dice::Seeded;

use crate::notation;

const NUMBERS: [&str; 9] = ["0", "1", "2", "7", "255", "256", "-1", "65535", "4294967295"];

/// A text like `text` but not quite: one to three changes, with words borrowed from `others`.
pub fn mutate(text: &str, others: &[String], chance: &mut Seeded) -> String {
    let mut text = text.to_owned();
    for _ in 0..=chance.below(3) {
        text = change(&text, others, chance);
    }
    text
}

fn change(text: &str, others: &[String], chance: &mut Seeded) -> String {
    let tokens = notation::tokens(text);
    if tokens.is_empty() {
        return pick(others, chance).unwrap_or_default().to_owned();
    }
    let token = &tokens[chance.below(tokens.len() as u32) as usize];
    let (before, after) = (&text[..token.at], &text[token.span().end..]);
    match chance.below(5) {
        0 => format!("{before}{}{after}", NUMBERS[chance.below(NUMBERS.len() as u32) as usize]),
        1 => format!("{before}{after}"),
        2 => format!("{before}{0} {0}{after}", token.text),
        3 => format!("{before}{}{after}", borrowed_word(others, chance)),
        _ => pick(others, chance).unwrap_or_default().to_owned(),
    }
}

fn borrowed_word<'a>(others: &'a [String], chance: &mut Seeded) -> &'a str {
    let words: Vec<&str> = pick(others, chance).map(|it| notation::words(it).collect()).unwrap_or_default();
    if words.is_empty() { "-" } else { words[chance.below(words.len() as u32) as usize] }
}

fn pick<'a>(others: &'a [String], chance: &mut Seeded) -> Option<&'a str> {
    if others.is_empty() { None } else { Some(&others[chance.below(others.len() as u32) as usize]) }
}
