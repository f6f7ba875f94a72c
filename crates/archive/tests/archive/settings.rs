//! Settings.

use crate::support::{folder, open};

#[test]
fn a_setting_has_the_value_that_it_was_given_last() {
    let folder = folder();
    let mut archive = open(&folder);
    for value in ["\"light\"", "\"dark\"", ""] {
        archive.set_setting("テーマ", value).expect("set");
        assert_eq!(archive.setting("テーマ").expect("read").as_deref(), Some(value));
    }
    archive.set_setting("sound", "false").expect("set");
    drop(archive);
    let archive = open(&folder);
    assert_eq!(archive.setting("テーマ").expect("read").as_deref(), Some(""));
    assert_eq!(archive.setting("sound").expect("read").as_deref(), Some("false"));
    assert_eq!(archive.setting("Sound").expect("read"), None);
}
