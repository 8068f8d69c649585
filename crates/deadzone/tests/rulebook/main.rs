//! The rulebook, chapter by chapter: worked examples and the edges of rules, with scripted dice.

mod abilities;
mod actions;
mod arrivals;
mod bursts;
mod command;
mod damage;
mod fights;
mod forecast;
mod gadgets;
mod items;
mod missions;
mod movement;
mod rampage;
mod ready;
mod rounds;
mod sentry;
mod settings;
mod shooting;
mod splat_acts;
mod splat_arms;
mod splat_meetings;
mod splat_tests;
mod support;
mod throws;
mod traps;
mod wings;
