// Records and links: what is kept comes back, and everything wrong with a file is told as a code and a place.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CONCEDE,
  CodedError,
  commitmentOf,
  continueMatch,
  fromLink,
  type GameRecord,
  gameOfLink,
  hashData,
  openRecord,
  parseRecord,
  recordOf,
  resolveTable,
  sealed,
  seeded,
  startMatch,
  submit,
  toLink,
  verifyRecord,
} from '../src/index.ts';
import { lantern } from './lantern.ts';

const SEAL = { secret: '11'.repeat(32), nonces: ['a', 'b'], table: 't1' };

/** A whole random game with sealed luck. */
function played(seed: number, seats = 2, concedeAt = -1): GameRecord {
  const table = resolveTable(lantern, seats, { mood: 'storm' }, { glow: 4 });
  const match = startMatch(lantern, table, { setup: sealed(SEAL, 'setup'), play: sealed(SEAL, 'play') });
  const choose = seeded(seed);
  for (let at = 0; lantern.waitingFor(match.position).length > 0; at++) {
    const waiting = lantern.waitingFor(match.position);
    const seat = waiting[choose.pick(waiting.length)]!;
    const open = lantern.choices(match.position, seat);
    submit(match, seat, at === concedeAt ? CONCEDE : open[choose.pick(open.length)]);
  }
  return recordOf(match, { names: ['Ada', 'Боря', 'Caio'].slice(0, seats), seal: SEAL });
}

const codeOf = (run: () => unknown): string => {
  try {
    run();
    return 'nothing';
  } catch (error) {
    if (error instanceof CodedError) return error.message;
    throw error;
  }
};
const text = (change: Record<string, unknown>): string => JSON.stringify({ ...played(1), ...change });

describe('a record', () => {
  test('comes back whole, with its table and its proof of luck', () => {
    const record = played(1);
    const opened = openRecord(lantern, parseRecord(JSON.stringify(record)));
    expect(opened.table).toEqual({
      seats: 2,
      options: { rounds: 3, mood: 'storm', echo: true },
      numbers: { glow: 4 },
    });
    expect(hashData(opened.position)).toBe(record.hash);
    expect(record.fair).toEqual({
      commitment: commitmentOf(SEAL.secret),
      table: 't1',
      nonces: ['a', 'b'],
      secret: SEAL.secret,
    });
  });

  test('keeps the secret closed while the game goes on, and can be played on from any entry', () => {
    const opened = openRecord(lantern, played(1));
    const match = continueMatch({ ...opened, log: opened.log.slice(0, 3) }, seeded('on'));
    const record = recordOf(match, { seal: SEAL });
    expect(record.result).toBeNull();
    expect(record.fair && 'secret' in record.fair).toBe(false);
    expect(JSON.stringify(record)).not.toContain(SEAL.secret);
    for (const { seat, choice } of opened.log.slice(3, 5)) expect(submit(match, seat, choice).ok).toBe(true);
  });

  test('damage is told as a code and a place', () => {
    // Nothing of the parser's own words.
    expect(codeOf(() => parseRecord('{"format":'))).toBe('record-not-json');
    expect(codeOf(() => parseRecord('[]'))).toBe('record-not-record');
    expect(codeOf(() => parseRecord('{"format":"a photograph"}'))).toBe('record-not-record');
    expect(codeOf(() => parseRecord(text({ version: 9 })))).toBe('record-newer: version=9 known=1');
    for (const field of [
      'version',
      'game',
      'rules',
      'seats',
      'options',
      'numbers',
      'names',
      'setup',
      'entries',
    ])
      expect(codeOf(() => parseRecord(text({ [field]: null })))).toBe(`record-bad-field: field=${field}`);
    for (const field of ['result', 'hash', 'fair'])
      expect(codeOf(() => parseRecord(text({ [field]: 5 })))).toBe(`record-bad-field: field=${field}`);
    const entries = [...played(1).entries];
    entries[2] = { seat: 0 } as never;
    expect(codeOf(() => parseRecord(text({ entries })))).toBe('record-bad-field: field=entries[2]');
  });

  test('a record that does not fit its game says what does not fit', () => {
    const open = (change: Partial<GameRecord>) =>
      codeOf(() => openRecord(lantern, { ...played(1), ...change }));
    const { entries } = played(1);
    const quiet = entries.findIndex((entry) => entry.luck.length === 0);
    expect(open({ game: 'chess' })).toBe('record-other-game: game=chess expected=lantern');
    expect(open({ rules: '0' })).toBe('record-other-rules: rules=0 known=1');
    expect(open({ seats: 9 })).toContain('bad-seats');
    expect(open({ options: { rounds: 77 } })).toContain('bad-option');
    expect(open({ options: { colour: 'red' } })).toContain('unknown-option');
    expect(open({ numbers: { glow: 99 } })).toContain('bad-number');
    expect(open({ setup: [] })).toContain('record-bad-luck: entry=0');
    expect(open({ setup: [...played(1).setup, 0] })).toContain('record-bad-luck: entry=0');
    expect(open({ entries: entries.slice(1) })).toContain('record-bad-entry: entry=');
    expect(open({ entries: entries.map((e, i) => (i === quiet ? { ...e, luck: [3] } : e)) })).toContain(
      `entry=${quiet + 1}`,
    );
    expect(open({ entries: entries.slice(0, -1) })).toBe('record-bad-result');
    expect(open({ hash: '0'.repeat(16) })).toBe('record-bad-hash');
  });
});

