//! A battle: the table in the middle, the map case around it.

use leptos::prelude::*;

use crate::desk::Desk;
use crate::keys::Keys;
use crate::panels::{Forecast, Handover, Header, Log, Me, OrderBar, Over, Sheets, Squads, Trays, WhyPanel};
use crate::table::Table;

/// A battle on screen.
#[component]
pub fn BattleScreen(desk: Desk) -> impl IntoView {
    provide_context(desk);
    view! {
        <div class="battle-screen" class:reacting=move || desk.is_reaction() class:plain=move || !desk.grid.get()>
            <Keys/>
            <Header/>
            <Squads/>
            <main><Table/><Sheets/></main>
            <aside class="right"><Forecast/><Log/></aside>
            <section class="dock"><Me/><OrderBar/><Trays/></section>
            <WhyPanel/>
            <Handover/>
            <Over/>
        </div>
    }
}
