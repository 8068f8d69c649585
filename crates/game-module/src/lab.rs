//! The odds lab of the games in this module; one without such a game answers nothing.

#[cfg(any(feature = "deadzone", feature = "warzone"))]
mod known {
    use battle::{
        Line,
        form::{Answers, Field},
    };
    use border::{Case, Lab};
    use odds::{
        Over,
        lab::{Told, Work, cases, fields},
    };

    /// The lab of the games that are here.
    pub struct Known;

    impl Lab for Known {
        fn fields(&self, answers: &Answers) -> Vec<Field> {
            fields(answers)
        }

        fn cases(&self, answers: &Answers, over: Option<Over>) -> Result<Vec<Case>, Box<Line>> {
            let case = |(about, work): (Line, Work)| Case { about, is_slow: matches!(work, Work::Units(_)) };
            Ok(cases(answers, over)?.into_iter().map(case).collect())
        }

        fn work(&self, answers: &Answers, over: Option<Over>, case: usize) -> Result<Told, Box<Line>> {
            let cases = cases(answers, over)?;
            cases.get(case).map_or_else(|| Ok(Told::default()), |it| it.1.told())
        }
    }
}

#[cfg(not(any(feature = "deadzone", feature = "warzone")))]
mod known {
    use battle::{
        Line,
        form::{Answers, Field},
    };
    use border::{Case, Lab};
    use odds::{Over, lab::Told};

    /// No game here has a lab.
    pub struct Known;

    impl Lab for Known {
        fn fields(&self, _: &Answers) -> Vec<Field> {
            Vec::new()
        }

        fn cases(&self, _: &Answers, _: Option<Over>) -> Result<Vec<Case>, Box<Line>> {
            Ok(Vec::new())
        }

        fn work(&self, _: &Answers, _: Option<Over>, _: usize) -> Result<Told, Box<Line>> {
            Ok(Told::default())
        }
    }
}

/// The lab of this module.
pub static LAB: known::Known = known::Known;
