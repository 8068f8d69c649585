//! Keys without a letter, as WebDriver writes them.

pub const BACKSPACE: &str = "\u{e003}";
pub const DOWN: &str = "\u{e015}";
pub const ENTER: &str = "\u{e007}";
pub const ESCAPE: &str = "\u{e00c}";
pub const PAGE_DOWN: &str = "\u{e00f}";
pub const RIGHT: &str = "\u{e014}";
pub const SHIFT: &str = "\u{e008}";
pub const SPACE: &str = " ";
pub const TAB: &str = "\u{e004}";
