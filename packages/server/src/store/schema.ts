// The tables of the store, as forward migrations that both databases understand; a migration is never changed, only added.

/** Rows kept in the order of their key, without a second copy of it: SQLite's own word, a comment to others. */
export const CLUSTERED = '/* clustered */';

/** A statement that ends with this is for SQLite alone. */
export const SQLITE_ONLY = '/* SQLite */';

/** Milliseconds since 1970 at which the `day` of a row began, in words that both databases have: by the Julian day number. */
const [YEAR, MONTH, DATE] = ['1, 4', '6, 2', '9, 2'].map((at) => `CAST(substr(day, ${at}) AS INTEGER)`);
const LATE = `((14 - ${MONTH}) / 12)`;
const YEARS = `(${YEAR} + 4800 - ${LATE})`;
const MOMENT_OF_DAY = `CAST(${DATE} + (153 * (${MONTH} + 12 * ${LATE} - 3) + 2) / 5 + 365 * ${YEARS} + ${YEARS} / 4
  - ${YEARS} / 100 + ${YEARS} / 400 - 32045 - 2440588 AS BIGINT) * 86400000`;

/** Each migration is a list of statements. Its number is its place in this list, counted from 1. */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    'CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL)',
    `CREATE TABLE people (
      id TEXT PRIMARY KEY, name TEXT NOT NULL, epoch INTEGER NOT NULL, guest INTEGER NOT NULL,
      created BIGINT NOT NULL, seen BIGINT NOT NULL, banned INTEGER NOT NULL DEFAULT 0,
      muted INTEGER NOT NULL DEFAULT 0, settings TEXT NOT NULL DEFAULT '{}')`,
    `CREATE TABLE tables (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, state TEXT NOT NULL, version INTEGER NOT NULL,
      stamp BIGINT NOT NULL, listed INTEGER NOT NULL, created BIGINT NOT NULL, touched BIGINT NOT NULL, due BIGINT, bot_due BIGINT,
      card TEXT NOT NULL, secret TEXT NOT NULL, sealed_as TEXT NOT NULL,
      maker TEXT NOT NULL, command TEXT NOT NULL, settled INTEGER NOT NULL DEFAULT 0)`,
    'CREATE UNIQUE INDEX tables_by_command ON tables (maker, command)',
    "CREATE INDEX tables_by_maker ON tables (maker) WHERE state IN ('open', 'playing')",
    "CREATE INDEX tables_open ON tables (touched) WHERE state = 'open' AND listed = 1",
    'CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL',
    'CREATE INDEX tables_bot_due ON tables (bot_due) WHERE bot_due IS NOT NULL',
    "CREATE INDEX tables_unsettled ON tables (touched) WHERE state = 'finished' AND settled = 0",
    `CREATE TABLE entries (
      table_id TEXT NOT NULL, version INTEGER NOT NULL, at BIGINT NOT NULL,
      person TEXT, command TEXT, body TEXT NOT NULL, PRIMARY KEY (table_id, version)) ${CLUSTERED}`,
    'CREATE UNIQUE INDEX entries_by_command ON entries (table_id, person, command) WHERE command IS NOT NULL',
    `CREATE TABLE members (
      person TEXT NOT NULL, table_id TEXT NOT NULL, touched BIGINT NOT NULL, PRIMARY KEY (person, table_id)) ${CLUSTERED}`,
    'CREATE INDEX members_by_table ON members (table_id)',
  ],
  [
    `CREATE TABLE passkeys (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, public_key TEXT NOT NULL, counter BIGINT NOT NULL,
      transports TEXT NOT NULL, created BIGINT NOT NULL)`,
    'CREATE INDEX passkeys_by_person ON passkeys (person)',
    `CREATE TABLE challenges (
      id TEXT PRIMARY KEY, challenge TEXT NOT NULL, person TEXT, expires BIGINT NOT NULL)`,
    'CREATE TABLE blocks (person TEXT NOT NULL, other TEXT NOT NULL, PRIMARY KEY (person, other))',
    `CREATE TABLE reports (
      id TEXT PRIMARY KEY, table_id TEXT NOT NULL, person TEXT NOT NULL, at BIGINT NOT NULL, words TEXT NOT NULL)`,
    `CREATE TABLE pushes (
      endpoint TEXT PRIMARY KEY, person TEXT NOT NULL, body TEXT NOT NULL, created BIGINT NOT NULL)`,
    'CREATE INDEX pushes_by_person ON pushes (person)',
  ],
  [
    `CREATE TABLE results (
      table_id TEXT NOT NULL, person TEXT NOT NULL, game TEXT NOT NULL, ladder TEXT NOT NULL,
      finished BIGINT NOT NULL, seat INTEGER NOT NULL, place INTEGER NOT NULL, won INTEGER NOT NULL,
      points DOUBLE PRECISION, seats INTEGER NOT NULL, options TEXT NOT NULL, rivals TEXT NOT NULL,
      PRIMARY KEY (table_id, person))`,
    'CREATE INDEX results_by_person ON results (person, finished)',
    'CREATE INDEX results_by_ladder ON results (ladder, options)',
    `CREATE TABLE ratings (
      person TEXT NOT NULL, ladder TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
      games INTEGER NOT NULL, PRIMARY KEY (person, ladder))`,
    'CREATE INDEX ratings_by_ladder ON ratings (ladder, mu)',
    `CREATE TABLE dailies (
      game TEXT NOT NULL, day TEXT NOT NULL, person TEXT NOT NULL, table_id TEXT NOT NULL,
      PRIMARY KEY (game, day, person))`,
  ],
  [
    `CREATE TABLE notices (
      table_id TEXT NOT NULL, seat INTEGER NOT NULL, asked INTEGER NOT NULL, due BIGINT NOT NULL,
      PRIMARY KEY (table_id, seat))`,
    'CREATE INDEX notices_due ON notices (due)',
  ],
  [
    `CREATE TABLE records (
      id TEXT PRIMARY KEY, person TEXT NOT NULL, game TEXT NOT NULL, created BIGINT NOT NULL, body TEXT NOT NULL)`,
    'CREATE INDEX records_by_person ON records (person)',
  ],
  ['CREATE TABLE journal (batch INTEGER PRIMARY KEY, body TEXT NOT NULL)'],
  // For a time SQLite had a log of its own beside the store, and knew repeated commands without an index.
  ['DROP TABLE journal', `DROP INDEX entries_by_command ${SQLITE_ONLY}`],
  [
    `CREATE UNIQUE INDEX entries_by_command ON entries (table_id, person, command) WHERE command IS NOT NULL ${SQLITE_ONLY}`,
  ],
  [
    // How many results of each kind a ladder has: a percentile is a sum over few rows instead of all results.
    `CREATE TABLE scores (
      ladder TEXT NOT NULL, options TEXT NOT NULL, won INTEGER NOT NULL, points DOUBLE PRECISION NOT NULL,
      n INTEGER NOT NULL, PRIMARY KEY (ladder, options, won, points)) ${CLUSTERED}`,
    `INSERT INTO scores (ladder, options, won, points, n)
      SELECT ladder, options, won, coalesce(points, 0), count(*) FROM results GROUP BY 1, 2, 3, 4`,
    'DROP INDEX results_by_ladder',
    'DROP INDEX ratings_by_ladder',
    'CREATE INDEX ratings_best ON ratings (ladder, (mu - 3 * sigma))',
    // Whoever left, or only spoke, is no member; but their name stands in the book.
    'ALTER TABLE members ADD COLUMN gone INTEGER NOT NULL DEFAULT 0',
    `INSERT INTO members (person, table_id, touched, gone)
      SELECT person, table_id, max(at), 1 FROM entries WHERE person IS NOT NULL GROUP BY 1, 2 ON CONFLICT DO NOTHING`,
    'CREATE INDEX members_by_person ON members (person, touched)',
    'CREATE INDEX blocks_by_other ON blocks (other)',
    'CREATE INDEX reports_by_moment ON reports (at)',
    'CREATE INDEX reports_by_person ON reports (person)',
    'CREATE INDEX dailies_by_person ON dailies (person)',
    'CREATE INDEX tables_by_created ON tables (created)',
    `UPDATE people SET seen = coalesce((SELECT max(touched) FROM members WHERE person = people.id), seen)`,
    'CREATE INDEX people_guests ON people (seen) WHERE guest = 1',
  ],
  ["CREATE INDEX tables_to_watch ON tables (game, touched) WHERE state = 'finished' AND listed = 1"],
  [
    `CREATE TABLE events (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, kind TEXT NOT NULL, seats INTEGER NOT NULL, options TEXT NOT NULL,
      format TEXT NOT NULL, opens BIGINT NOT NULL, closes BIGINT NOT NULL, open_at BIGINT NOT NULL,
      deals INTEGER NOT NULL, secret TEXT NOT NULL, words TEXT, state TEXT NOT NULL)`,
    'CREATE INDEX events_by_opening ON events (opens)',
    "CREATE INDEX events_unsettled ON events (open_at) WHERE state <> 'settled'",
    `CREATE TABLE deals (
      event TEXT NOT NULL, number INTEGER NOT NULL, instance INTEGER NOT NULL, secret TEXT NOT NULL, sealed_as TEXT,
      PRIMARY KEY (event, number, instance))`,
    `CREATE TABLE entrants (
      event TEXT NOT NULL, person TEXT NOT NULL, team TEXT, word TEXT, joined BIGINT NOT NULL,
      removed INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (event, person))`,
    'CREATE INDEX entrants_by_person ON entrants (person)',
    `CREATE TABLE runs (
      event TEXT NOT NULL, deal INTEGER NOT NULL, side INTEGER NOT NULL, person TEXT NOT NULL, instance INTEGER NOT NULL,
      table_id TEXT NOT NULL, began BIGINT NOT NULL, ended BIGINT, state TEXT NOT NULL, measure TEXT,
      PRIMARY KEY (event, deal, side, person))`,
    'CREATE INDEX runs_by_person ON runs (person)',
    `CREATE TABLE seasons (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, begins BIGINT NOT NULL, ends BIGINT NOT NULL, best INTEGER NOT NULL)`,
    // A daily dungeon is the expedition of a day; whoever has not tried one of these yet is given a new one.
    `INSERT INTO events (id, game, kind, seats, options, format, opens, closes, open_at, deals, secret, words, state)
      SELECT DISTINCT 'daily-' || game || '-' || day, game, 'day', 1, '{}',
        '{"rules":"","bot":"","yardsticks":[],"instances":1,"isOneDealRanked":true,"needs":{"passkey":false,"days":0,"games":0}}',
        ${MOMENT_OF_DAY}, ${MOMENT_OF_DAY} + 86400000, ${MOMENT_OF_DAY} + 86400000, 1, '', NULL, 'set' FROM dailies`,
    `INSERT INTO deals (event, number, instance, secret, sealed_as)
      SELECT 'daily-' || d.game || '-' || d.day, 1, 1, max(t.secret), max(t.sealed_as)
      FROM dailies d JOIN tables t ON t.id = d.table_id GROUP BY d.game, d.day`,
    `INSERT INTO entrants (event, person, joined)
      SELECT 'daily-' || game || '-' || day, person, ${MOMENT_OF_DAY} FROM dailies`,
    `INSERT INTO runs (event, deal, side, person, instance, table_id, began, state)
      SELECT 'daily-' || d.game || '-' || d.day, 1, 0, d.person, 1, d.table_id, t.created, 'playing'
      FROM dailies d JOIN tables t ON t.id = d.table_id`,
    'DROP TABLE dailies',
  ],
  [
    `CREATE TABLE studies (
      id TEXT PRIMARY KEY, owner TEXT NOT NULL, state TEXT NOT NULL, version INTEGER NOT NULL, base INTEGER NOT NULL,
      snapshot TEXT NOT NULL, created BIGINT NOT NULL, touched BIGINT NOT NULL)`,
    "CREATE INDEX studies_by_owner ON studies (owner) WHERE state = 'open'",
    "CREATE INDEX studies_idle ON studies (touched) WHERE state = 'open'",
    `CREATE TABLE study_events (
      study TEXT NOT NULL, version INTEGER NOT NULL, at BIGINT NOT NULL, person TEXT, command TEXT, body TEXT NOT NULL,
      PRIMARY KEY (study, version)) ${CLUSTERED}`,
    'CREATE UNIQUE INDEX study_events_by_command ON study_events (study, person, command) WHERE command IS NOT NULL',
    `CREATE TABLE study_chapters (
      study TEXT NOT NULL, number INTEGER NOT NULL, body TEXT NOT NULL, people TEXT NOT NULL,
      PRIMARY KEY (study, number))`,
    // Everybody who is named in a room: its members, and who played what it looks at.
    `CREATE TABLE study_people (
      person TEXT NOT NULL, study TEXT NOT NULL, touched BIGINT NOT NULL, PRIMARY KEY (person, study)) ${CLUSTERED}`,
    'CREATE INDEX study_people_by_moment ON study_people (person, touched)',
    'CREATE INDEX study_people_by_study ON study_people (study)',
  ],
  [
    // What a puzzle is stands in the pack of its game's room; here is only what people made of it.
    `CREATE TABLE puzzles (
      id TEXT PRIMARY KEY, game TEXT NOT NULL, mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
      tries INTEGER NOT NULL, solved INTEGER NOT NULL, good INTEGER NOT NULL DEFAULT 0, bad INTEGER NOT NULL DEFAULT 0,
      state TEXT NOT NULL DEFAULT 'open')`,
    'CREATE INDEX puzzles_by_game ON puzzles (game)',
    `CREATE TABLE tries (
      person TEXT NOT NULL, puzzle TEXT NOT NULL, game TEXT NOT NULL, at BIGINT NOT NULL, choices TEXT NOT NULL,
      hints INTEGER NOT NULL, solved INTEGER NOT NULL, rating INTEGER, day TEXT, vote INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (person, puzzle)) ${CLUSTERED}`,
    'CREATE INDEX tries_by_moment ON tries (person, game, at)',
    `CREATE TABLE chosen (
      puzzle TEXT NOT NULL, step INTEGER NOT NULL, choice INTEGER NOT NULL, n INTEGER NOT NULL, strong INTEGER NOT NULL,
      PRIMARY KEY (puzzle, step, choice)) ${CLUSTERED}`,
  ],
  [
    `CREATE TABLE seeks (
      person TEXT NOT NULL, pace TEXT NOT NULL, wishes TEXT NOT NULL, since BIGINT NOT NULL, bots_at BIGINT, asks INTEGER NOT NULL,
      hidden INTEGER NOT NULL, heard BIGINT NOT NULL, asked BIGINT, table_id TEXT, seat INTEGER, PRIMARY KEY (person, pace))`,
    'CREATE INDEX seeks_by_table ON seeks (table_id)',
    `CREATE TABLE pairings (
      person TEXT NOT NULL, table_id TEXT NOT NULL, at BIGINT NOT NULL, waited BIGINT, PRIMARY KEY (person, table_id)) ${CLUSTERED}`,
    'CREATE INDEX pairings_by_table ON pairings (table_id)',
    'CREATE INDEX pairings_by_moment ON pairings (at)',
  ],
  [
    // An open question is one row, from who asks; a friendship is two, one for each.
    `CREATE TABLE ties (
      person TEXT NOT NULL, other TEXT NOT NULL, kind TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (person, other)) ${CLUSTERED}`,
    'CREATE INDEX ties_by_other ON ties (other)',
    'CREATE TABLE tie_links (person TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, expires BIGINT NOT NULL)',
    `CREATE TABLE invites (
      person TEXT NOT NULL, table_id TEXT NOT NULL, inviter TEXT NOT NULL, at BIGINT NOT NULL, told INTEGER NOT NULL DEFAULT 0,
      PRIMARY KEY (person, table_id)) ${CLUSTERED}`,
    'CREATE INDEX invites_by_inviter ON invites (inviter)',
    'CREATE INDEX invites_by_table ON invites (table_id)',
    'CREATE INDEX invites_by_moment ON invites (at)',
    'CREATE TABLE clubs (id TEXT PRIMARY KEY, name TEXT NOT NULL, keeper TEXT NOT NULL, created BIGINT NOT NULL)',
    'CREATE INDEX clubs_by_keeper ON clubs (keeper)',
    `CREATE TABLE club_members (
      club TEXT NOT NULL, person TEXT NOT NULL, joined BIGINT NOT NULL, notices INTEGER NOT NULL DEFAULT 0,
      noticed BIGINT NOT NULL DEFAULT 0, PRIMARY KEY (club, person)) ${CLUSTERED}`,
    'CREATE INDEX club_members_by_person ON club_members (person)',
    'CREATE INDEX club_members_by_joined ON club_members (club, joined, person)',
    'CREATE TABLE club_links (club TEXT PRIMARY KEY, token TEXT NOT NULL UNIQUE, expires BIGINT NOT NULL)',
    'CREATE TABLE club_tables (table_id TEXT PRIMARY KEY, club TEXT NOT NULL)',
    'CREATE INDEX club_tables_by_club ON club_tables (club)',
  ],
  [
    'ALTER TABLE events ADD COLUMN club TEXT',
    'CREATE INDEX events_by_club ON events (club) WHERE club IS NOT NULL',
  ],
  [
    // Evenings: who was seated, in their order; who said that they were there; who was not.
    'ALTER TABLE events ADD COLUMN seating TEXT',
    'ALTER TABLE entrants ADD COLUMN ready INTEGER',
    'ALTER TABLE entrants ADD COLUMN absent INTEGER NOT NULL DEFAULT 0',
    // Several people at one table: how many they were, the team, what became of the chair.
    'ALTER TABLE runs ADD COLUMN people INTEGER NOT NULL DEFAULT 1',
    'ALTER TABLE runs ADD COLUMN team TEXT',
    'ALTER TABLE runs ADD COLUMN mark TEXT',
    // How often the strongest bot would have chosen the same, of how many choices, and how long one took.
    'ALTER TABLE runs ADD COLUMN asked INTEGER',
    'ALTER TABLE runs ADD COLUMN agreed INTEGER',
    'ALTER TABLE runs ADD COLUMN pace BIGINT',
  ],
  [
    // Whoever sat at a table is offered the same room when the game ends.
    'ALTER TABLE studies ADD COLUMN about TEXT',
    "CREATE UNIQUE INDEX studies_by_about ON studies (about) WHERE about IS NOT NULL AND state = 'open'",
  ],
  [
    // How many hints somebody was given before their first try.
    `CREATE TABLE hinted (person TEXT NOT NULL, puzzle TEXT NOT NULL, n INTEGER NOT NULL, PRIMARY KEY (person, puzzle)) ${CLUSTERED}`,
  ],
];

/** The names of the tables that a version has. */
export function tablesAt(version = MIGRATIONS.length): Set<string> {
  const names = new Set<string>();
  for (const sql of MIGRATIONS.slice(0, version).flat()) {
    const [, what, name] = /^(CREATE|DROP) TABLE (\w+)/.exec(sql) ?? [];
    if (what === 'CREATE') names.add(name!);
    else if (what === 'DROP') names.delete(name!);
  }
  return names;
}
