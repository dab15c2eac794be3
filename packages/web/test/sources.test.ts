// What the client makes of what it is told, without a screen: games that are over, days, seals, reels, looks.
import { signal } from '@preact/signals';
import type { Connection, EntryView, FollowedTable, WatchEvent } from '@undercroft/protocol';
import { expect, test, vi } from 'vitest';
import { timeLeftToday, untilNextDay } from '../src/daily/daily-time.ts';
import { holdSeals } from '../src/expeditions/kept-seals.ts';
import {
  mostMet,
  newestFirst,
  type Played,
  playedHere,
  playedThere,
  tallies,
} from '../src/profile/played-games.ts';
import { createAgreedTakeBack } from '../src/sources/agreed-take-back.ts';
import { keptLooks, withSeen } from '../src/sources/last-seen.ts';
import type { LocalTableCard } from '../src/sources/local-store.ts';
import { missedSteps } from '../src/sources/missed-steps.ts';
import { createRefusedTakeBack } from '../src/sources/refused-take-back.ts';
import { serverFacts } from '../src/sources/server-facts.ts';
import { linesFor } from '../src/sources/server-log.ts';
import { ownEntriesAt, type TableSource } from '../src/sources/table-source.ts';
import { chatUnread } from '../src/table/chat-unread.ts';

const card = (changes: Partial<LocalTableCard>): LocalTableCard => ({
  id: 'abc',
  game: 'solo',
  rules: '1',
  seats: [{ name: 'Mira' }],
  setup: { seats: 1, options: { mode: 'easy' } },
  entries: 0,
  isFork: false,
  created: 1,
  changed: 5,
  result: { winners: [0], places: [1], reason: 'out', clause: 'X-1', points: [12] },
  ...changes,
});

test('a table of this browser counts for its one person, and a fork for no one', () => {
  expect(playedHere(card({}))).toMatchObject({ won: true, place: 1, points: 12, seat: 0, isHere: true });
  expect(playedHere(card({ result: null }))).toBeUndefined();
  expect(playedHere(card({ isFork: true }))).toBeUndefined();
  const seats = [{ name: 'Mira' }, { name: 'Oleg' }];
  expect(playedHere(card({ seats }))).toMatchObject({ won: undefined, seat: undefined, points: null });
});

const row = (changes: object): Played =>
  playedThere({
    table: 't',
    game: 'solo',
    ladder: 'solo',
    options: { mode: 'hard' },
    finished: 1,
    seat: 0,
    place: 1,
    won: true,
    points: null,
    seats: 1,
    rivals: [],
    percentile: 80,
    ...changes,
  });

test('games add up by difficulty, the best of each kept', () => {
  const games = [
    row({ finished: 3, percentile: 60, points: 4 }),
    row({ finished: 9, percentile: 90, points: 7 }),
    row({ won: false, percentile: 100 }),
    row({ options: { mode: 'easy' }, percentile: 10 }),
    playedHere(card({}))!,
  ];
  const found = tallies(games, ({ options }) => String(options.mode));
  expect(found).toEqual([
    { game: 'solo', level: 'hard', games: 3, won: 2, bestPoints: 7, bestPercentile: 90 },
    { game: 'solo', level: 'easy', games: 2, won: 2, bestPoints: 12, bestPercentile: 10 },
  ]);
  expect(newestFirst(games)[0]!.finished).toBe(9);
  expect(mostMet([row({ rivals: ['a', 'b'] }), row({ rivals: ['b'] })], 1)).toEqual(['b']);
});

test('days are those of Greenwich, and something left is never nothing', () => {
  expect(untilNextDay(Date.parse('2026-03-01T22:30:00Z'))).toBe(90 * 60_000);
  expect(timeLeftToday(90 * 60_000)).toEqual({ hours: 1, minutes: 30 });
  expect(timeLeftToday(1)).toEqual({ hours: 0, minutes: 1 });
});

test('the seals of an expedition are held against those that were shown first', () => {
  const deals = (commitment: string) => [{ number: 1, seals: [{ instance: 1, commitment }] }];
  const first = holdSeals({}, 'week', deals('a'));
  expect(first.seen).toBe('unseen');
  expect(holdSeals(first.kept, 'week', deals('a')).seen).toBe('fits');
  const changed = holdSeals(first.kept, 'week', deals('b'));
  expect(changed.seen).toBe('differs');
  expect(holdSeals(changed.kept, 'week', deals('a')).seen).toBe('fits');
  expect(holdSeals(first.kept, 'other', deals('a')).seen).toBe('unseen');
});

const entry = (version: number, view: unknown, what: object): EntryView =>
  ({ version, at: 0, view, what }) as unknown as EntryView;

