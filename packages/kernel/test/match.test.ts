// Matches: choices in, entries and events out; refusals with reasons; nothing half-applied; undo by information.
import { describe, expect, test } from 'vitest';
import {
  CONCEDE,
  type Game,
  type Match,
  replay,
  resolveTable,
  scripted,
  seeded,
  startMatch,
  submit,
  takeBack,
  undoBar,
} from '../src/index.ts';
import { type Lantern, lantern } from './lantern.ts';

const start = (seats = 2) =>
  startMatch(lantern, resolveTable(lantern, seats), { setup: scripted('keep'), play: seeded('play') });
const place = (match: Match<Lantern, never, never> | ReturnType<typeof start>, seat: number) =>
  submit(match as ReturnType<typeof start>, seat, { kind: 'place', card: match.position.hands[seat]![0] });

describe('submit', () => {
  test('plays an equal copy of a listed choice and tells what happened', () => {
    const match = start();
    const card = match.position.hands[0]![0];
    const done = submit(match, 0, JSON.parse(JSON.stringify({ card, kind: 'place' })));
    expect(done).toEqual({
      ok: true,
      entry: { seat: 0, choice: { kind: 'place', card }, luck: [] },
      events: [{ kind: 'placed', seat: 0, card }],
    });
    expect(match.log).toHaveLength(1);
  });

  test('writes down the luck that came out', () => {
    const match = startMatch(lantern, resolveTable(lantern, 2), {
      setup: scripted('keep'),
      play: scripted(6),
    });
    place(match, 0);
    const done = submit(match, 0, { kind: 'gamble' });
    expect(done.ok && done.entry.luck).toEqual([5]);
    expect(match.position.scores).toEqual([1, 0]);
  });

  test('refuses with the code, the reason and the clause, and changes nothing', () => {
    const match = start();
    const before = JSON.stringify(match.position);
    const refusal = (seat: number, choice: unknown) => {
      const done = submit(match, seat, choice);
      return done.ok ? undefined : done.refusal;
    };
    expect(refusal(0, { kind: 'look' })).toEqual({ code: 'not-open', clause: 'LN-LOOK-1', why: 'looked' });
    expect(refusal(7, { kind: 'ready' })).toEqual({
      code: 'not-waiting',
      clause: 'LN-PLACE-1',
      why: 'not-yours',
    });
    expect(refusal(9, CONCEDE)).toEqual({ code: 'cannot-concede' });
    expect(JSON.stringify(match.position)).toBe(before);
    expect(match.log).toEqual([]);
  });

  test('giving up is in the log and ends the game', () => {
    const match = start();
    expect(submit(match, 1, CONCEDE).ok).toBe(true);
    expect(lantern.result(match.position)?.winners).toEqual([0]);
    expect(replay(match)).toEqual(match.position);
    expect(submit(match, 0, { kind: 'ready' })).toEqual({
      ok: false,
      refusal: { code: 'game-over', clause: 'LN-END-1' },
    });
    expect(takeBack(match, 1)).toEqual({ ok: false, code: 'undo-final' });
  });

  test('a rule that fails half-way leaves the match as it was', () => {
    const faulty: typeof lantern = {
      ...lantern,
      play: (position, seat, choice, chance, tell) => {
        lantern.play(position, seat, choice, chance, tell);
        if (choice.kind === 'look') throw new Error('a bug in a rule');
      },
    };
    const match = startMatch(faulty, resolveTable(faulty, 2), { setup: scripted('keep'), play: seeded(1) });
    place(match, 0);
    const before = JSON.stringify(match.position);
    expect(() => submit(match, 0, { kind: 'look' })).toThrow('a bug in a rule');
    expect(JSON.stringify(match.position)).toBe(before);
    expect(match.log).toHaveLength(1);
  });
});

