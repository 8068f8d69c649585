//! Tokens that are terrain: while one lies on the table it is part of the terrain, so sight, cover and movement count it.
//!
//! Sandbags are solid; a Distortion Device is see-through, for it may be put down beneath a model.

use table::{Bearing, Inches, Kind, Matter, Piece, Point, Polygon, Prism, Table};

use crate::{Device, DeviceKind, Field, State, rules::tokens::token::HALF};

/// The corners of a token's outline.
const CORNERS: i32 = 12;

/// What a token is as terrain, and how high.
const fn terrain(kind: DeviceKind) -> Option<(&'static str, Inches)> {
    match kind {
        DeviceKind::Sandbag => Some(("heavy-sandbags", Inches::hundredths(50))),
        DeviceKind::Distortion => Some(("light-device", Inches::whole(1))),
        DeviceKind::Smoke | DeviceKind::Trap => None,
    }
}

/// Tokens are laid.
pub(crate) fn lay(state: &mut State, devices: Vec<Device>) {
    let table = &state.field.setup.table;
    let free = table.pieces().iter().map(|it| it.id.0).max().unwrap_or(0) + 1;
    let new: Vec<Piece> = (free..).zip(&devices).filter_map(|(id, it)| piece(&state.field, id, it)).collect();
    if !new.is_empty() {
        relay(state, table.pieces().iter().cloned().chain(new).collect());
    }
    state.devices.extend(devices);
}

/// A token is gone.
pub(crate) fn take(state: &mut State, number: u8) {
    let device = state.devices.remove(usize::from(number));
    let Some((tag, _)) = terrain(device.kind) else { return };
    let is_it = |it: &Piece| {
        let (low, high) = it.footprint.shape().bounds();
        it.kind.as_str() == tag && Point::nearest((low + high) * 0.5) == device.at.at
    };
    let mut pieces = state.field.setup.table.pieces().to_vec();
    if let Some(at) = pieces.iter().position(is_it) {
        pieces.remove(at);
        relay(state, pieces);
    }
}

/// All tokens are gone.
pub(crate) fn clear(state: &mut State) {
    while let Some(last) = state.devices.len().checked_sub(1) {
        take(state, last as u8);
    }
}

fn relay(state: &mut State, pieces: Vec<Piece>) {
    let mut setup = state.field.setup.clone();
    let table = Table::new(setup.table.width(), setup.table.depth(), pieces);
    setup.table = table.unwrap_or_else(|why| unreachable!("tokens lie where they may: {why:?}"));
    state.field = state.field.rebuilt(&setup).unwrap_or_else(|why| unreachable!("the setup was checked: {why:?}"));
}

fn piece(field: &Field, id: u16, device: &Device) -> Option<Piece> {
    let (tag, height) = terrain(device.kind)?;
    let bottom = field.height(device.at.level);
    let corner = |it: i32| device.at.at.to_vec() + Bearing::hundredths(it * 36_000 / CORNERS).to_vec() * HALF.to_f64();
    let outline = Polygon::new((0..CORNERS).map(|it| Point::nearest(corner(it))).collect::<Vec<_>>()).ok()?;
    let top = bottom + height;
    let matter = match device.kind {
        DeviceKind::Sandbag => Matter::Solids(vec![Prism { outline: outline.clone(), bottom, top }]),
        DeviceKind::Distortion | DeviceKind::Smoke | DeviceKind::Trap => Matter::Area { bottom, top },
    };
    Some(Piece { stackable: true, ..Piece::new(id, Kind::new(tag).ok()?, outline, matter) })
}
