//! Catches panics in work on input from others, where a panic must not end the program.
//!
//! Parsers refuse what cannot be read. Input that can be read may still contradict itself deep inside, and the rules
//! assume a state that rules have produced. Such a panic is caught and becomes an error message; any other is reported as usual.

use std::{
    cell::RefCell,
    panic::{self, AssertUnwindSafe},
    sync::Once,
};

thread_local! {
    /// What the panic said, on a thread whose panics are caught; none where they are not.
    static CAUGHT: RefCell<Option<String>> = const { RefCell::new(None) };
}

static HOOK: Once = Once::new();

/// Does the work; if it panics, where and why.
///
/// # Errors
/// The place in the program and the message of the panic.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    HOOK.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            if !CAUGHT.with_borrow_mut(|it| it.as_mut().map(|said| *said = told(info)).is_some()) {
                usual(info);
            }
        }));
    });
    let before = CAUGHT.replace(Some(String::new()));
    let done = panic::catch_unwind(AssertUnwindSafe(work));
    let said = CAUGHT.replace(before).unwrap_or_default();
    done.map_err(|_| said)
}

fn told(info: &panic::PanicHookInfo<'_>) -> String {
    let why = info.payload_as_str().unwrap_or("no reason is given");
    info.location().map_or_else(|| why.to_owned(), |at| format!("{}:{}: {why}", at.file(), at.line()))
}

#[cfg(test)]
mod tests {
    use super::caught;

    #[test]
    fn a_panic_is_a_reason_with_its_place() {
        assert_eq!(caught(|| 7), Ok(7));
        let why = caught(|| panic!("no {}", "model 9")).expect_err("it panics");
        assert!(why.contains("caught.rs:") && why.ends_with(": no model 9"), "{why}");
        let nested = caught(|| caught(|| panic!("inner"))).expect("the inner one is caught");
        assert!(nested.is_err_and(|why| why.ends_with(": inner")));
    }
}
