//! Where tables live: SQLite by default, PostgreSQL for several nodes.