describe('take back', () => {
  test('gives the position before the entry', () => {
    const match = start();
    const before = lantern.copy(match.position);
    place(match, 0);
    expect(takeBack(match, 0).ok).toBe(true);
    expect(match.position).toEqual(before);
    expect(match.log).toEqual([]);
    expect(takeBack(match, 0)).toEqual({ ok: false, code: 'nothing-to-undo' });
  });

  test('a hidden entry of another seat in the same step does not stand in the way', () => {
    // What others see of a placement here is only that it happened; with a silent event it is nothing at all.
    const silent: typeof lantern = {
      ...lantern,
      view: (position, viewer) => {
        const seen = lantern.view(position, viewer);
        for (const [seat, pile] of seen.placed.entries())
          if (seat !== viewer) seen.hands[seat]!.push(...pile.splice(0));
        return seen;
      },
      viewEvent: (event, viewer, position) =>
        event.kind === 'placed' && event.seat !== viewer
          ? undefined
          : lantern.viewEvent(event, viewer, position),
    };
    const match = startMatch(silent, resolveTable(silent, 2), { setup: scripted('keep'), play: seeded(1) });
    place(match, 0);
    place(match, 1);
    const mine = match.log[0];
    expect(takeBack(match, 0)).toEqual({ ok: true, entry: mine, at: 0 });
    expect(match.position.placed[0]).toEqual([]);
    expect(match.position.placed[1]).toHaveLength(1);
  });

  test('is barred once a seat that saw it has acted', () => {
    const match = start();
    place(match, 0);
    place(match, 1);
    expect(undoBar(match, 0)).toBe('undo-answered');
    expect(undoBar(match, 1)).toBeUndefined();
  });

  test('is barred by luck, by what was shown, and by what the rules make final', () => {
    const match = start(3);
    place(match, 0);
    submit(match, 0, { kind: 'look' });
    expect(undoBar(match, 0)).toBe('undo-shown');
    submit(match, 0, { kind: 'ready' });
    expect(undoBar(match, 0)).toBe('undo-final');
    place(match, 1);
    submit(match, 1, { kind: 'gamble' });
    expect(undoBar(match, 1)).toBe('undo-luck');
    expect(takeBack(match, 1)).toEqual({ ok: false, code: 'undo-luck' });
  });

  test('is the same from a position that was kept, which is left as it was', () => {
    const match = start(3);
    for (const [seat, play] of [
      [0, () => place(match, 0)],
      [1, () => place(match, 1)],
      [0, () => submit(match, 0, { kind: 'look' })],
      [1, () => submit(match, 1, { kind: 'gamble' })],
    ] as const) {
      const kept = { at: match.log.length, position: lantern.copy(match.position) };
      const before = JSON.stringify(kept.position);
      play();
      expect(undoBar(match, seat, kept)).toBe(undoBar(match, seat));
      expect(JSON.stringify(kept.position)).toBe(before);
      // A position before another entry is no help, and does no harm.
      expect(undoBar(match, seat, { ...kept, at: kept.at + 1 })).toBe(undoBar(match, seat));
    }
  });

  test('is barred when something hidden came into sight without any pile being declared', () => {
    const whisper: Game<Lantern, { readonly kind: 'ready' }, never> = {
      ...(lantern as unknown as Game<Lantern, { readonly kind: 'ready' }, never>),
      choices: () => [{ kind: 'ready' }],
      play: (position) => {
        position.scores[0] = position.deck.at(-1)!;
      },
    };
    const match = startMatch(whisper, resolveTable(lantern, 2), { setup: scripted('keep'), play: seeded(1) });
    submit(match, 0, { kind: 'ready' });
    expect(undoBar({ ...match, game: { ...whisper, isFinal: () => false } }, 0)).toBe('undo-shown');
  });
});

test('wild data in place of a choice are refused before any rule looks into them', () => {
  const match = startMatch(lantern, resolveTable(lantern, 2), { setup: seeded(1), play: seeded(2) });
  const deep = JSON.parse(`{"kind":${'['.repeat(50_000)}${']'.repeat(50_000)}}`);
  const asked: unknown[] = [];
  const curious = {
    ...match,
    game: {
      ...lantern,
      explain: (_position: unknown, _seat: number, choice: unknown) => {
        asked.push(choice);
        return { code: 'not-yours', clause: 'LN-PLACE-1' };
      },
    },
  };
  for (const choice of [deep, { kind: { toString: 1 } }, { kind: 'place', card: [{ valueOf: 1 }] }])
    expect(submit(curious, 0, choice)).toMatchObject({ ok: false, refusal: { code: 'not-open' } });
  expect(asked).toEqual([null, null, null]);
  submit(curious, 0, { kind: 'place', card: [99] });
  expect(asked.at(-1)).toEqual({ kind: 'place', card: [99] });
});
