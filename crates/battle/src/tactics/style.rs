//! Styles of play: aggressive, cautious, balanced.
//!
//! A [`Style`] weighs harm to the enemy, own losses and the mission, in hundredths of the balanced style. It changes no
//! rule and no odds, only their evaluation. An army has one style, and each of its roles may have another ([`Styles`]).

use std::fmt;

/// The most roles a game tells apart.
pub const MOST_ROLES: usize = 8;

/// Weights of harm, losses and mission, in hundredths of the balanced style.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Style {
    /// What it is called.
    pub name: &'static str,
    /// Of harm to the enemy.
    pub harm: u16,
    /// Of one's own losses and danger.
    pub losses: u16,
    /// Of the mission.
    pub mission: u16,
}

impl Style {
    /// As the game is usually played well.
    pub const BALANCED: Style = Style { name: "balanced", harm: 100, losses: 100, mission: 100 };
    /// Goes at the enemy, whatever it costs.
    pub const AGGRESSIVE: Style = Style { name: "aggressive", harm: 250, losses: 25, mission: 70 };
    /// Keeps its own alive.
    pub const CAUTIOUS: Style = Style { name: "cautious", harm: 60, losses: 300, mission: 60 };
    /// Wants what the mission wants.
    pub const OBJECTIVE: Style = Style { name: "objective", harm: 50, losses: 60, mission: 350 };

    /// All of them, the usual one first.
    pub const ALL: [Style; 4] = [Style::BALANCED, Style::AGGRESSIVE, Style::CAUTIOUS, Style::OBJECTIVE];

    /// The style of this name.
    #[must_use]
    pub fn named(word: &str) -> Option<Style> {
        Style::ALL.into_iter().find(|it| it.name == word)
    }

    /// What harm counts; 1 is usual.
    #[must_use]
    pub fn for_harm(self) -> f64 {
        f64::from(self.harm) / 100.0
    }

    /// What losses count; 1 is usual.
    #[must_use]
    pub fn for_losses(self) -> f64 {
        f64::from(self.losses) / 100.0
    }

    /// What the mission counts; 1 is usual.
    #[must_use]
    pub fn for_mission(self) -> f64 {
        f64::from(self.mission) / 100.0
    }

    /// The same from the other side of an attack: its harm is one's loss.
    #[must_use]
    pub fn attacked(self) -> Style {
        Style { harm: self.losses, losses: self.harm, ..self }
    }
}

/// What a count of a position is about, and so which part of a style weighs it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aspect {
    /// What a side has to lose: one's own is kept, the enemy's harmed.
    Strength,
    /// What a side can do to the other: one's own is harm, the enemy's danger.
    Threat,
    /// What the mission wants.
    Mission,
    /// What everybody makes the same of.
    Plain,
}

impl Aspect {
    /// What one's own, and what the enemies' counts for in this style, in hundredths.
    #[must_use]
    pub fn shares(self, style: Style) -> (i64, i64) {
        let (harm, losses, mission) = (i64::from(style.harm), i64::from(style.losses), i64::from(style.mission));
        match self {
            Aspect::Strength => (losses, harm),
            Aspect::Threat => (harm, losses),
            Aspect::Mission => (mission, mission),
            Aspect::Plain => (100, 100),
        }
    }
}

/// The style of an army, and of those of its roles that have another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Styles {
    /// Of everybody who has no other.
    pub army: Style,
    /// Of roles, by their place among the game's.
    pub roles: [Option<Style>; MOST_ROLES],
}

impl Styles {
    /// Everybody as usual.
    pub const BALANCED: Styles = Styles::all(Style::BALANCED);

    /// Everybody in this style.
    #[must_use]
    pub const fn all(army: Style) -> Styles {
        Styles { army, roles: [None; MOST_ROLES] }
    }

    /// The style of those of a role; of the army for those of none.
    #[must_use]
    pub fn of(&self, role: Option<usize>) -> Style {
        role.and_then(|it| self.roles[it]).unwrap_or(self.army)
    }

