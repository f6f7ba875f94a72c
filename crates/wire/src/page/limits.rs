//! How much a page may send.

/// The longest message over a socket, in bytes. Longer texts with games go over HTTP.
pub const MAX_MESSAGE_BYTES: usize = 256 << 10;

/// The longest body of an HTTP request, in bytes: a text with games.
pub const MAX_BODY_BYTES: usize = 16 << 20;

/// The longest body with the page's settings, in bytes.
pub const MAX_SETTINGS_BYTES: usize = 16 << 10;

/// The longest name of a player, a game, an event, in characters.
pub const MAX_NAME_CHARS: usize = 100;

/// The longest comment, in characters.
pub const MAX_COMMENT_CHARS: usize = 4000;

/// The most moves of a game at a table, over all variations.
pub const MAX_NODES: usize = 5000;
