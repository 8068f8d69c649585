//! The scene while it is played: what a cue changes in it.

use battle::{
    Beat, Cue, Scene,
    scene::{Outline, Piece, Target},
};

/// Whom a cue is about: its pieces by id.
pub fn pieces(cue: &Cue) -> impl Iterator<Item = &str> {
    cue.by.iter().chain(&cue.at).filter_map(|it| if let Target::Piece(id) = it { Some(id.as_str()) } else { None })
}

/// Those it is done to.
pub fn victims(cue: &Cue) -> impl Iterator<Item = &str> {
    cue.at.iter().filter_map(|it| if let Target::Piece(id) = it { Some(id.as_str()) } else { None })
}

/// What a cue makes of a scene; `after` is the scene when everything has happened, where what comes into play is found.
pub fn follow<O>(scene: &mut Scene<O>, cue: &Cue, after: &Scene<O>) {
    match cue.beat {
        Beat::Go => {
            let goes = cue.by.iter().filter_map(|it| if let Target::Piece(id) = it { Some(id) } else { None });
            for id in goes {
                let Some(piece) = scene.pieces.iter_mut().find(|it| it.id == *id) else { continue };
                put(piece, cue);
                if let Some(end) = after.piece(id) {
                    piece.facing = end.facing;
                }
            }
            victims(cue).for_each(|it| replace(scene, it, after)); // who makes room
        }
        Beat::Fall => scene.pieces.retain(|it| !victims(cue).any(|id| id == it.id)),
        Beat::Place => pieces(cue).for_each(|it| replace(scene, it, after)),
        Beat::Harm => {
            if let Some(left) = &cue.harm {
                let hurt = scene.pieces.iter_mut().filter(|it| victims(cue).any(|id| id == it.id));
                hurt.flat_map(|it| &mut it.pips).filter(|it| it.kind == left.kind).for_each(|it| it.left = left.left);
            }
        }
        Beat::Strike
        | Beat::Test
        | Beat::Contest
        | Beat::Nerve
        | Beat::Reveal
        | Beat::Score
        | Beat::Turn
        | Beat::Word => {}
    }
}

/// Puts a piece at the end of a way.
fn put(piece: &mut Piece, cue: &Cue) {
    if let (Some((end, height)), Outline::Disc { at, .. }) = (cue.way.last(), &mut piece.outline) {
        *at = *end;
        piece.height = *height;
    }
}

/// A piece as it is in the end; gone where it is not there then.
fn replace<O>(scene: &mut Scene<O>, id: &str, after: &Scene<O>) {
    let at = scene.pieces.iter().position(|it| it.id == id);
    match (at, after.piece(id)) {
        (Some(at), Some(piece)) => scene.pieces[at] = piece.clone(),
        (Some(at), None) => drop(scene.pieces.remove(at)),
        (None, Some(piece)) => scene.pieces.push(piece.clone()),
        (None, None) => {}
    }
}
