// The examples of the rulebook, played at a real table: their numbers are those of the rules.
import { resolveTable } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { CONCUSSION, CONCUSSION_DIE, DESTROYED, NO_TOKEN, PLAIN, RUPTURE } from '../src/content/pieces.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';
import { LEFT } from '../src/rules/geometry.ts';
import { lineDirections } from '../src/rules/ravines.ts';
import { strike } from '../src/rules/tremor.ts';
import { isWallOn } from '../src/rules/walls.ts';
import { act, edge, openOf, RIGHT_CARD } from '../test/build-position.ts';
import {
  CHAIN,
  CHAIN_SET,
  CHAIN_WALL,
  examples,
  FAR,
  FAR_LINE,
  JUMPS,
  LANE,
  LANE_HIT,
  mapCell,
  NEW_TILE,
  SPARED,
  STRUCK,
} from './examples.ts';

/** Ends the actions, puts a wall on the right edge of some tile, and lets a tremor to the right come with this die. */
function shake(p: Position, wall: string, die: number): void {
  act(p, { kind: 'end-actions' });
  act(p, { kind: 'place-wall', edge: edge(wall) }, RIGHT_CARD, die);
}

test('[ST-JUMP-1 ST-JUMP-2 ST-JUMP-6] a jump takes as many points as the example says', () => {
  for (const [from, landing, price] of [
    [JUMPS[0], mapCell(1, 3), examples.jump!.one],
    [JUMPS[1], mapCell(1, 4), examples.jump!.two],
  ] as const) {
    const p = game.copy(from);
    expect(openOf(p, 'jump')).toEqual([{ kind: 'jump', cell: landing }]);
    const before = p.current[0]!;
    act(p, { kind: 'jump', cell: landing });
    expect(before - p.current[0]!).toBe(price);
  }
  expect(examples.jump!.most).toBe(3);
});

test('[ST-LINE-2 ST-LINE-3] the ravines that connect the far tile', () => {
  expect(lineDirections(FAR, NEW_TILE)).toEqual([LEFT]);
  expect(FAR_LINE).toEqual([5, 4, 3].map((column) => mapCell(1, column)));
  expect(examples.line!.n).toBe(FAR_LINE.length);
});

test('[ST-CON-3..5] the tremor of the example strikes the cell that is marked', () => {
  const p = game.copy(LANE);
  shake(p, 'v-3-3', CONCUSSION_DIE);
  expect(p.tokens[LANE_HIT]).toBe(CONCUSSION);
  expect(LANE_HIT).toBe(mapCell(1, 1 + (examples.lane!.hit as number)));
});

test('[ST-CON-11 ST-CON-12 ST-CON-14 ST-DES-1] three hits: Concussion, Rupture, collapse', () => {
  const p = game.copy(LANE);
  p.pawns.fill(LANE.pawns[0]!);
  const seen: number[] = [];
  for (let hit = 0; hit < 3; hit++) {
    strike(p, LANE_HIT, undefined);
    seen.push(p.tokens[LANE_HIT]!);
  }
  expect(seen).toEqual([CONCUSSION, RUPTURE, NO_TOKEN]);
  expect(p.ground[LANE_HIT]).toBe(PLAIN + DESTROYED);
});

test('[ST-RUP-2..4] the chain runs as drawn, stops at the wall and breaks it', () => {
  const p = game.copy(CHAIN);
  shake(p, 'v-4-3', 2);
  const ruptured = p.tokens.flatMap((token, cell) => (token === RUPTURE ? [cell] : []));
  expect(ruptured).toEqual(CHAIN_SET);
  expect(ruptured).toContain(STRUCK);
  expect(ruptured.length).toBe(examples.chain!.n);
  expect(p.tokens[SPARED]).toBe(CONCUSSION);
  expect(isWallOn(p, CHAIN_WALL)).toBe(false);
});

test('[ST-OPT-1 ST-OPT-2 ST-OPT-3 ST-OPT-4 ST-OPT-6..12] the presets of the table are those of the game', () => {
  const hard = resolveTable(game, 5, { preset: 'hard' }).options;
  expect([hard.layout, hard.spread, hard.wallEdges, hard.healthShift, hard.tremor, hard.roundLimit]).toEqual([
    'chambers',
    'cascade',
    'inner',
    -1,
    'rising',
    40,
  ]);
});
