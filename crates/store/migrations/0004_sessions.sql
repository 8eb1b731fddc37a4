-- One row for each browser and each program that acts for somebody. A secret is known only to whoever
-- carries it; what is kept is its digest.
CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    digest TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen BIGINT NOT NULL
);
CREATE INDEX sessions_by_person ON sessions (person);
INSERT INTO sessions (id, person, kind, digest, label, created, seen)
    SELECT id, person, 'program', digest, label, created, created FROM tokens;
DROP TABLE tokens;
-- The hash of a code by which somebody who has forgotten the password is recognised.
ALTER TABLE people ADD COLUMN recovery TEXT;
