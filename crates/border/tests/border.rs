//! A session across the border is the session: the same questions get the same answers on both sides, for every game.

use std::cell::RefCell;
use std::rc::Rc;

use battle::{
    Line,
    form::{Answers, Field},
};
use border::{
    Ask, Call, Carrier, Case, Host, Lab, Manifest, RemoteGame, RemoteOffer, pictures, read_pictures, with_pictures,
    write_pictures,
};
use kit::matchup::OddsAnswer;
use kit::{Offer, Offered, session::Session};
use odds::Over;

/// A lab that knows nothing.
struct NoLab;

impl Lab for NoLab {
    fn fields(&self, _: &Answers) -> Vec<Field> {
        Vec::new()
    }

    fn cases(&self, _: &Answers, _: Option<Over>) -> Result<Vec<Case>, Box<Line>> {
        Err(Box::new(Line::new("lab-wrong")))
    }

    fn work(&self, _: &Answers, _: Option<Over>, _: usize) -> Result<OddsAnswer, Box<Line>> {
        Ok(OddsAnswer::default())
    }
}

/// A border without a browser.
struct Direct(RefCell<Host>);

impl Carrier for Direct {
    fn carry(&self, question: &[u8]) -> Result<Vec<u8>, String> {
        self.0.borrow_mut().answer(question)
    }
}

fn across(game: Offer) -> (RemoteGame, Rc<Direct>) {
    let carrier = Rc::new(Direct(RefCell::new(Host::new(game, &NoLab))));
    (RemoteGame::new(game, carrier.clone()), carrier)
}

/// Everything a page asks between two orders.
fn compare(here: &dyn Session, there: &dyn Session) {
    assert_eq!(here.decision(), there.decision());
    assert_eq!(here.outcome(), there.outcome());
    assert_eq!((here.seats(), here.amid(), here.given()), (there.seats(), there.amid(), there.given()));
    assert_eq!(
        (here.pass(), here.undo_objection(), here.missing()),
        (there.pass(), there.undo_objection(), there.missing())
    );
    let from = here.given().saturating_sub(1);
    assert_eq!((here.said(from), here.turn(from)), (there.said(from), there.turn(from)));
    let Some(seat) = here.decision().map(|it| it.seat) else { return };
    let scene = here.scene(Some(seat));
    assert_eq!(scene, there.scene(Some(seat)));
    assert_eq!(here.log(from, Some(seat)), there.log(from, Some(seat)));
    assert_eq!(here.stake(seat), there.stake(seat));
    assert_eq!((here.obvious(), here.way_back(seat, &[])), (there.obvious(), there.way_back(seat, &[])));
    let orders: Vec<_> = scene.choices.iter().take(1).map(|it| it.order.clone()).collect();
    assert_eq!(here.gist(seat, &orders), there.gist(seat, &orders));
    for choice in scene.choices.iter().take(2) {
        assert_eq!(here.preview(seat, &choice.order), there.preview(seat, &choice.order));
        assert_eq!(here.forecast(seat, &choice.order), there.forecast(seat, &choice.order));
    }
    if let Some(tile) = scene.tiles.first() {
        assert_eq!(here.reach(seat, &tile.kind), there.reach(seat, &tile.kind));
    }
}

#[test]
fn a_session_across_the_border_is_the_session() {
    for game in games::all() {
        let (remote, _) = across(*game);
        let word = game.battles()[0].word;
        let mut here = game.start(word, 3).expect("a ready battle");
        let mut there = remote.start(word, 3).expect("a ready battle");
        for turn in 0..40 {
            compare(here.as_ref(), there.as_ref());
            let order = here.advice("random", turn, None);
            assert_eq!(order, there.advice("random", turn, None), "{word}");
            let Some(order) = order else { break };
            assert_eq!(here.give(&order), there.give(&order), "{word}: {order}");
        }
        assert_eq!(here.give("nonsense"), there.give("nonsense"));
        assert_eq!(here.replay(), there.replay(), "{word}");
        assert_eq!(here.scene_after(5), there.scene_after(5), "{word}");
        assert_eq!(here.branch(5).replay(), there.branch(5).replay(), "{word}");
        let (again, fault) = remote.resume(&here.replay(), 9).expect("our own file");
        assert_eq!((again.given(), fault), (here.given(), None), "{word}");
    }
}

#[test]
fn a_session_is_closed_when_it_is_dropped() {
    let (remote, carrier) = across(games::all()[0]);
    let session = remote.start(games::all()[0].battles()[0].word, 1).expect("a ready battle");
    let branch = session.branch(0);
    assert_eq!(carrier.0.borrow().open_sessions(), 2);
    drop(session);
    assert_eq!(branch.given(), 0, "it does not need the other");
    drop(branch);
    assert_eq!(carrier.0.borrow().open_sessions(), 0);
    assert!(remote.start("no such battle", 1).is_none());
    assert!(remote.resume("no replay at all", 1).is_err());
}

#[test]
fn questions_that_cannot_be_answered_are_errors() {
    let (_, carrier) = across(games::all()[0]);
    let asked = |it: &Ask| carrier.carry(&postcard::to_allocvec(it).expect("plain data"));
    assert_eq!(asked(&Ask::Session(7, Call::Seats)), Err("no session 7 is open".to_owned()));
    for damaged in [&[][..], &[200], &[9, 7, 200], &[0, 12, b'f']] {
        assert!(carrier.carry(damaged).is_err(), "{damaged:?}");
    }
}

#[test]
fn a_manifest_tells_what_the_game_tells() {
    for game in games::all() {
        let text = serde_json::to_string(&Manifest::of(*game, false)).expect("plain data");
        let offer = RemoteOffer::new(serde_json::from_str(&text).expect("our own text"));
        assert_eq!((offer.name(), offer.title(), offer.pictogram()), (game.name(), game.title(), game.pictogram()));
        assert_eq!((offer.battles(), offer.bots(), offer.roles()), (game.battles(), game.bots(), game.roles()));
        assert_eq!((offer.lessons(), offer.has_form()), (game.lessons(), game.has_form()));
        let word = game.battles()[0].word;
        assert_eq!(offer.armies(word), game.armies(word));
        assert!(!offer.is_here() && offer.start(word, 1).is_none(), "its module is not here");
        offer.bring(across(*game).0);
        assert!(offer.is_here() && offer.start(word, 1).is_some(), "its module is here");
    }
}

#[test]
fn every_battle_with_a_picture_has_one() {
    for game in games::all() {
        let pictures = pictures(*game);
        let file = write_pictures(&pictures).expect("plain data");
        assert_eq!(read_pictures(&file).as_ref(), Ok(&pictures), "{}", game.name());
        for ready in with_pictures(*game) {
            let scene = pictures.get(ready.word).unwrap_or_else(|| panic!("{}", ready.word));
            assert!(!scene.pieces.is_empty() && scene.choices.is_empty(), "{}", ready.word);
        }
    }
}
