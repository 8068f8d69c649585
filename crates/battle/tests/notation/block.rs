//! The block form: the same text over several lines.

use battle::notation::{Kind, block, from_text, to_block, to_text, tokens, words};

use crate::vocabulary::{Order, Position, model, position};

#[test]
fn a_position_takes_a_line_for_each_field_and_each_model() {
    let text = "\
turn=3
models=[
  (id=hussar-1 at=(x=10 y=20.5) facing=90 wounds=2 rate-of-fire=-)
  (id=hussar-2 at=(x=10 y=20.5) facing=90 wounds=2 rate-of-fire=2)
]
hands={
  0=[feint turn-to-burn]
  1=[]
}
places={
  (x=1 y=2)=\"the old mill\"
}
steps=[
  pass
  (answer parry card=feint)
]
rule=duel.clash.strike
note=\"\"
";
    assert_eq!(to_block(&position()).as_deref(), Ok(text));
    assert_eq!(from_text::<Position>(text), Ok(position()));
}

#[test]
fn lists_in_lists_step_further_in() {
    assert_eq!(
        block("squads=[(name=a models=[(id=1) (id=2)] lost=[3 4])]"),
        "\
squads=[
  (name=a models=[
    (id=1)
    (id=2)
  ] lost=[3 4])
]
"
    );
}

#[test]
fn orders_put_their_fields_below() {
    let order = Order::Shoot { shooter: model("hussar", 3), target: model("ranger", 1) };
    assert_eq!(to_block(&order).as_deref(), Ok("shoot\nshooter=hussar-3\ntarget=ranger-1\n"));
    assert_eq!(to_block(&Order::Between(1, 2)).as_deref(), Ok("between 1 2\n"));
    assert_eq!(block(""), "");
}

#[test]
fn a_block_has_the_tokens_of_its_line() {
    let line = to_text(&position()).unwrap();
    let block = to_block(&position()).unwrap();
    let spelled = |text| tokens(text).into_iter().map(|it| (it.kind, it.text)).collect::<Vec<_>>();
    assert_eq!(spelled(&line), spelled(&block));
}

#[test]
fn tokens_say_where_they_stand_so_that_a_harness_can_splice() {
    let text = "shoot target=\"a b\" # there\n at=[1 2] ß \"open";
    let kinds: Vec<_> = tokens(text).iter().map(|it| it.kind).collect();
    use Kind::{Close, Equals, Open, Quoted, Stray, Word};
    assert_eq!(kinds, [Word, Word, Equals, Quoted, Word, Equals, Open, Word, Word, Close, Stray, Stray]);
    assert!(tokens(text).iter().all(|it| &text[it.span()] == it.text));
    assert_eq!(words(text).collect::<Vec<_>>(), ["shoot", "target", "at", "1", "2"]);
}
