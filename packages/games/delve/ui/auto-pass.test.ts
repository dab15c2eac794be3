// What the browser answers without asking, over whole recorded games: only options that are the only one.
import { readdirSync, readFileSync } from 'node:fs';
import { canonicalJson, openRecord, parseRecord, replay, replayEntry } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { unaskedAnswer } from './auto-pass.ts';

const folder = new URL('../test/recorded/', import.meta.url);

/** The list as the table draws it: out of the seat's own view. */
const openFor = (p: Position, seat: number) => {
  const view = game.view(p, seat);
  return game.choices(view, seat).map((choice) => ({
    choice,
    key: canonicalJson(choice),
    text: game.phrases.choice(choice, view, seat).id,
  }));
};

test('[DV-READY-7] a person is asked where there is a choice, and the last card and ready are one step', () => {
  let single = 0;
  let asked = 0;
  let andReady = 0;
  for (const name of readdirSync(folder).sort()) {
    const opened = openRecord(game, parseRecord(readFileSync(new URL(name, folder), 'utf8')));
    const p = replay(opened, 0);
    const wasLast = new Set<number>();
    for (const [at, entry] of opened.log.entries()) {
      const { seat, choice } = entry;
      const open = openFor(p, seat);
      const answer = unaskedAnswer(open, false, false);
      if (open.length === 1) single++;
      if (answer === undefined) asked++;
      else expect([name, at, answer]).toEqual([name, at, choice]);
      expect(unaskedAnswer(open, true, false)).toBeUndefined();
      if (wasLast.delete(seat)) expect([name, at, answer]).toEqual([name, at, { kind: 'ready' }]);
      const said = open.find(({ key }) => key === canonicalJson(choice))!.text;
      if (said === 'choice.andReady') {
        wasLast.add(seat);
        andReady++;
      }
      replayEntry(game, p, entry, at);
    }
  }
  expect(asked).toBeGreaterThan(300);
  expect(single).toBeGreaterThan(300);
  expect(andReady).toBeGreaterThan(100);
});

test('a player who wants no window of this round passes in it, and is asked everything else', () => {
  const card = { choice: { kind: 'instant', card: 3, target: 0, dice: 0 } as Choice, key: 'a', text: '' };
  const pass = { choice: { kind: 'pass' } as Choice, key: 'b', text: '' };
  const ready = { choice: { kind: 'ready' } as Choice, key: 'c', text: '' };
  expect(unaskedAnswer([card, pass], true, true)).toEqual({ kind: 'pass' });
  expect(unaskedAnswer([card, ready], false, true)).toBeUndefined();
  expect(unaskedAnswer([], false, true)).toBeUndefined();
});
