//! Words as a searcher types them: without case, accents or punctuation.

/// The text in lower case and without accents. Ligatures are written out.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for letter in text.chars() {
        fold_letter(letter, &mut folded);
    }
    folded
}

/// The folded words of a text: runs of letters and digits.
pub(crate) fn words(text: &str) -> impl Iterator<Item = String> {
    text.split(|it: char| !it.is_alphanumeric() && !is_accent(it)).map(fold).filter(|it| !it.is_empty())
}

fn fold_letter(letter: char, out: &mut String) {
    if letter.is_ascii() {
        return out.push(letter.to_ascii_lowercase());
    }
    for lower in letter.to_lowercase().filter(|it| !is_accent(*it)) {
        match lower {
            'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ą' => out.push('a'),
            'ç' | 'ć' | 'č' => out.push('c'),
            'ď' | 'đ' => out.push('d'),
            'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ė' | 'ę' | 'ě' => out.push('e'),
            'ğ' | 'ģ' => out.push('g'),
            'ì' | 'í' | 'î' | 'ï' | 'ī' | 'į' | 'ı' => out.push('i'),
            'ľ' | 'ĺ' | 'ł' => out.push('l'),
            'ñ' | 'ń' | 'ň' => out.push('n'),
            'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ø' | 'ō' | 'ő' => out.push('o'),
            'ŕ' | 'ř' => out.push('r'),
            'ś' | 'š' | 'ş' | 'ș' => out.push('s'),
            'ť' | 'ț' | 'ţ' => out.push('t'),
            'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ů' | 'ű' => out.push('u'),
            'ý' | 'ÿ' => out.push('y'),
            'ź' | 'ż' | 'ž' => out.push('z'),
            'æ' => out.push_str("ae"),
            'œ' => out.push_str("oe"),
            'ß' => out.push_str("ss"),
            other => out.push(other),
        }
    }
}

/// An accent written as a character of its own.
fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::{fold, words};

    #[test]
    fn case_and_accents_are_forgiven() {
        assert_eq!(fold("Échec Critique"), "echec critique");
        assert_eq!(fold("E\u{301}toile"), "etoile", "an accent may be a character of its own");
        assert_eq!(fold("ABILITÀ Œuf ŁÓDŹ"), "abilita oeuf lodz");
    }

    #[test]
    fn a_word_is_a_run_of_letters_and_digits() {
        let found: Vec<_> = words("D20: l'échec\u{a0}! (MS16-D)").collect();
        assert_eq!(found, ["d20", "l", "echec", "ms16", "d"]);
        assert_eq!(words("  … — !").count(), 0);
    }
}
