//! The rulebook's worked examples and edges, each with its dice written down and every one of them spent.

mod actions;
mod armour;
mod cards;
mod close_combat;
mod cover;
mod forbidden;
mod forecast;
mod game;
mod grenades;
mod guards;
mod lasting;
mod morale;
mod movement;
mod odds;
mod profiles;
mod sentry;
mod shooting;
mod skill_tests;
mod special_cc;
mod sprays;
mod squads;
mod support;
mod templates;
mod wall_of_fire;