describe('a link', () => {
  test('gives the same game back, also one that was given up', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { names: _, fair: __, ...record } = played(seed, 2 + (seed % 2), seed % 3 === 0 ? 4 : -1);
      const link = toLink(lantern, record);
      expect(gameOfLink(link)).toBe('lantern');
      expect(link).toMatch(/^[\w.-]+$/);
      expect(fromLink(lantern, link)).toEqual(record);
    }
  });

  test('a damaged link is a coded error, never a crash or another game', () => {
    const link = toLink(lantern, played(5));
    const original = fromLink(lantern, link);
    fc.assert(
      fc.property(
        fc.nat(link.length - 1),
        fc.constantFrom(...'AbZ09-_.%é'),
        fc.boolean(),
        (at, letter, cut) => {
          const damaged = cut ? link.slice(0, at) : link.slice(0, at) + letter + link.slice(at + 1);
          let found: GameRecord | undefined;
          expect(codeOf(() => (found = fromLink(lantern, damaged)))).toMatch(/^(nothing|link-|record-)/);
          if (found) expect(found).toEqual(original);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('verify', () => {
  test('every die and draw of a sealed game is recomputed', () => {
    const record = played(3);
    const checked = verifyRecord(lantern, record);
    const played_ = record.entries.reduce((sum, entry) => sum + entry.luck.length, 0);
    expect(checked).toHaveLength(record.setup.length + played_);
  });

  test('a single changed luck anywhere is found', () => {
    const record = played(3, 3);
    const places = [
      ...record.setup.map((_, i) => [-1, i] as const),
      ...record.entries.flatMap((entry, at) => entry.luck.map((_, i) => [at, i] as const)),
    ];
    for (const [at, i] of places)
      for (const by of [1, 2, 5]) {
        const setup = at < 0 ? record.setup.with(i, record.setup[i]! + by) : record.setup;
        const entries = record.entries.map((entry, n) =>
          n === at ? { ...entry, luck: entry.luck.with(i, (entry.luck[i]! + by) % 6) } : entry,
        );
        expect(codeOf(() => verifyRecord(lantern, { ...record, setup, entries }))).not.toBe('nothing');
      }
  });

  test('even when the forger mends hash and result, the secret tells', () => {
    const record = played(3);
    const at = record.entries.findIndex((entry) => entry.luck.length > 0);
    const opened = openRecord(lantern, record);
    const match = continueMatch({ ...opened, log: opened.log.slice(0, at) }, seeded('forged'));
    for (const { seat, choice } of record.entries.slice(at)) submit(match, seat, choice);
    const forged = { ...recordOf(match), fair: record.fair! };
    if (forged.entries[at]!.luck[0] !== record.entries[at]!.luck[0])
      expect(codeOf(() => verifyRecord(lantern, forged))).toContain('luck-differs');
  });

  test('a missing or wrong secret is told', () => {
    const record = played(3);
    const { secret: _, ...closed } = record.fair!;
    expect(codeOf(() => verifyRecord(lantern, { ...record, fair: closed }))).toBe('secret-missing');
    const wrong = { ...record.fair!, secret: '22'.repeat(32) };
    expect(codeOf(() => verifyRecord(lantern, { ...record, fair: wrong }))).toBe('commitment-broken');
    const { fair: __, ...plain } = record;
    expect(codeOf(() => verifyRecord(lantern, plain))).toBe('no-proof');
  });
});
