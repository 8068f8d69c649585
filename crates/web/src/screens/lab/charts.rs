//! What the lab shows: charts, each with its table, and the figures of every question side by side.

use battle::{Arg, Line};
use leptos::prelude::*;
use odds::{
    chart::columns,
    lab::{Answered, Picture, pictures},
};

use super::working::Working;
use crate::words::{chance, say, t, t_with};

/// Everything that has been worked out.
#[component]
pub fn Charts(working: Working) -> impl IntoView {
    let neglected = move || working.answers.get().iter().flatten().map(|it| it.1.neglected).fold(0.0, f64::max);
    view! {
        {move || working.wrong.get().iter().map(|it| view! { <p class="unequal" role="alert" data-test="lab-wrong">{say(it)}</p> }).collect_view()}
        {move || {
            let (answers, over) = (working.answers.get(), working.over.get());
            let figures = (!over).then(|| view! { <Figures answers=answers.clone()/> });
            view! {
                {figures}
                {pictures(&answers, over).into_iter().map(|picture| view! { <Chart picture/> }).collect_view()}
            }
        }}
        {move || (neglected() > 0.0).then(|| view! { <p class="note">{t_with("page-lab-neglected", "chance", Arg::Chance(neglected()))}</p> })}
    }
}

/// A value in words: a chance, or a number.
fn told(chances: bool, value: f64) -> String {
    if chances { chance(value) } else { format!("{value:.2}") }
}

#[component]
fn Chart(picture: Picture) -> impl IntoView {
    let title = say(&picture.title);
    let places: Vec<String> = picture.places.iter().map(say).collect();
    let short =
        move |value: f64| if picture.chances { format!("{:.0} %", value * 100.0) } else { format!("{value:.1}") };
    let svg = columns(&title, &places, &picture.series, &short);
    let chances = picture.chances;
    let rows = places.into_iter().enumerate().map(|(at, place)| {
        let cells: Vec<String> =
            picture.series.iter().map(|it| it[at].map_or_else(|| "–".to_owned(), |it| told(chances, it))).collect();
        (place, cells)
    });
    let rows: Vec<(String, Vec<String>)> = rows.collect();
    view! {
        <figure class="chart-box" data-test="lab-chart">
            <figcaption>{title.clone()}</figcaption>
            <div class="drawn" tabindex="0" role="group" aria-label=title.clone() inner_html=svg></div>
            <details><summary>{t("page-lab-table")}</summary><Rows name=title rows/></details>
        </figure>
    }
}

/// The chances and numbers of every question.
#[component]
fn Figures(answers: Vec<Answered>) -> impl IntoView {
    let mut lines: Vec<(Line, bool)> = Vec::new();
    for told in answers.iter().flatten().map(|it| &it.1) {
        let named = told.chances.iter().map(|it| (it.what.clone(), true));
        for line in named.chain(told.numbers.iter().map(|it| (it.0.clone(), false))) {
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
    }
    let value = |answered: &Answered, (line, chances): &(Line, bool)| {
        let told = &answered.first()?.1;
        if *chances {
            told.chances.iter().find(|it| it.what == *line).map(|it| chance(it.chance))
        } else {
            told.numbers.iter().find(|it| it.0 == *line).map(|it| format!("{:.3}", it.1))
        }
    };
    let cells =
        |line: &(Line, bool)| answers.iter().map(|it| value(it, line).unwrap_or_else(|| "–".to_owned())).collect();
    let rows: Vec<(String, Vec<String>)> = lines.iter().map(|it| (say(&it.0), cells(it))).collect();
    view! { <div class="chart-box" data-test="lab-figures"><h2>{t("page-lab-figures")}</h2><Rows name=t("page-lab-figures") rows/></div> }
}

/// A table: a line each, a column for every question.
#[component]
fn Rows(name: String, rows: Vec<(String, Vec<String>)>) -> impl IntoView {
    let columns = rows.first().map_or(0, |it| it.1.len());
    view! {
        <table>
            <caption class="heard">{name}</caption>
            <thead><tr><td></td>{(0..columns).map(|at| view! { <th scope="col"><i class=format!("swatch s{at}")></i>{t_with("page-lab-question", "number", at + 1)}</th> }).collect_view()}</tr></thead>
            <tbody>{rows.into_iter().map(|(name, cells)| view! {
                <tr><th scope="row">{name}</th>{cells.into_iter().map(|it| view! { <td>{it}</td> }).collect_view()}</tr>
            }).collect_view()}</tbody>
        </table>
    }
}
