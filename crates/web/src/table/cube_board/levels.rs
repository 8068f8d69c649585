//! The level switch over a board of cubes, and the way it is looked at.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::keymap::Act;
use crate::keys::Kbd;
use crate::table::cube_board::lens::{Board, Lens};
use crate::words::{t, t_with};

/// A button for each level, highest first, one for all of them, and one for the oblique view; nothing over a table.
#[component]
pub fn Levels() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let board = Memo::new(move |_| Board::of(&desk.scene.get().ground, desk.lens.get()));
    let count = move |level: u8| {
        let scene = desk.scene.get();
        let there = |board: Board| {
            scene.pieces.iter().filter(|it| it.seat.is_some() && board.cube_of(it).level == level).count()
        };
        board.get().map_or(0, there)
    };
    let choose = move |level: Option<u8>| desk.see_through(Lens { level, ..desk.lens.get_untracked() });
    let button = move |level: u8| {
        let on = move || desk.lens.get().level == Some(level);
        view! {
            <button class:on=on aria-pressed=move || on().to_string() data-test=format!("level-{}", level + 1) title=t_with("page-level", "level", i32::from(level) + 1)
                on:click=move |_| choose(Some(level))><b>{level + 1}</b><small>{move || count(level)}</small></button>
        }
    };
    let all = move || desk.lens.get().level.is_none();
    let oblique = move || desk.lens.get().oblique;
    view! {
        {move || board.get().map(|it| it.levels).map(|levels| view! {
            <div class="levels" role="group" aria-label=t("page-levels")>
                <span class="caps">{t("page-levels")}</span>
                {(0..levels).rev().map(button).collect_view()}
                <button class:on=all aria-pressed=move || all().to_string() data-test="level-all" on:click=move |_| choose(None)>{t("page-all-levels")}</button>
                <button class="way" class:on=oblique aria-pressed=move || oblique().to_string() data-test="oblique" on:click=move |_| desk.toggle_oblique()>{t("page-oblique")}<Kbd act=Act::Oblique/></button>
                <button class="way" class:hide=move || !oblique() data-test="turn-board" on:click=move |_| desk.turn_board(true)>{t("page-turn-board")}<Kbd act=Act::TurnRight/></button>
            </div>
        })}
    }
}
