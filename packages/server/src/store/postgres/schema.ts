/**
 * The schema of PostgreSQL, as a list of steps. A step that has been released never changes; a new one is added at the end.
 * Documents are text, as they were given; what is searched or unique has a column of its own. Ids sort by their bytes.
 */
const ID = 'text COLLATE "C"';

export const STEPS: readonly string[] = [
  `
CREATE TABLE person (id ${ID} PRIMARY KEY, recovery text NOT NULL UNIQUE, created float8 NOT NULL, folded text NOT NULL, doc text NOT NULL);

CREATE TABLE tables (
  id ${ID} PRIMARY KEY, code text NOT NULL UNIQUE, version int NOT NULL, status text NOT NULL, public boolean NOT NULL,
  changed float8 NOT NULL, created float8 NOT NULL, owner text NOT NULL, origin text, game text NOT NULL,
  hosted boolean NOT NULL, finished boolean NOT NULL, banned text[] NOT NULL, folded text NOT NULL, doc text NOT NULL
);
CREATE INDEX tables_public ON tables (owner, status, changed) WHERE public AND status <> 'over';
CREATE INDEX tables_owner ON tables (owner) WHERE status <> 'over' AND hosted;
CREATE INDEX tables_opened ON tables (origin, created);

CREATE TABLE seated (
  person ${ID} NOT NULL, tbl ${ID} NOT NULL, asked boolean NOT NULL DEFAULT false, waiting text, PRIMARY KEY (person, tbl)
) WITH (fillfactor = 70);
CREATE INDEX seated_table ON seated (tbl);

CREATE TABLE game (id ${ID} PRIMARY KEY, start text NOT NULL);
-- What every append changes, in a row as small as can be: how long log and events are, the version of the table they belong
-- to, the clock, when the server has to act, and which process acts.
CREATE TABLE head (
  game ${ID} PRIMARY KEY, entries int NOT NULL, events int NOT NULL, version int NOT NULL, actor int, due float8, clock text NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX head_due ON head (due) WHERE due IS NOT NULL;
CREATE TABLE checkpoint (game ${ID} PRIMARY KEY, doc text NOT NULL) WITH (fillfactor = 70);
CREATE TABLE snapshot (game ${ID} NOT NULL, mark int NOT NULL, entries int NOT NULL, doc text NOT NULL, PRIMARY KEY (game, mark));
CREATE TABLE answer (game ${ID} NOT NULL, n int NOT NULL, doc text NOT NULL, PRIMARY KEY (game, n));
CREATE TABLE event (game ${ID} NOT NULL, n int NOT NULL, doc text NOT NULL, PRIMARY KEY (game, n));
CREATE TABLE point (game ${ID} NOT NULL, n int NOT NULL, doc text NOT NULL, PRIMARY KEY (game, n));
CREATE TABLE trace (game ${ID} PRIMARY KEY, doc text NOT NULL);
CREATE TABLE seen (person ${ID} NOT NULL, game ${ID} NOT NULL, n int NOT NULL, PRIMARY KEY (person, game));
CREATE TABLE chat (tbl ${ID} NOT NULL, n int NOT NULL, at float8 NOT NULL, by text, doc text NOT NULL, PRIMARY KEY (tbl, n));
CREATE INDEX chat_at ON chat (at);
CREATE INDEX chat_person ON chat (by);
CREATE TABLE device (id ${ID} PRIMARY KEY, person ${ID} NOT NULL, used float8 NOT NULL, doc text NOT NULL);
CREATE INDEX device_person ON device (person);
CREATE TABLE channel (id ${ID} PRIMARY KEY, person ${ID} NOT NULL, token text NOT NULL UNIQUE, created float8 NOT NULL, doc text NOT NULL);
CREATE INDEX channel_person ON channel (person);
CREATE TABLE notice_record (person ${ID} PRIMARY KEY, doc text NOT NULL);
CREATE TABLE notice (
  person ${ID} NOT NULL, tbl ${ID} NOT NULL, ask text NOT NULL, since float8 NOT NULL, due float8, PRIMARY KEY (person, tbl)
);
CREATE INDEX notice_due ON notice (due) WHERE due IS NOT NULL;
CREATE INDEX notice_table ON notice (tbl);
CREATE TABLE delivery (
  id ${ID} PRIMARY KEY, channel ${ID} NOT NULL, person ${ID} NOT NULL, due float8, taker int, doc text NOT NULL
);
CREATE INDEX delivery_due ON delivery (due);
CREATE TABLE report (id ${ID} PRIMARY KEY, at float8 NOT NULL, by text NOT NULL, about text NOT NULL, done boolean NOT NULL, doc text NOT NULL);
CREATE INDEX report_by ON report (by, at);

-- One row: the time of the servers when it was last kept, at which time of the database, and when the first of them began.
CREATE TABLE server_time (one int PRIMARY KEY CHECK (one = 1), now float8 NOT NULL, at float8 NOT NULL, booted float8 NOT NULL);
-- The number of a process; as long as it lives, it holds the advisory lock of that number.
CREATE SEQUENCE process AS int CYCLE;
-- What all processes must agree on: the key that signs cookies, the operator's token, the keys of pushes.
CREATE TABLE kept (name ${ID} PRIMARY KEY, value text NOT NULL);

DO $$ BEGIN
  ALTER TABLE checkpoint ALTER doc SET COMPRESSION lz4;
  ALTER TABLE snapshot ALTER doc SET COMPRESSION lz4;
  ALTER TABLE point ALTER doc SET COMPRESSION lz4;
EXCEPTION WHEN feature_not_supported THEN
  NULL; -- This PostgreSQL was built without lz4 and compresses in its own, slower way.
END $$;
`,
  `
-- What workers do for others: bots' thoughts, and games of studies. State: 0 waits, 1 taken, 2 done, 3 failed. Results stay until
-- whoever wanted them has them. The number of the part makes a study that is begun again find what was done of it.
CREATE TABLE job (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, study text NOT NULL, part int NOT NULL, kind text NOT NULL, urgency int NOT NULL,
  state int NOT NULL DEFAULT 0, taker int, doc text NOT NULL, result text, UNIQUE (study, part)
);
CREATE INDEX job_waiting ON job (urgency DESC, id) WHERE state = 0;
CREATE INDEX job_taken ON job (taker) WHERE state = 1;
`,
  `
-- Public tables in the order in which they are considered for the list, and how many others of their address there were (\`CROWD\`).
ALTER TABLE tables ADD crowd int NOT NULL DEFAULT 0;
DROP INDEX tables_public;
CREATE INDEX tables_latest ON tables (crowd, (status = 'open') DESC, changed DESC) WHERE public AND status <> 'over';
CREATE INDEX tables_latest_of_game ON tables (game, crowd, (status = 'open') DESC, changed DESC) WHERE public AND status <> 'over';
CREATE INDEX tables_together ON tables ((coalesce(origin, owner))) WHERE public AND status <> 'over';
`,
];
