//! The style of a bot: of its army, and of roles in it that have another.

use battle::Seat;
use bots::Style;
use leptos::prelude::*;

use crate::styles::{Roles, restyled, styles, thinks};
use crate::words::{t, t_of};

/// Asks for the styles of whoever sits there, if it is somebody who has any.
#[component]
pub fn StyleChoice(
    seat: Seat,
    #[prop(into)] word: Signal<String>,
    #[prop(into)] roles: Signal<Roles>,
    choose: Callback<String>,
) -> impl IntoView {
    let thinks = Memo::new(move |_| thinks(&word.get()));
    let cast = Memo::new(move |_| roles.get());
    let put = move |role: Option<usize>, style: String| {
        choose.run(restyled(&word.get_untracked(), role, &style, cast.get_untracked()));
    };
    let army = move |style: Style| styles(&word.get(), cast.get()).army == style;
    view! {
        {move || thinks.get().then(|| view! {
            <div class="styles">
                <label class="sel"><span>{t("page-style")}</span>
                    <select data-test=format!("style-{}", seat.0) on:change:target=move |event| put(None, event.target().value())>
                        {Style::ALL.map(|it| view! { <option value=it.name selected=move || army(it)>{named(it)}</option> }).collect_view()}
                    </select>
                </label>
                {move || (!cast.get().is_empty()).then(|| view! {
                    <details><summary data-test=format!("roles-{}", seat.0)>{t("page-style-roles")}</summary>
                        {cast.get().iter().enumerate().map(|(at, role)| view! { <RoleStyle seat at role word roles=cast put/> }).collect_view()}
                    </details>
                })}
            </div>
        })}
    }
}

/// The style of one role.
#[component]
fn RoleStyle(
    seat: Seat,
    at: usize,
    role: &'static str,
    word: Signal<String>,
    roles: Memo<Roles>,
    put: impl Fn(Option<usize>, String) + Copy + Send + 'static,
) -> impl IntoView {
    let own = move || styles(&word.get(), roles.get()).roles[at];
    view! {
        <label class="sel"><span>{t_of(format!("page-role-{role}"))}</span>
            <select data-test=format!("style-{}-{role}", seat.0) on:change:target=move |event| put(Some(at), event.target().value())>
                <option value="" selected=move || own().is_none()>{t("page-style-army")}</option>
                {Style::ALL.map(|it| view! { <option value=it.name selected=move || own() == Some(it)>{named(it)}</option> }).collect_view()}
            </select>
        </label>
    }
}

fn named(style: Style) -> String {
    t_of(format!("page-style-{}", style.name))
}
