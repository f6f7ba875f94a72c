-- Version 1. A schema that was released is never changed: what comes later is the migration of a version of its own.

-- "YSMI": this database is Yosumi's.
PRAGMA application_id = 0x59534d49;

-- What lists show. AUTOINCREMENT: the number of a game that is gone is never another's.
CREATE TABLE games (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    black TEXT,
    white TEXT,
    event TEXT,
    -- 2026, 2026-11 or 2026-11-29, which sort as they are.
    date TEXT,
    outcome TEXT CHECK (outcome IN ('black', 'white', 'draw')),
    reason TEXT CHECK (reason IN ('score', 'resignation', 'time', 'decision')),
    -- Discs at the end as Black sees it, where the game was played to its end.
    score INTEGER,
    n_moves INTEGER NOT NULL,
    source TEXT NOT NULL,
    -- Milliseconds from 1970 on, in UTC.
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    deleted INTEGER,
    -- What the game is sorted by when names are.
    name_key TEXT,
    -- What is searched: names, event, date and comments, in the form that searches compare.
    folded TEXT NOT NULL
) STRICT;
CREATE INDEX games_by_date ON games (date, id) WHERE deleted IS NULL;
CREATE INDEX games_by_name ON games (name_key IS NULL, name_key, id) WHERE deleted IS NULL;
CREATE INDEX deleted_games ON games (deleted) WHERE deleted IS NOT NULL;

-- Apart from the games, so that lists need not read over them.
CREATE TABLE records (
    game INTEGER PRIMARY KEY REFERENCES games ON DELETE CASCADE,
    -- A record file.
    record TEXT NOT NULL,
    -- The main line, turned and mirrored to the one that all its images share.
    line TEXT NOT NULL
) STRICT;
CREATE INDEX records_by_line ON records (line);

CREATE TABLE tags (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    -- The form that searches compare: two tags of one form are the same.
    folded TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE game_tags (
    game INTEGER NOT NULL REFERENCES games ON DELETE CASCADE,
    tag INTEGER NOT NULL REFERENCES tags,
    PRIMARY KEY (game, tag)
) STRICT, WITHOUT ROWID;
CREATE INDEX games_of_tag ON game_tags (tag, game);

-- Games in progress.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    record TEXT NOT NULL,
    seats TEXT NOT NULL,
    revision INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;
CREATE INDEX tables_by_change ON tables (changed);

CREATE TABLE settings (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT;