    /// Reads what [`text`](Styles::text) wrote: the army's style, then roles with theirs, such as
    /// `cautious:leaders=aggressive`. Without the first the army is balanced.
    ///
    /// # Errors
    /// The first word that means nothing here.
    pub fn read(text: &str, roles: &'static [&'static str]) -> Result<Styles, NoStyle> {
        let style = |word: &str| Style::named(word).ok_or_else(|| NoStyle::Style(word.to_owned()));
        let mut styles = Styles::BALANCED;
        for (at, word) in text.split(':').enumerate() {
            match word.split_once('=') {
                Some((role, word)) => {
                    let found = roles.iter().position(|it| *it == role);
                    let role = found.ok_or_else(|| NoStyle::Role(role.to_owned(), roles))?;
                    styles.roles[role] = Some(style(word)?);
                }
                None if at == 0 => styles.army = style(word)?,
                None => return Err(NoStyle::Second(word.to_owned())),
            }
        }
        Ok(styles)
    }

    /// Their names; nothing for those who play as usual.
    #[must_use]
    pub fn text(&self, roles: &[&str]) -> String {
        let army = (self.army != Style::BALANCED).then(|| self.army.name.to_owned());
        let own = roles.iter().zip(&self.roles).filter_map(|(role, it)| it.map(|it| format!("{role}={}", it.name)));
        army.into_iter().chain(own).collect::<Vec<_>>().join(":")
    }
}

/// A word that names no style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoStyle {
    /// Nobody plays like that.
    Style(String),
    /// Nobody in this game has that role; these are there.
    Role(String, &'static [&'static str]),
    /// A second style for the army.
    Second(String),
}

impl fmt::Display for NoStyle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let styles = Style::ALL.map(|it| it.name).join(", ");
        match self {
            NoStyle::Style(word) => write!(f, "no style \"{}\"; there are {styles}", word.escape_debug()),
            NoStyle::Role(word, []) => write!(f, "no role \"{}\"; this game has none", word.escape_debug()),
            NoStyle::Role(word, roles) => {
                write!(f, "no role \"{}\"; there are {}", word.escape_debug(), roles.join(", "))
            }
            NoStyle::Second(word) => {
                write!(f, "\"{}\" would be a second style for the army; a role's is ROLE=STYLE", word.escape_debug())
            }
        }
    }
}

impl std::error::Error for NoStyle {}

#[cfg(test)]
mod tests {
    use super::{NoStyle, Style, Styles};

    const ROLES: &[&str] = &["leaders", "troops"];

    #[test]
    fn an_army_has_a_style_and_a_role_may_have_another() {
        let styles = Styles::read("cautious:troops=objective", ROLES).expect("two styles");
        assert_eq!(styles.of(Some(0)), Style::CAUTIOUS);
        assert_eq!(styles.of(Some(1)), Style::OBJECTIVE);
        assert_eq!(styles.of(None), Style::CAUTIOUS);
        assert_eq!(Styles::read("leaders=aggressive", ROLES).expect("one style").of(Some(1)), Style::BALANCED);
    }

    #[test]
    fn styles_read_back() {
        for text in ["aggressive", "leaders=balanced", "objective:leaders=cautious:troops=aggressive"] {
            assert_eq!(Styles::read(text, ROLES).map(|it| it.text(ROLES)), Ok(text.to_owned()));
        }
        assert_eq!(Styles::read("balanced", ROLES), Ok(Styles::BALANCED));
        assert_eq!(Styles::BALANCED.text(ROLES), "");
    }

    #[test]
    fn what_means_nothing_is_refused_and_said() {
        let told = |text: &str, roles| Styles::read(text, roles).expect_err(text).to_string();
        assert_eq!(told("brave", ROLES), "no style \"brave\"; there are balanced, aggressive, cautious, objective");
        assert_eq!(told("cautious:cooks=brave", ROLES), "no role \"cooks\"; there are leaders, troops");
        assert_eq!(told("leaders=cautious", &[]), "no role \"leaders\"; this game has none");
        assert_eq!(Styles::read("cautious:aggressive", ROLES), Err(NoStyle::Second("aggressive".into())));
        assert!(Styles::read("", ROLES).is_err() && Styles::read("leaders=", ROLES).is_err());
    }

    #[test]
    fn the_attacked_fear_what_attackers_hope_for() {
        let attacked = Style::AGGRESSIVE.attacked();
        assert_eq!((attacked.harm, attacked.losses), (Style::AGGRESSIVE.losses, Style::AGGRESSIVE.harm));
        assert_eq!(Style::BALANCED.attacked(), Style::BALANCED);
    }
}
