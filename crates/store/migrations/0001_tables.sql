-- Tables and what was done at them. Only BIGINT and TEXT are used, which both databases read alike;
-- times are Unix milliseconds, truth values 0 and 1.
CREATE TABLE settings (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seats BIGINT NOT NULL,
    seed TEXT NOT NULL,
    owner TEXT NOT NULL,
    public BIGINT NOT NULL,
    clock_seconds BIGINT,
    pace_ms BIGINT NOT NULL,
    phase TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tables_by_phase ON tables (phase, created);
CREATE TABLE log (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    at BIGINT NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE TABLE nodes (
    id TEXT NOT NULL PRIMARY KEY,
    seen BIGINT NOT NULL
);
