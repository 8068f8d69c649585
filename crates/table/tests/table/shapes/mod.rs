//! Outlines: what lies under a template.

mod template;
