//! Lengths. Fixed-point hundredths of an inch, so that every machine and every replay agrees on where a model stands.

use std::{
    fmt,
    iter::Sum,
    ops::{Add, AddAssign, Div, Mul, Neg, Sub, SubAssign},
    str::FromStr,
};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

/// A length in hundredths of an inch: `Inches::whole(6)`, `"4.25".parse()`.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Inches(i32);

impl Inches {
    /// No length at all.
    pub const ZERO: Inches = Inches(0);
    /// The longest length that can be written.
    pub const MAX: Inches = Inches(i32::MAX);

    /// So many hundredths of an inch.
    #[must_use]
    pub const fn hundredths(n: i32) -> Inches {
        Inches(n)
    }

    /// So many whole inches.
    #[must_use]
    pub const fn whole(n: i32) -> Inches {
        Inches(n * 100)
    }

    /// So many millimetres, to the nearest hundredth of an inch: a 30 mm base is 1.18 inches across.
    #[must_use]
    pub const fn millimetres(n: i32) -> Inches {
        // 1 mm = 100 / 25.4 hundredths = 500 / 127.
        Inches((n * 1000 + 127 * n.signum()) / 254)
    }

    /// The nearest hundredth to a computed length. Not for player input: parse that.
    #[must_use]
    pub fn nearest(length: f64) -> Inches {
        Inches((length * 100.0).round() as i32)
    }

    /// The length as hundredths.
    #[must_use]
    pub const fn as_hundredths(self) -> i32 {
        self.0
    }

    /// The length as a number of inches, for geometry.
    #[must_use]
    pub fn to_f64(self) -> f64 {
        f64::from(self.0) / 100.0
    }

    /// Rounded up to whole inches: how these games divide.
    #[must_use]
    pub const fn ceil(self) -> i32 {
        self.0.div_euclid(100) + (self.0.rem_euclid(100) != 0) as i32
    }

    /// The length without its sign.
    #[must_use]
    pub const fn abs(self) -> Inches {
        Inches(self.0.abs())
    }
}

impl Add for Inches {
    type Output = Inches;
    fn add(self, other: Inches) -> Inches {
        Inches(self.0 + other.0)
    }
}

impl AddAssign for Inches {
    fn add_assign(&mut self, other: Inches) {
        self.0 += other.0;
    }
}

impl Sub for Inches {
    type Output = Inches;
    fn sub(self, other: Inches) -> Inches {
        Inches(self.0 - other.0)
    }
}

impl SubAssign for Inches {
    fn sub_assign(&mut self, other: Inches) {
        self.0 -= other.0;
    }
}

impl Neg for Inches {
    type Output = Inches;
    fn neg(self) -> Inches {
        Inches(-self.0)
    }
}

impl Mul<i32> for Inches {
    type Output = Inches;
    fn mul(self, by: i32) -> Inches {
        Inches(self.0 * by)
    }
}

/// Halves and thirds round away from zero, as the games' own divisions do.
impl Div<i32> for Inches {
    type Output = Inches;
    fn div(self, by: i32) -> Inches {
        let (whole, rest) = (self.0 / by, self.0 % by);
        Inches(whole + rest.signum() * by.signum())
    }
}

impl Sum for Inches {
    fn sum<I: Iterator<Item = Inches>>(all: I) -> Inches {
        all.fold(Inches::ZERO, Add::add)
    }
}

impl fmt::Display for Inches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (sign, whole, rest) =
            (if self.0 < 0 { "-" } else { "" }, self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match rest {
            0 => write!(f, "{sign}{whole}"),
            tenths if tenths % 10 == 0 => write!(f, "{sign}{whole}.{}", tenths / 10),
            hundredths => write!(f, "{sign}{whole}.{hundredths:02}"),
        }
    }
}

impl fmt::Debug for Inches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Why a text is not a length.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotInches(String);

impl fmt::Display for NotInches {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "\"{}\" is not a length in inches with at most two decimals", self.0)
    }
}

impl std::error::Error for NotInches {}

impl FromStr for Inches {
    type Err = NotInches;

    fn from_str(text: &str) -> Result<Inches, NotInches> {
        let refuse = || NotInches(text.chars().take(40).collect());
        let (sign, digits) = match text.strip_prefix('-') {
            Some(rest) => (-1, rest),
            None => (1, text),
        };
        let (whole, rest) = digits.split_once('.').unwrap_or((digits, "0"));
        let plain = |part: &str| !part.is_empty() && part.bytes().all(|it| it.is_ascii_digit());
        if !plain(whole) || !plain(rest) || rest.len() > 2 {
            return Err(refuse());
        }
        let whole: i32 = whole.parse().map_err(|_| refuse())?;
        let tens = if rest.len() == 1 { 10 } else { 1 };
        let rest: i32 = rest.parse().map_err(|_| refuse())?;
        let hundredths = whole.checked_mul(100).and_then(|it| it.checked_add(rest * tens)).ok_or_else(refuse)?;
        Ok(Inches(sign * hundredths))
    }
}

impl Serialize for Inches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Inches {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Inches, D::Error> {
        struct Length;
        impl de::Visitor<'_> for Length {
            type Value = Inches;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a length in inches with at most two decimals")
            }
            fn visit_str<E: de::Error>(self, text: &str) -> Result<Inches, E> {
                text.parse().map_err(E::custom)
            }
            fn visit_i64<E: de::Error>(self, whole: i64) -> Result<Inches, E> {
                let hundredths = whole.checked_mul(100).and_then(|it| i32::try_from(it).ok());
                hundredths.map(Inches).ok_or_else(|| E::custom("a length too long for any table"))
            }
            fn visit_u64<E: de::Error>(self, whole: u64) -> Result<Inches, E> {
                self.visit_i64(i64::try_from(whole).unwrap_or(i64::MAX))
            }
            fn visit_f64<E: de::Error>(self, length: f64) -> Result<Inches, E> {
                format!("{length}").parse().map_err(E::custom)
            }
        }
        if deserializer.is_human_readable() {
            deserializer.deserialize_any(Length)
        } else {
            deserializer.deserialize_str(Length)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_round_trips() {
        for (text, hundredths) in
            [("0", 0), ("6", 600), ("4.25", 425), ("4.5", 450), ("-0.05", -5), ("-12", -1200), ("0.7", 70)]
        {
            let length: Inches = text.parse().unwrap();
            assert_eq!(length.as_hundredths(), hundredths);
            assert_eq!(length.to_string(), text);
        }
    }

    #[test]
    fn what_is_not_a_length_is_refused() {
        for text in ["", "-", ".5", "5.", "1.234", "1e3", "NaN", "inf", "+4", "99999999999", "21474836.48", "4 ", "4,5"]
        {
            assert!(text.parse::<Inches>().is_err(), "{text}");
        }
    }

    #[test]
    fn millimetres_round_to_the_nearest_hundredth() {
        for (mm, hundredths) in [(30, 118), (40, 157), (50, 197), (25, 98), (-30, -118)] {
            assert_eq!(Inches::millimetres(mm).as_hundredths(), hundredths);
        }
    }

    #[test]
    fn division_rounds_up() {
        assert_eq!(Inches::hundredths(851) / 2, Inches::hundredths(426));
        assert_eq!(Inches::hundredths(-851) / 2, Inches::hundredths(-426));
        assert_eq!(Inches::hundredths(850).ceil(), 9);
        assert_eq!(Inches::whole(8).ceil(), 8);
        assert_eq!(Inches::hundredths(-50).ceil(), 0);
    }
}
