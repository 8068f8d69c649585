//! Odds from bare figures: the commands that games bring with them.

use clap::{
    Arg, ArgAction, ArgMatches, Command,
    builder::{TypedValueParser, ValueParser},
    value_parser,
};
use kit::odds_command::{Figure, Flag, Given, Need, OddsCommand, Value};
use serde_json::Map;

use super::chart::object;
use crate::output::{self, Stop};

/// A command of a game, and what was given with it.
pub struct FigureOdds {
    command: &'static OddsCommand,
    given: Given,
    json: bool,
}

/// The command as the command line knows it.
pub fn command(of: &'static OddsCommand) -> Command {
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue).help("Answer in JSON");
    Command::new(of.word)
        .about(of.about)
        .long_about(format!("{}\n\n{}", of.about, of.notes))
        .allow_negative_numbers(true)
        .args(of.flags.iter().map(flag))
        .arg(json)
}

fn flag(of: &'static Flag) -> Arg {
    let arg = Arg::new(of.word).long(of.word).value_name(of.value).help(of.about).value_parser(parser(of.figure));
    match of.need {
        Need::Required => arg.required(true),
        Need::Optional => arg,
        Need::Default(figure) => arg.default_value(figure),
        Need::With(other) => arg.requires(other),
    }
}

fn parser(figure: Figure) -> ValueParser {
    match figure {
        Figure::Count => ValueParser::new(value_parser!(u32).map(i64::from)),
        Figure::Whole => ValueParser::new(value_parser!(i32).map(i64::from)),
        Figure::Notation(read) => ValueParser::new(move |word: &str| read(word)),
    }
}

impl FigureOdds {
    /// What was given with this command.
    pub fn read(command: &'static OddsCommand, matches: &ArgMatches) -> FigureOdds {
        let figure = |of: &Flag| Some((of.word, *matches.get_one::<i64>(of.word)?));
        FigureOdds { command, given: command.flags.iter().filter_map(figure).collect(), json: matches.get_flag("json") }
    }

    /// Works out and prints.
    pub fn run(&self) -> Result<(), Stop> {
        let answer = (self.command.work_out)(&self.given)?;
        if !self.json {
            return output::line(answer.text);
        }
        let json = |value: &Value| match value {
            Value::Number(number) => (*number).into(),
            Value::Chances(chances) => object(chances.iter().copied()),
        };
        let values: Map<_, _> = answer.values.iter().map(|(key, value)| ((*key).to_owned(), json(value))).collect();
        output::line(format_args!("{:#}", serde_json::Value::Object(values)))
    }
}
