//! The server: tables in play, streams, pages, API.
