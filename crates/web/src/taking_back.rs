//! How far a takeback goes: to what somebody decided, through what was given by itself since.

use std::collections::BTreeSet;

use battle::NoUndo;

/// The last of so many orders that somebody gave; those that were given by themselves are known by their numbers.
#[must_use]
pub fn last_given_by_somebody(given: usize, by_itself: &BTreeSet<usize>) -> Option<usize> {
    (0..given).rev().find(|it| !by_itself.contains(it))
}

/// How many orders go back with the last that somebody gave; `objection` says what stands in the way of taking back the last
/// of so many.
///
/// # Errors
/// What stands in the way of any of them.
pub fn orders_back(
    given: usize,
    by_itself: &BTreeSet<usize>,
    objection: impl Fn(usize) -> Option<NoUndo>,
) -> Result<usize, NoUndo> {
    let to = last_given_by_somebody(given, by_itself).ok_or(NoUndo::NothingGiven)?;
    match (to + 1..=given).rev().find_map(objection) {
        Some(why) => Err(why),
        None => Ok(given - to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_takeback_goes_to_what_somebody_decided() {
        let free = |_| None;
        let back = |by_itself: &[usize]| orders_back(5, &by_itself.iter().copied().collect(), free);
        assert_eq!(back(&[]), Ok(1));
        assert_eq!(back(&[4]), Ok(2), "an answer given by itself would be given again at once");
        assert_eq!(back(&[1, 3, 4]), Ok(3));
        assert_eq!(back(&[0, 1, 2, 3, 4]), Err(NoUndo::NothingGiven), "nobody has decided anything");
    }

    #[test]
    fn dice_before_an_answer_given_by_itself_are_not_taken_back_freely() {
        let dice = |at| (at == 4).then_some(NoUndo::DiceFell);
        assert_eq!(orders_back(5, &[4].into(), dice), Err(NoUndo::DiceFell));
        assert_eq!(orders_back(5, &[3].into(), dice), Ok(1), "what is not taken back stands in nobody's way");
    }
}
