// Saved games can be replayed, verified, linked and counted; every change to a file is found.
import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CodedError,
  commitmentOf,
  type GameRecord,
  hashData,
  nonceFor,
  openRecord,
  parseRecord,
  recordOf,
  replay,
  resolveTable,
  sealed,
  startMatch,
  submit,
  verifyRecord,
} from '@undercroft/kernel';
import { houseShelf } from '@undercroft/shelf';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readLedger, searchLedger } from '../src/ledger.ts';
import { stepAfter } from '../src/terminal/replay-in-terminal.ts';
import {
  lanternShelf,
  smallestGame,
  type TestProgram,
  type TestSettings,
  testProgram,
} from './test-program.ts';

const shelf = houseShelf;
const GAME = await smallestGame(shelf);
const programs: TestProgram[] = [];
const program = (settings: TestSettings = {}): TestProgram => {
  const made = testProgram({ shelf, input: '', ...settings });
  programs.push(made);
  return made;
};
afterAll(() => {
  for (const made of programs) made.clearUp();
});

/** A whole sealed game, played by a program that always answers 1 or 2. */
let folder = '';
let file = '';
let record: GameRecord;
beforeAll(async () => {
  const s = program({ input: '2\n1\n'.repeat(5_000) });
  expect(await s.run('play', GAME, '--json')).toBe(0);
  ({ folder } = s);
  file = join(folder, 'undercroft/games', readdirSync(join(folder, 'undercroft/games'))[0]!);
  record = parseRecord(readFileSync(file, 'utf8'));
});

describe('replay', () => {
  test('tells the game in words on a pipe, and every step as JSON', async () => {
    const words = program();
    expect(await words.run('replay', file)).toBe(0);
    expect(words.out().split('\n').length).toBeGreaterThan(record.entries.length);
    const json = program();
    expect(await json.run('replay', file, '--json')).toBe(0);
    const steps = json.jsonLines();
    expect(steps.map(({ step }) => step)).toEqual([...Array(record.entries.length + 1).keys()]);
    const game = await shelf.loadGame(GAME);
    const opened = openRecord(game, record);
    for (const at of [0, 1, record.entries.length])
      expect(steps[at]!.view).toEqual(
        game.view(replay(opened, at), opened.table.seats === 1 ? 0 : 'spectator'),
      );
    expect(steps.slice(1).map(({ choice }) => choice)).toEqual(record.entries.map(({ choice }) => choice));
  });

  test('one step alone', async () => {
    const s = program();
    expect(await s.run('replay', file, '--json', '--step', '2')).toBe(0);
    expect(s.jsonLines()).toMatchObject([{ step: 2, of: record.entries.length }]);
    expect(await s.run('replay', file, '--step', '99999')).toBe(2);
  });

  test('walks both ways and jumps on a terminal', async () => {
    const last = record.entries.length;
    const s = program({ input: '\n\nb\nstart\nend\n1\n+1\nx\nnext\nleave\n', isTerminal: true });
    expect(await s.run('replay', file)).toBe(0);
    const shown = [...s.out().matchAll(new RegExp(`· (\\d+) / ${last}\n`, 'g'))].map(([, at]) => Number(at));
    expect(shown).toEqual([0, 1, 2, 1, 0, last, 1, 2, 2, 3]);
  });

  test.each([
    ['', 3, 4],
    ['', 9, 9],
    ['b', 0, 0],
    ['-5', 3, 0],
    ['+5', 3, 8],
    ['7', 0, 7],
    ['10', 0, undefined],
    ['x', 0, undefined],
    ['й', 0, 'quit'],
  ])('%j at %i of 9 leads to %s', (word, at, to) => {
    expect(stepAfter(word, at, 9)).toBe(to);
  });
});

test('replay --seat tells what that seat knew, also of a finished game', async () => {
  const s = program({ shelf: lanternShelf, input: '1\n'.repeat(100) });
  await s.run('play', 'lantern', '--seats', '2', '--seed', 'x');
  const games = join(s.folder, 'undercroft/games');
  const saved = join(games, readdirSync(games)[0]!);
  const own = program({ shelf: lanternShelf });
  expect(await own.run('replay', saved, '--seat', '0', '--json')).toBe(0);
  const steps = own.jsonLines().slice(1);
  expect(steps.some(({ seat }) => seat === 1)).toBe(true);
  for (const { seat, choice } of steps) expect(choice === null).toBe(seat === 1);
});

