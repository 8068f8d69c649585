//! The rulebook, chapter by chapter: worked examples and the edges of rules, with scripted dice.

mod abilities;
mod army_specials;
mod damage;
mod deployment;
mod edges;
mod examples;
mod field;
mod fighting;
mod golden;
mod house;
mod items;
mod library;
mod missions;
mod movement;
mod odds;
mod refusals;
mod rolls;
mod round;
mod settings;
mod shooting;
mod support;
mod tactics;
