//! What can be asked about, each with its word at the prompt and in a link.

#[cfg(any(feature = "deadzone", feature = "warzone"))]
use muster::Pack;

macro_rules! worded {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$doc])* $variant,)*
        }

        impl $name {
            /// All of them.
            pub const ALL: &[$name] = &[$($name::$variant,)*];

            /// Its word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)*
                }
            }

            /// The one of this word.
            #[must_use]
            pub fn of(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|it| it.word() == word)
            }
        }
    };
}

/// A game that is asked about.
#[cfg(any(feature = "deadzone", feature = "warzone"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Game {
    /// Warzone Resurrection.
    #[cfg(feature = "warzone")]
    Warzone,
    /// Deadzone.
    #[cfg(feature = "deadzone")]
    Deadzone,
}

worded! {
    /// Terrain right before the targets.
    Cover {
        /// None.
        None = "none",
        /// Light; in Deadzone whatever spoils a clear shot.
        Light = "light",
        /// Heavy.
        Heavy = "heavy",
    }
}

worded! {
    /// What models do.
    Deed {
        /// A Shooting Action each.
        Shoot = "shoot",
        /// Aim, then shoot.
        Aim = "aim",
        /// Rapid Fire.
        Rapid = "rapid",
        /// Fire for Effect.
        Effect = "effect",
        /// Close in where that is needed, then fight.
        Fight = "fight",
    }
}

worded! {
    /// What the cases of a table differ in.
    Over {
        /// How far apart they are.
        Range = "range",
        /// The terrain before the targets.
        Cover = "cover",
        /// How many attack.
        Size = "size",
        /// The weapon they use.
        Weapon = "weapon",
    }
}

#[cfg(any(feature = "deadzone", feature = "warzone"))]
impl Game {
    /// All of them.
    pub const ALL: &[Game] = &[
        #[cfg(feature = "warzone")]
        Game::Warzone,
        #[cfg(feature = "deadzone")]
        Game::Deadzone,
    ];

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            #[cfg(feature = "warzone")]
            Game::Warzone => "warzone",
            #[cfg(feature = "deadzone")]
            Game::Deadzone => "deadzone",
        }
    }

    /// The one of this word.
    #[must_use]
    pub fn of(word: &str) -> Option<Game> {
        Game::ALL.iter().copied().find(|it| it.word() == word)
    }

    /// Its units.
    #[must_use]
    pub fn pack(self) -> &'static Pack {
        match self {
            #[cfg(feature = "warzone")]
            Game::Warzone => warzone::ready::pack(),
            #[cfg(feature = "deadzone")]
            Game::Deadzone => deadzone::pack(),
        }
    }

    /// How far apart two sides are unless it is said: inches between bases, or cubes from one to the other.
    #[must_use]
    pub const fn usual_range(self) -> f64 {
        match self {
            #[cfg(feature = "warzone")]
            Game::Warzone => 12.0,
            #[cfg(feature = "deadzone")]
            Game::Deadzone => 3.0,
        }
    }

    /// The furthest apart that is worked out.
    #[must_use]
    pub const fn furthest(self) -> u8 {
        match self {
            #[cfg(feature = "warzone")]
            Game::Warzone => warzone::matchup::FURTHEST,
            #[cfg(feature = "deadzone")]
            Game::Deadzone => deadzone::matchup::FURTHEST,
        }
    }

    /// The ranges of a table over range.
    #[must_use]
    pub const fn ranges(self) -> &'static [u8] {
        match self {
            #[cfg(feature = "warzone")]
            Game::Warzone => &[2, 4, 6, 8, 12, 16, 20, 24, 30, 36],
            #[cfg(feature = "deadzone")]
            Game::Deadzone => &[1, 2, 3, 4, 5, 6, 7],
        }
    }

    /// The kinds of cover it tells apart.
    #[must_use]
    pub const fn covers(self) -> &'static [Cover] {
        match self {
            #[cfg(feature = "warzone")]
            Game::Warzone => Cover::ALL,
            #[cfg(feature = "deadzone")]
            Game::Deadzone => &[Cover::None, Cover::Light],
        }
    }

    /// What its models can do.
    #[must_use]
    pub const fn deeds(self) -> &'static [Deed] {
        match self {
            #[cfg(feature = "warzone")]
            Game::Warzone => &[Deed::Shoot, Deed::Aim, Deed::Rapid, Deed::Fight],
            #[cfg(feature = "deadzone")]
            Game::Deadzone => &[Deed::Shoot, Deed::Effect, Deed::Fight],
        }
    }
}
