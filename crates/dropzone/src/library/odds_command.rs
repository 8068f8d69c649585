//! `adjutant odds dropzone-cqb`: the hits of some dice in a CQB, from bare figures.

use kit::{
    chart::bars,
    odds_command::{Answer, Figure, Flag, Given, Need, OddsCommand, Value},
};

use crate::odds::cqb::{MOST_DICE, cqb_hits};

/// The commands of this game.
pub(crate) const ODDS_COMMANDS: &[OddsCommand] = &[OddsCommand {
    word: "dropzone-cqb",
    about: "The hits of some dice in a CQB of Dropzone Commander",
    notes: "Each die that shows the number of --hit-on or more hits, unless its hit is stopped by Passive Countermeasures (--save) or by \
            Dodge (--dodge), a die each. Numbers of 1 or less always succeed, 7 or more never.",
    flags: FLAGS,
    example: "--dice 6 --hit-on 4+ --save 5 --dodge 6",
    work_out,
}];

const FLAGS: &[Flag] = &[
    Flag { word: "dice", value: "N", about: "How many dice", figure: Figure::Count, need: Need::Required },
    Flag {
        word: "hit-on",
        value: "V",
        about: "What each must show or beat, such as 4 or 4+",
        figure: NUMBER,
        need: Need::Required,
    },
    Flag {
        word: "save",
        value: "P",
        about: "What a Passive Countermeasures die must show or beat",
        figure: NUMBER,
        need: Need::Optional,
    },
    Flag {
        word: "dodge",
        value: "D",
        about: "What a Dodge die must show or beat",
        figure: NUMBER,
        need: Need::Optional,
    },
];

/// What a die must show or beat.
const NUMBER: Figure = Figure::Notation(|word| {
    let number = word.strip_suffix('+').unwrap_or(word).parse::<u8>();
    number.map(i64::from).map_err(|_| "a D6 is asked for a number such as 4 or 4+".to_owned())
});

fn work_out(given: &Given) -> Result<Answer, String> {
    let dice = given.count("dice").unwrap_or(0);
    let number = |word: &str| given.get(word).and_then(|it| u8::try_from(it).ok());
    let hit_on = number("hit-on").unwrap_or(u8::MAX);
    let hits = u16::try_from(dice).ok().and_then(|it| cqb_hits(it, hit_on, number("save"), number("dodge")));
    let hits = hits.ok_or_else(|| format!("--dice is {dice}; give a number from 0 to {MOST_DICE}"))?;
    let chances: Vec<(i32, f64)> = (0..).zip(hits.chances).collect();
    let text = format!("Hits   chance\n{}\nOn average {:.3}.", bars(chances.iter().copied()), hits.mean);
    Ok(Answer { values: vec![("hits", Value::Chances(chances)), ("mean", Value::Number(hits.mean))], text })
}

#[cfg(test)]
mod tests {
    use kit::odds_command::{Given, Value};

    use super::{ODDS_COMMANDS, work_out};

    #[test]
    fn figures_become_the_hits_of_a_cqb() {
        // dc.cqb.hits, dc.cqb.passive-countermeasures: a hit on 4+ that is not saved on 4+ is one in four.
        let given: Given = [("dice", 2), ("hit-on", 4), ("save", 4)].into_iter().collect();
        let answer = work_out(&given).expect("two dice");
        let [("hits", Value::Chances(hits)), ("mean", Value::Number(mean))] = &answer.values[..] else {
            panic!("hits and their mean: {answer:?}")
        };
        let right = [(0, 9.0 / 16.0), (1, 6.0 / 16.0), (2, 1.0 / 16.0)];
        assert!(hits.iter().zip(right).all(|(found, right)| found.0 == right.0 && (found.1 - right.1).abs() < 1e-12));
        assert!(hits.len() == 3 && (mean - 0.5).abs() < 1e-12);
        assert!(answer.text.ends_with("On average 0.500."), "{}", answer.text);
    }

    #[test]
    fn too_many_dice_are_refused_with_the_flag() {
        let given: Given = [("dice", 1_001), ("hit-on", 4)].into_iter().collect();
        assert_eq!(work_out(&given).err().as_deref(), Some("--dice is 1001; give a number from 0 to 1000"));
        assert_eq!(ODDS_COMMANDS[0].word, "dropzone-cqb");
    }
}