describe('link and record', () => {
  test('a game comes back through its link, which replay takes too', async () => {
    const s = program();
    await s.run('link', file);
    const link = s.out().trim();
    const back = program();
    expect(await back.run('record', link)).toBe(0);
    const { fair: _fair, ...plain } = record;
    expect(JSON.parse(back.out())).toEqual(plain);
    const [byLink, byFile] = [program(), program()];
    await byLink.run('replay', `https://example.org/replay#${link}`, '--json');
    await byFile.run('replay', file, '--json');
    expect(byLink.out()).toBe(byFile.out());
  });
});

describe('review', () => {
  test('tells the moments that counted, the same with the same seed, in words and as JSON', async () => {
    const words = program();
    expect(await words.run('review', file)).toBe(0);
    const again = program();
    await again.run('review', file);
    expect(again.out()).toBe(words.out());
    const json = program();
    expect(await json.run('review', file, '--json')).toBe(0);
    const [review] = json.jsonLines();
    expect(review!.seed).toBe(record.hash);
    const marks = review!.marks as number[];
    expect(marks.length).toBeGreaterThan(0);
    for (const at of marks) expect(words.out()).toMatch(new RegExp(`^ +${at + 1} `, 'm'));
    const wrong = program();
    expect(await wrong.run('review', file, '--seat', '7')).toBe(2);
    expect(wrong.err()).toMatch(/^undercroft: bad-seat: /);
  });
});

