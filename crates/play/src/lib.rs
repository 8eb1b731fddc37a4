//! A game in play: who sits where, what was done, what can be taken back.
