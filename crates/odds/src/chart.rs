//! Charts as SVG: columns side by side, one colour a series. On a page its colours are used, elsewhere those given here.

use std::{borrow::Cow, fmt::Write};

/// The colours of the series where no page says otherwise.
const COLOURS: [&str; 3] = ["#2f6f4f", "#a4572a", "#3a5a94"];
/// The drawing: its height, the room left of it, above and below.
const TALL: f64 = 220.0;
const LEFT: f64 = 46.0;
const ABOVE: f64 = 18.0;
const BELOW: f64 = 30.0;
/// What a group of columns takes at least, and what all take at least.
const GROUP: f64 = 44.0;
const WIDE: f64 = 340.0;
/// Values are written over the columns where there are no more than so many.
const FIGURES: usize = 12;

/// One colour of a chart: a value at each place, none where it has nothing to say.
pub type Series = Vec<Option<f64>>;

/// Columns over places along the bottom. `told` words a value.
#[must_use]
pub fn columns(title: &str, places: &[String], series: &[Series], told: &dyn Fn(f64) -> String) -> String {
    let most = series.iter().flatten().flatten().fold(0.0_f64, |most, it| most.max(*it));
    let top = nice(most);
    let wide = WIDE.max(LEFT + GROUP * places.len() as f64 + 8.0);
    let step = (wide - LEFT - 8.0) / places.len().max(1) as f64;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"chart\" role=\"img\" viewBox=\"0 0 {wide:.0} {TALL:.0}\" \
         font-size=\"11\" fill=\"currentColor\"><title>{}</title>",
        escaped(title)
    );
    let y = |value: f64| TALL - BELOW - value / top * (TALL - ABOVE - BELOW);
    for part in [0.0, 0.25, 0.5, 0.75, 1.0] {
        let (value, at) = (top * part, y(top * part));
        let _ = write!(
            svg,
            "<path d=\"M{LEFT} {at:.1}H{:.1}\" stroke=\"currentColor\" stroke-opacity=\".18\"/>\
             <text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"end\">{}</text>",
            wide - 8.0,
            LEFT - 5.0,
            at + 4.0,
            escaped(&told(value)),
        );
    }
    let figures = places.len() * series.len() <= FIGURES;
    for (at, place) in places.iter().enumerate() {
        let left = LEFT + step * at as f64;
        let _ = write!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            left + step / 2.0,
            TALL - BELOW + 15.0,
            escaped(&short(place, step)),
        );
        let column = step * 0.8 / series.len().max(1) as f64;
        for (number, values) in series.iter().enumerate() {
            let Some(value) = values.get(at).copied().flatten() else { continue };
            let x = left + step * 0.1 + column * number as f64;
            let colour = COLOURS[number % COLOURS.len()];
            let _ = write!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\" fill=\"var(--series-{number},{colour})\"/>",
                y(value),
                (column - 1.5).max(1.0),
                (y(0.0) - y(value)).max(0.0),
            );
            if figures {
                let _ = write!(
                    svg,
                    "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\" font-size=\"9\">{}</text>",
                    x + column / 2.0,
                    y(value) - 3.0,
                    escaped(&told(value)),
                );
            }
        }
    }
    svg + "</svg>"
}

/// A round number that is not less, for the top of the scale.
fn nice(most: f64) -> f64 {
    let steps = [0.04, 0.08, 0.12, 0.2, 0.4, 0.6, 0.8, 1.0, 2.0, 4.0, 8.0, 12.0, 16.0, 24.0, 40.0, 80.0, 120.0];
    steps.into_iter().find(|it| *it >= most).unwrap_or(most)
}

/// As much of a name as there is room for.
fn short(name: &str, room: f64) -> String {
    let most = (room / 6.0) as usize;
    if name.chars().count() <= most {
        name.to_owned()
    } else {
        name.chars().take(most.max(2) - 1).chain(['…']).collect()
    }
}

/// Text as it may stand in a drawing.
#[must_use]
pub fn escaped(text: &str) -> Cow<'_, str> {
    html_escape::encode_double_quoted_attribute(text)
}
