//! The rules, chapter by chapter: positions, orders, dice.

mod aircraft;
mod basics;
mod command;
mod cqb;
mod deployment;
mod disruptor;
mod drills;
mod duties;
mod features;
mod golden;
mod infantry;
mod movement;
mod objectives;
mod random;
mod setups;
mod shooting;
mod support;
mod transition;
mod transports;
mod turn;
mod weapons;
