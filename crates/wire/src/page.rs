//! What the browser page and the server say to one another.
//!
//! Over the socket of a tab the page sends a [`Request`], a number with an [`Ask`], and the server a [`Message`]; one of its
//! kinds answers a request by its number. Over HTTP go what is not about the game of one tab: [the library](Library), [texts
//! with games](ReadGames), [openings](Opening), [what the program knows](About). `docs/web-protocol.md` tells it with examples,
//! and the TypeScript types in `web/src/wire/` are made from these:
//! `UPDATE_TYPES=1 cargo test -p yosumi-wire --lib typescript` writes them anew.
//!
//! Squares are `f5`, moves too or `pass`, positions 64 signs and the side, transcripts as everywhere. The page has no rules of
//! its own: a [`State`] says for every playable square which discs a move there turns.

mod analysis;
mod basics;
mod event;
mod from_page;
mod library;
mod limits;
mod players;
mod refusal;
mod review;
mod state;
mod to_page;
#[cfg(test)]
mod typescript;

pub use analysis::{Analysis, HintNews, MoveWorth};
pub use basics::{Bilingual, Side, Sides};
pub use event::{Ending, Event, Reason, Told, Winner};
pub use from_page::{Ask, Facts, Request, Scope, Source, Start};
pub use library::{
    About, BoardText, Failed, FormatAbout, GameChanges, Id, KeepGames, LevelAbout, Library, Opening, PositionAbout,
    ReadGame, ReadGames, SavedGame,
};
pub use limits::{MAX_BODY_BYTES, MAX_COMMENT_CHARS, MAX_MESSAGE_BYTES, MAX_NAME_CHARS, MAX_NODES, MAX_SETTINGS_BYTES};
pub use players::{Pace, Player, PlayerError, PlayerView};
pub use refusal::{Failure, Refusal};
pub use review::{MoveClass, ReviewNews, ReviewSummary, ReviewedMove, SideSummary};
pub use state::{Can, Candidate, LastMove, Noted, Saved, State, Thinker, Thinking, Tree, TreeNode};
pub use to_page::{Answer, Message, Progress, Reach};
