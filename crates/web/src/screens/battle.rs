//! A battle: the table in the middle, the map case around it.

use leptos::prelude::*;

use crate::desk::{Desk, Drawer};
use crate::keymap::Act;
use crate::keys::Keys;
use crate::panels::{
    CoachCard, CourseTray, Datasheet, DiceSlip, ElsewhereSlip, Forecast, Gauge, Handover, Header, HintStrip, Icon, Log,
    Me, Options, OrderBar, Over, SeatingSlip, Sheets, Squads, Stake, TakebackSlip, Trays, WhyPanel,
};
use crate::stage::{SkipListener, SpeedButton};
use crate::table::{Levels, Table};
use crate::words::t;

/// A battle on screen.
#[component]
pub fn BattleScreen(desk: Desk) -> impl IntoView {
    provide_context(desk);
    Effect::new(move || desk.name_seats());
    untrack(|| desk.name_seats());
    view! {
        <div class="battle-screen" data-viewer=move || desk.viewer.get().0.to_string() class:reacting=move || desk.is_reaction() class:plain=move || !desk.grid.get()
            class:show-squads=move || desk.drawer.get() == Some(Drawer::Squads) class:show-log=move || desk.drawer.get() == Some(Drawer::Log)>
            <SkipListener/>
            <Keys/>
            <Header/>
            <Squads/>
            <main><Table/><Levels/><Options/><HintStrip/><Sheets/><Drawers/><ElsewhereSlip/></main>
            <aside class="right"><Stake/><CourseTray/><Forecast/><Log/></aside>
            <Datasheet/>
            <CoachCard/>
            <section class="dock" aria-label=t("page-orders")><Me/><OrderBar/><Trays/></section>
            <WhyPanel/>
            <Handover/>
            <DiceSlip/>
            <TakebackSlip/>
            <SeatingSlip/>
            <Over/>
        </div>
    }
}

/// A strip below the table of a narrow screen: squads and log, which have no room beside it, measuring and looking.
#[component]
fn Drawers() -> impl IntoView {
    let desk = expect_context::<Desk>();
    let toggle =
        move |drawer: Drawer| desk.drawer.update(|it| *it = if *it == Some(drawer) { None } else { Some(drawer) });
    let button = move |drawer: Drawer, name: &'static str, sign: &'static str, test: &'static str| {
        let open = move || desk.drawer.get() == Some(drawer);
        let shown = move || drawer == Drawer::Log && desk.coach.points_at_log() && !open();
        view! {
            <button class="round" class:on=open class:shown=shown data-test=test aria-expanded=move || open().to_string() aria-label=t(name)
                on:click=move |_| toggle(drawer)><Icon name=sign class=""/><span>{t(name)}</span></button>
        }
    };
    view! {
        <div class="rounds">
            {button(Drawer::Squads, "page-squads", "flag", "drawer-squads")}
            {button(Drawer::Log, "page-log", "dice", "drawer-log")}
            <Gauge from=desk.measure word="page-measure" act=Act::Measure test="touch-measure"/>
            <Gauge from=desk.sight word="page-sight" act=Act::Sight test="touch-sight"/>
            <SpeedButton class="round" test="touch-staging"/>
        </div>
    }
}
