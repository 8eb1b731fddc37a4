//! What a person sees: pure functions from scenes to HTML and SVG. No clock, no file, no socket;
//! every text comes from `tapis-texts`, every card from [`art`].
//!
//! # Hooks for tests and scripts
//!
//! | Selector | What it is |
//! |---|---|
//! | `body[data-stream]` | the address of the page's stream |
//! | `#table` | the table; `data-phase` is `waiting`, `playing`, `over` or `replay` |
//! | `#table[data-version]` | the version that the page shows |
//! | `#table[data-yours]` | present while the viewer has to act |
//! | `#table[data-hold]` | `trick`, `round` or `peek` while a finished one or what was shown is held; `#go-on` goes on |
//! | `#bar`, `#ask` | the bar and its question |
//! | `[data-action="play 9T"]` | a legal action; `[data-instant]` ones commit at the first tap |
//! | `[data-part="card"]`, `[data-part="slot"]` | the two halves of a swap, `data-value` names them |
//! | `[data-pre="bid R9"]` | a bid that can be chosen ahead |
//! | `#ahead` | says which bid is chosen ahead |
//! | `#commit` | commits what is chosen |
//! | `.chosen` | what is chosen |
//! | `[data-why]` | cannot be chosen; touching it puts the reason into `#why` |
//! | `#hand`, `#me`, `#middle`, `#places`, `#display`, `#stage`, `#deck`, `#discard`, `#pot`, `#centre`, `#trick` | the parts of the table |
//! | `[data-k="9T"]` | a card in sight |
//! | `#column .now` | the effect being resolved |
//! | `#sure`, `#cancel` | what is asked again before it is done, and the way back |
//! | `#help [data-of]` | what a thing on the table is; touching the thing says it |
//! | `#undo`, `#leave`, `#start`, `#rematch`, `#replay`, `#verify`, `#verified` | buttons, and the result of a check |
//! | `#seat-1`, `#join-1`, `#link`, `#looking-on` | the waiting page; `#watch` on that of whoever comes late |
//! | `#log`, `#chat-lines`, `#chat-text`, `#side` | story and chat |
//! | `#last`, `#ranks`, `#agreed`, `#settings`, `#help` | panels; `[data-open="last"]` opens one, `[data-close]` closes it |
//! | `#first`, `#prev`, `#next`, `#end`, `#story` | the replay |
//! | `#play-all-in`, `#new-bids`, `#name`, `#mine`, `#open`, `#running`, `#finished` | the home page |
//! | `#live`, `#turn-live`, `#lost`, `#why`, `#tip` | what is announced, and what a mouse is told |
//! | `select[name="language"]`, `select[name="theme"]` | the switches |

mod agreed;
pub mod art;
pub mod assets;
pub mod chart;
pub mod deal;
pub mod home;
pub mod late;
pub mod layout;
pub mod learn;
pub mod me;
pub mod over;
pub mod replay;
pub mod review;
pub mod setup;
pub mod table;
pub mod waiting;
pub mod workshop;

pub use layout::{Reader, Theme};