describe('verify', () => {
  test('confirms a fair game', async () => {
    const s = program();
    expect(await s.run('verify', file)).toBe(0);
    expect(s.out()).toContain(record.fair!.commitment);
    const json = program();
    await json.run('verify', file, '--json');
    const all = record.setup.length + record.entries.reduce((sum, { luck }) => sum + luck.length, 0);
    expect(json.jsonLines()[0]!.luck).toHaveLength(all);
  });

  test('names who vouched, and says where nobody did', async () => {
    const s = program();
    await s.run('verify', file);
    expect(s.out()).toContain('Nobody vouches for this luck');
    const secret = 'cd'.repeat(32);
    const nonces = [nonceFor(commitmentOf(secret), 0, 'letters-of-ada'), 'given before the fingerprint', ''];
    const seal = { scheme: 2, secret, table: 'vouched', nonces } as const;
    const games = await Promise.all(shelf.listGames().map((name) => shelf.loadGame(name)));
    const game = games.find(({ seats: [least] }) => least === 3)!;
    const match = startMatch(game, resolveTable(game, 3), {
      setup: sealed(seal, 'setup'),
      play: sealed(seal, 'play'),
    });
    for (let [seat] = game.waitingFor(match.position); seat !== undefined; )
      if (submit(match, seat, game.defaultChoice(match.position, seat)).ok)
        [seat] = game.waitingFor(match.position);
    const vouched = program();
    const path = join(vouched.folder, 'vouched.json');
    writeFileSync(path, JSON.stringify(recordOf(match, { names: ['Ada', 'Bo', 'Flint'], seal })));
    expect(await vouched.run('verify', path)).toBe(0);
    expect(vouched.out()).toContain('Vouched for by Ada:');
    expect(vouched.out()).toContain('No such word from Bo, Flint.');
    const json = program();
    await json.run('verify', path, '--json');
    expect(json.jsonLines()[0]).toMatchObject({ vouched: [0], silent: [1, 2] });
  });

  test('T14: does not say of a link that its game was not sealed', async () => {
    const s = program();
    await s.run('link', file);
    const link = program();
    expect(await link.run('verify', s.out().trim())).toBe(2);
    expect(link.err()).toMatch(/^undercroft: no-proof: .*a link leaves the proof out/);
  });

  /** Every place in the record where luck stands. */
  const places = (): { entry: number; luck: number }[] => [
    ...record.setup.map((_, luck) => ({ entry: -1, luck })),
    ...record.entries.flatMap(({ luck }, entry) => luck.map((_, i) => ({ entry, luck: i }))),
  ];
  const changed = (place: { entry: number; luck: number }, value: number): GameRecord => {
    const copy = structuredClone(record) as unknown as { setup: number[]; entries: { luck: number[] }[] };
    const list = place.entry < 0 ? copy.setup : copy.entries[place.entry]!.luck;
    list[place.luck] = value;
    return copy as unknown as GameRecord;
  };

  test('finds any single changed luck, whatever it was changed to', async () => {
    const game = await shelf.loadGame(GAME);
    const all = places();
    fc.assert(
      fc.property(fc.nat(all.length - 1), fc.nat(60), (at, value) => {
        const place = all[at]!;
        const before =
          place.entry < 0 ? record.setup[place.luck] : record.entries[place.entry]!.luck[place.luck];
        fc.pre(before !== value);
        expect(() => verifyRecord(game, changed(place, value))).toThrow(CodedError);
      }),
      { numRuns: 500 },
    );
  });

  test('finds a changed luck even when the forger plays on and writes a fitting end', async () => {
    const game = await shelf.loadGame(GAME);
    const all = places();
    let forgeries = 0;
    fc.assert(
      fc.property(fc.nat(all.length - 1), fc.nat(60), (at, value) => {
        const place = all[at]!;
        const forged = changed(place, value);
        const before =
          place.entry < 0 ? record.setup[place.luck] : record.entries[place.entry]!.luck[place.luck];
        fc.pre(before !== value);
        const fitting = withFittingEnd(game, forged);
        if (!fitting) return;
        forgeries++;
        expect(() => verifyRecord(game, fitting)).toThrow('luck-differs');
      }),
      { numRuns: 500 },
    );
    expect(forgeries).toBeGreaterThan(20);
  });

  /** The longest playable beginning of the record, with result and hash made to fit. */
  function withFittingEnd(
    game: Awaited<ReturnType<typeof shelf.loadGame>>,
    forged: GameRecord,
  ): GameRecord | undefined {
    const table = openRecord(game, record).table;
    for (let length = forged.entries.length; length >= 0; length--) {
      const log = forged.entries.slice(0, length);
      try {
        const position = replay({ game, table, setupLuck: forged.setup, log });
        const result = game.result(position) ?? null;
        const same = log.length < record.entries.length && changesNothing(forged, length);
        return same ? undefined : { ...forged, entries: log, result, hash: hashData(position) };
      } catch {
        // This beginning cannot be played with the forged luck; a shorter one may be.
      }
    }
    return undefined;
  }
  const changesNothing = (forged: GameRecord, length: number): boolean =>
    JSON.stringify(forged.setup) === JSON.stringify(record.setup) &&
    JSON.stringify(forged.entries.slice(0, length)) === JSON.stringify(record.entries.slice(0, length));

  test.each([
    ['no-proof', { fair: undefined }],
    ['secret-missing', { fair: { commitment: 'c', table: 't', nonces: [] } }],
    ['commitment-broken', { fair: { commitment: 'c', table: 't', nonces: [], secret: '0'.repeat(64) } }],
    ['record-bad-hash', { hash: '0'.repeat(16) }],
    ['record-bad-result', { result: null }],
    ['record-other-rules', { rules: '0' }],
    ['unknown-game', { game: 'chess' }],
    ['record-newer', { version: 9 }],
  ])('says %s', async (code, change) => {
    const s = program();
    const path = join(s.folder, 'forged.json');
    writeFileSync(path, JSON.stringify({ ...record, ...change }));
    expect(await s.run('verify', path)).toBe(2);
    expect(s.err()).toMatch(new RegExp(`^undercroft: ${code}: .*\n$`));
  });

  test('a record that begins with the mark of some editors is read as it is', async () => {
    const s = program();
    const path = join(s.folder, 'marked.json');
    writeFileSync(path, `\uFEFF${JSON.stringify(record)}`);
    expect(await s.run('verify', path)).toBe(0);
  });

  test('another secret with its own commitment does not fit the luck', async () => {
    const s = program();
    const path = join(s.folder, 'forged.json');
    const { createHash } = await import('node:crypto');
    const secret = 'ab'.repeat(32);
    const commitment = createHash('sha256').update(Buffer.from(secret, 'hex')).digest('hex');
    writeFileSync(path, JSON.stringify({ ...record, fair: { ...record.fair, secret, commitment } }));
    expect(await s.run('verify', path)).toBe(2);
    expect(s.err()).toMatch(/^undercroft: luck-differs: /);
  });
});

test('a damaged save is told, not passed over for an older game', async () => {
  const s = program({ input: '1\n' });
  await s.run('play', GAME, '--json', '--seed', 'kept');
  const saves = join(s.folder, 'undercroft/games');
  const [save] = readdirSync(saves);
  const text = readFileSync(join(saves, save!), 'utf8');
  const broken = join(saves, `${GAME}-broken.json`);
  writeFileSync(broken, text.slice(0, text.length / 2));
  const later = new Date(Date.now() + 60_000);
  utimesSync(broken, later, later);
  const again = program({ folder: s.folder });
  expect(await again.run('play', '--resume')).toBe(2);
  expect(again.err()).toMatch(/^undercroft: last-save-damaged: /);
  expect(again.err()).toContain(broken);
  const earlier = new Date(Date.now() - 60_000);
  utimesSync(broken, earlier, earlier);
  expect(await program({ folder: s.folder }).run('play', '--resume')).toBe(0);
});