test('a reel begins at the last look and has a step for everything that changed the view', () => {
  const steps = missedSteps([
    entry(1, null, { kind: 'created' }),
    entry(4, { n: 0 }, { kind: 'started' }),
    entry(5, { n: 1 }, { kind: 'played', seat: 1, events: ['x'] }),
    entry(6, { n: 1 }, { kind: 'chatted', seat: 1 }),
    entry(7, { n: 2 }, { kind: 'hidden' }),
    entry(8, { n: 1 }, { kind: 'tookBack', seat: 1 }),
  ]);
  expect(steps.map(({ at, by, isMissed }) => [at, by, isMissed ?? false])).toEqual([
    [4, undefined, false],
    [5, 1, true],
    [7, undefined, true],
    [8, 1, true],
  ]);
  expect(steps[1]!.events).toEqual(['x']);
  expect(
    missedSteps([entry(4, {}, { kind: 'started' }), entry(5, {}, { kind: 'chatted', seat: 0 })]),
  ).toEqual([]);
});

test('looks are kept for the last sixty tables, and a turn is what stands at the end of the log', () => {
  let kept = {};
  for (let i = 0; i < 70; i++) kept = withSeen(kept, `t-${i}`, i);
  kept = withSeen(kept, 't-30', 99);
  expect(Object.keys(kept)).toHaveLength(60);
  expect(Object.entries(kept).at(-1)).toEqual(['t-30', 99]);
  const log = [0, 1, 0, 0].map((seat) => ({ seat }));
  expect([ownEntriesAt(log, 0), ownEntriesAt(log, 1), ownEntriesAt([], 0)]).toEqual([2, 0, 0]);
});

test('the last word that a taking back needed is told as the taking back itself', () => {
  const asked = (seat: number, what: 'takeBack' | 'pause') =>
    ({ version: 4, at: 0, what: { kind: 'proposed', seat, what, about: seat } }) as const;
  const agreed = (what: 'takeBack' | 'pause', carried?: 'yes') =>
    ({ version: 5, at: 0, what: { kind: 'agreed', seat: 1, what, ...(carried && { carried }) } }) as const;
  const tell = createAgreedTakeBack();
  expect([asked(2, 'takeBack'), agreed('takeBack'), agreed('takeBack', 'yes')].map(tell)).toEqual([
    asked(2, 'takeBack'),
    agreed('takeBack'),
    { version: 5, at: 0, what: { kind: 'tookBack', seat: 2 } },
  ]);
  expect([asked(0, 'pause'), agreed('pause', 'yes')].map(tell)).toEqual([
    asked(0, 'pause'),
    agreed('pause', 'yes'),
  ]);
  expect(createAgreedTakeBack(3)(agreed('takeBack', 'yes')).what).toEqual({ kind: 'tookBack', seat: 3 });
});

test('the log names who sat there then, not who sits there now', () => {
  const seats = [{ name: 'Bruno', kind: 'person', isMe: false, isHere: true, level: undefined }] as const;
  const said = (what: EntryView['what']): unknown =>
    linesFor({} as never, seats, { version: 2, at: 0, what }, null)[0]?.message.args;
  expect(said({ kind: 'sat', seat: 0, person: 'p1', name: 'Ada' })).toEqual({ name: 'Ada' });
  expect(said({ kind: 'left', seat: 0, name: 'Ada' })).toEqual({ name: 'Ada' });
  expect(said({ kind: 'left', seat: 0 })).toEqual({ name: 'Bruno' });
});

test('what was refused to be taken back is offered again only after another choice', () => {
  const table = signal({ mayTakeBack: true, seat: 1, info: {}, chat: [] } as unknown as FollowedTable);
  const takeBack = createRefusedTakeBack();
  const { undoBar } = serverFacts({} as Connection, table, signal([]), takeBack.isRefused);
  const hear = takeBack.beside(vi.fn(), () => 1);
  const played = (seat: number) =>
    ({ kind: 'happened', entry: { what: { kind: 'played', seat } } }) as unknown as WatchEvent;
  expect(undoBar.value).toBeUndefined();
  // Somebody else asks for something: that passes.
  takeBack.answered({ code: 'already-proposed' });
  expect(undoBar.value).toBeUndefined();
  for (const code of ['undo-shown', 'undo-answered', 'nothing-to-undo'] as const) {
    takeBack.answered({ code });
    hear(played(0));
    expect(undoBar.value).toBe('nothing-to-undo');
    hear(played(1));
    expect(undoBar.value).toBeUndefined();
  }
});

test('what was said stays new until the chat was looked at, also when the table was left', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const chat = signal<readonly { readonly key: string; readonly seat: number }[]>([{ key: '3', seat: 0 }]);
  const open = (lastSeen: number | undefined) =>
    chatUnread({
      chat,
      viewer: signal(1),
      ...keptLooks('t'),
      lastSeen,
    } as unknown as TableSource);
  expect(open(undefined).count.value).toBe(0);
  chat.value = [...chat.value, { key: '5', seat: 0 }, { key: '6', seat: 1 }];
  const back = open(9);
  expect(back.count.value).toBe(1);
  back.markRead();
  expect([back.count.value, open(9).count.value]).toEqual([0, 0]);
  vi.unstubAllGlobals();
});
