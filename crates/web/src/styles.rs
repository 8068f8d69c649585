//! A bot and its styles in one word, as the prompt knows it and as it is kept: `level-4:cautious:leaders=aggressive`.

use bots::{Style, Styles};

/// The roles of a game.
pub type Roles = &'static [&'static str];

/// The bot without its styles.
#[must_use]
pub fn bot(word: &str) -> &str {
    word.split_once(':').map_or(word, |it| it.0)
}

/// Its styles; of roles that another game has, none.
#[must_use]
pub fn styles(word: &str, roles: Roles) -> Styles {
    let text = word.split_once(':').map_or("", |it| it.1);
    let army = || Styles::read(bot(text), roles).ok();
    Styles::read(text, roles).ok().or_else(army).unwrap_or(Styles::BALANCED)
}

/// The word for a bot in these styles.
#[must_use]
pub fn word(bot: &str, styles: &Styles, roles: Roles) -> String {
    let text = styles.text(roles);
    if text.is_empty() || !thinks(bot) { bot.to_owned() } else { format!("{bot}:{text}") }
}

/// Whether whoever sits there has a style: people have their own, and chance has none.
#[must_use]
pub fn thinks(word: &str) -> bool {
    !["", "person", "random"].contains(&bot(word))
}

/// The same bot with its army, or a role in it, in another style; a role with none plays as the army does.
#[must_use]
pub fn restyled(old: &str, role: Option<usize>, style: &str, roles: Roles) -> String {
    let (mut styles, style) = (styles(old, roles), Style::named(style));
    match role {
        Some(role) => styles.roles[role] = style,
        None => styles.army = style.unwrap_or(Style::BALANCED),
    }
    word(bot(old), &styles, roles)
}

#[cfg(test)]
mod tests {
    use super::{bot, restyled, styles, thinks, word};

    const ROLES: super::Roles = &["leaders", "troops"];

    #[test]
    fn a_word_is_a_bot_and_its_styles() {
        let cautious = restyled("level-4", None, "cautious", ROLES);
        assert_eq!(cautious, "level-4:cautious");
        let led = restyled(&cautious, Some(0), "aggressive", ROLES);
        assert_eq!((led.as_str(), bot(&led)), ("level-4:cautious:leaders=aggressive", "level-4"));
        assert_eq!(restyled(&led, Some(0), "", ROLES), cautious);
        assert_eq!(restyled(&led, None, "balanced", ROLES), "level-4:leaders=aggressive");
        assert_eq!(word("level-2", &styles(&led, ROLES), ROLES), "level-2:cautious:leaders=aggressive");
    }

    #[test]
    fn what_a_game_or_a_player_does_not_know_is_left_out() {
        assert_eq!(word("level-4", &styles("level-4:cautious:cooks=aggressive", ROLES), ROLES), "level-4:cautious");
        assert_eq!(word("random", &styles("level-4:cautious", ROLES), ROLES), "random");
        assert!(thinks("level-1:objective") && !thinks("random") && !thinks("person") && !thinks(""));
    }
}