describe('rules', () => {
  test('every game is listed, with its chapters, and each clause is found by its id', async () => {
    for (const game of shelf.listGames()) {
      const ledger = readLedger(await shelf.loadSpec(game));
      expect(ledger.length).toBeGreaterThan(50);
      for (const { id } of ledger)
        expect(searchLedger({ language: 'en', clauses: ledger }, id.toLowerCase())[0]!.id).toBe(id);
      const s = program();
      expect(await s.run('rules', game)).toBe(0);
      expect(await s.run('rules', game, ledger[0]!.id)).toBe(0);
      expect(await s.run('rules', ledger[0]!.id, '--json')).toBe(0);
      expect(s.out()).toContain(ledger[0]!.id);
    }
    const s = program();
    expect(await s.run('rules')).toBe(0);
    for (const game of shelf.listGames()) expect(s.out()).toContain(game);
  });

  test.each([
    ['ru', 'unearth', 'возврат', 'значения возврата'],
    ['it', 'tomb', 'corrotta', 'tessera corrotta'],
    ['ru', 'ruba', 'RD-DIE-1', 'Бросьте один кубик'],
  ])(
    'in %s the rules of %s are found by “%s”, in the reader’s language first',
    async (language, game, words, text) => {
      const s = program();
      expect(await s.run('rules', game, words, '--lang', language)).toBe(0);
      expect(s.out().replaceAll(/\s+/g, ' ')).toContain(text);
      expect(s.out().replaceAll(/\{[^}]*\}/g, '')).toBe(s.out());
      const contents = program();
      expect(await contents.run('rules', game, '--lang', language)).toBe(0);
      expect(contents.out()).toContain(language === 'ru' ? 'Подготовка: ' : 'Preparazione: ');
    },
  );

  test('words are found whole before they are found as beginnings', () => {
    const ledger = readLedger(
      '## A\n| ID | Rule |\n|---|---|\n| AA-X-1 | Dice are thrown. |\n| AA-X-2 | A `die` \\| two. |\n| AA-Y-1 | **Died**. |\n',
    );
    expect(ledger[1]).toMatchObject({ id: 'AA-X-2', text: 'A die | two.', notes: [], chapter: 'A' });
    expect(searchLedger({ language: 'en', clauses: ledger }, 'die').map(({ id }) => id)).toEqual([
      'AA-X-2',
      'AA-Y-1',
    ]);
    expect(searchLedger({ language: 'en', clauses: ledger }, 'aa-x').map(({ id }) => id)).toEqual([
      'AA-X-1',
      'AA-X-2',
    ]);
    expect(searchLedger({ language: 'en', clauses: ledger }, ' ')).toEqual([]);
  });
});

describe('sim', () => {
  test('the same seed gives the same counts, with the laws held', async () => {
    const summaries = [];
    for (const seed of ['a', 'a', 'b']) {
      const s = program();
      expect(await s.run('sim', GAME, '--games', '40', '--seed', seed, '--check')).toBe(0);
      summaries.push(JSON.parse(s.out()));
    }
    const [a, again, b] = summaries;
    expect(again).toEqual(a);
    expect(b).not.toEqual(a);
    expect(a.games).toBe(40);
    expect(Object.values<number>(a.endings).reduce((sum, n) => sum + n)).toBe(40);
    expect(a.entries.min).toBeGreaterThan(0);
    expect(a.entries.mean).toBeGreaterThanOrEqual(a.entries.min);
    expect(a.entries.mean).toBeLessThanOrEqual(a.entries.max);
  });

  test('Ctrl-C gives what there is so far', async () => {
    const s = program();
    const running = s.run('sim', GAME, '--games', '1000000000');
    setTimeout(s.interrupt, 300);
    expect(await running).toBe(130);
    const { isStopped, games } = JSON.parse(s.out());
    expect(isStopped).toBe(true);
    expect(games).toBeGreaterThan(0);
  });

  test('a broken law names the seed and the entry', async () => {
    const loadInvariants = async () => () => ['something is missing'];
    const s = program({ shelf: { ...shelf, loadInvariants } });
    expect(await s.run('sim', GAME, '--check', '--seed', 'q')).toBe(2);
    expect(s.err()).toContain('q:0');
    expect(s.err()).toContain('something is missing');
  });
});
