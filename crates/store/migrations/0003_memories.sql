-- What remains: finished games, results, and what was said.
CREATE TABLE records (
    table_id TEXT NOT NULL PRIMARY KEY,
    text TEXT NOT NULL,
    finished BIGINT NOT NULL
);
CREATE TABLE results (
    table_id TEXT NOT NULL,
    seat BIGINT NOT NULL,
    person TEXT,
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    score BIGINT NOT NULL,
    won BIGINT NOT NULL,
    finished BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX results_by_person ON results (person, finished);
CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number BIGINT NOT NULL,
    person TEXT NOT NULL,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX chat_by_person ON chat (person);
