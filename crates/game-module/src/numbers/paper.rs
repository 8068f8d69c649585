//! What the numbers are written on.

/// Lines of words and numbers.
#[derive(Default)]
pub struct Paper {
    /// What is written so far.
    pub text: String,
}

impl Paper {
    /// A line of words.
    pub fn line(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
    }

    /// A line of numbers: what they are, how they read, and their bits.
    pub fn numbers(&mut self, what: &str, numbers: &[f64]) {
        let mut line = what.to_owned();
        numbers.iter().for_each(|number| line.push_str(&format!(" {number:?}")));
        if !numbers.is_empty() {
            line.push_str(" =");
        }
        numbers.iter().for_each(|number| line.push_str(&format!(" {:016x}", number.to_bits())));
        self.line(&line);
    }
}
