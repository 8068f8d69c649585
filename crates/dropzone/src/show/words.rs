//! The messages of this game.

use catalogue::Language;

/// The messages in a language.
pub(crate) fn words(language: Language) -> &'static str {
    macro_rules! all {
        ($language:literal) => {
            concat!(
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone-battles.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone-weapons.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone-cards.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone-aircraft.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone-armies.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone-sheet.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone-inside.ftl")),
                include_str!(concat!("../../../../data/i18n/", $language, "/dropzone-counts.ftl"))
            )
        };
    }
    match language {
        Language::En => all!("en"),
        Language::Fr => all!("fr"),
        Language::It => all!("it"),
    }
}
