// Preset `book` is the printed game: nothing of ours is on, and every clause of the book has a vector that plays by it.
import { readdirSync, readFileSync } from 'node:fs';
import { resolveTable } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { EMPTY } from '../src/content/pieces.ts';
import { hasPerks } from '../src/effects.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { settingsOf } from '../src/setup.ts';
import { A, buildPosition } from './build-position.ts';

const spec = readFileSync(new URL('../SPEC.md', import.meta.url), 'utf8');

/** The clauses that the rulebook itself states, by the last column of their table. */
const printed = spec.split('\n').flatMap((line) => {
  const cells = line.split('|').map((cell) => cell.trim());
  return /^ST-[A-Z]+-\d+$/.test(cells[1] ?? '') && /^(rule|example)$/.test(cells.at(-2)!) ? [cells[1]!] : [];
});

/** Clauses that tests of positions built under `book` cite; one that sets options of its own does not count. */
function citedUnderBook(): ReadonlySet<string> {
  const cited = new Set<string>();
  const folder = new URL('./', import.meta.url);
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.test.ts')))
    for (const body of readFileSync(new URL(file, folder), 'utf8').split(/^test/m)) {
      const [, tags = ''] = /\('\[([^\]]+)\]/.exec(body) ?? [];
      const built = body.match(/buildPosition\(|laid\(|resolveTable\(game, seats\)/g)?.length ?? 0;
      const ours = body.match(/options: \{(?!\}| preset: 'book')/g)?.length ?? 0;
      if (built <= ours || /preset: '(easy|normal|hard)'/.test(body)) continue;
      for (const [, group, from, to] of tags.matchAll(/(ST-[A-Z]+)-(\d+)(?:\.\.(\d+))?/g))
        for (let n = Number(from); n <= Number(to ?? from); n++) cited.add(`${group}-${n}`);
    }
  return cited;
}

test('[ST-OPT-1..12] by the book nothing of ours is on', () => {
  const { options } = resolveTable(game, 4, { preset: 'book' });
  expect(options).toMatchObject({
    spread: 'single',
    voidLane: 'redraw',
    wallEdges: 'any',
    abilities: false,
    healthShift: 0,
    tremor: 'steady',
    deck: 12,
    ruptureWound: 'own',
    crushed: 'supply',
    walls: 20,
  });
  expect(buildPosition().settings).toEqual(settingsOf({ seats: 4, options }));
});

test('[ST-OPT-5] the board tells perks only where they are played', () => {
  const traitsUnder = (preset: string): readonly (readonly number[])[] =>
    settingsOf({ seats: 4, options: resolveTable(game, 4, { preset }).options }).traits;
  expect(hasPerks(traitsUnder('book'))).toBe(false);
  expect(hasPerks(traitsUnder('normal'))).toBe(true);
});

test('every clause of the book has a vector under preset book', () => {
  const cited = citedUnderBook();
  expect(printed.length).toBeGreaterThan(90);
  expect(printed.filter((clause) => !cited.has(clause))).toEqual([]);
});

test('a card that points where there is no tile is told to be drawn again, unless none could count', () => {
  const told = (p: Position): string =>
    game.phrases.event({ kind: 'cardTurned', seat: A, direction: 0, lane: 0, card: 1, cards: 1 }, p)!.id;
  const p = buildPosition();
  expect(told(p)).toBe('event.cardTurned.again');
  p.ground.fill(EMPTY);
  expect(told(p)).toBe('event.cardTurned.empty');
  expect(told(buildPosition({ options: { preset: 'normal' } }))).toBe('event.cardTurned.empty');
});
