-- Reviews of finished games, by the digest of the record. They can be made anew, so no backup has
-- them.
CREATE TABLE reviews (
    record TEXT NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    text TEXT NOT NULL
);
