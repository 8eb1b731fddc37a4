-- People, their accounts and tokens, and where they sit.
CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    name TEXT NOT NULL,
    account TEXT UNIQUE,
    password TEXT,
    epoch BIGINT NOT NULL,
    created BIGINT NOT NULL
);
CREATE TABLE tokens (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    digest TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL
);
CREATE INDEX tokens_by_person ON tokens (person);
CREATE TABLE sitters (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX sitters_by_person ON sitters (person);
