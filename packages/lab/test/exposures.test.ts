// What each room tells the lab agrees with its events and positions, on every table size; a wrong declaration is found.
import { type AnyExposures, LANGUAGES, resolveTable } from '@undercroft/kernel';
import { arrangementsHold, exposuresMatchEvents } from '@undercroft/kernel/testing';
import { listGames, loadExposures, loadGame, loadHints, loadTexts } from '@undercroft/shelf';
import { expect, test } from 'vitest';
import { planFor } from '../src/plan.ts';
import { playChunk } from '../src/play-chunk.ts';
import { summarise } from '../src/summary.ts';
import { testableThings } from '../src/worth.ts';

for (const name of listGames())
  test(`L1: ${name}: exposures and arrangements agree with the game`, async () => {
    const [game, exposures] = [await loadGame(name), (await loadExposures(name))!];
    const [min, max] = game.seats;
    for (let seats = min; seats <= max; seats++) {
      const table = resolveTable(game, seats);
      for (let i = 0; i < 3; i++) exposuresMatchEvents(game, exposures, table, `exposures:${i}`);
      arrangementsHold(game, exposures, table, 'arranged');
    }
    for (const language of LANGUAGES) {
      const texts = await loadTexts(name, language);
      expect(exposures.things.filter(({ id }) => !texts[`card.${id}`])).toEqual([]);
    }
  });

test.each(listGames())(
  'L7, L8: %s: relics can be tested, and a thing counts once for a seat',
  async (name) => {
    const [game, hints, exposures] = await Promise.all([
      loadGame(name),
      loadHints(name),
      loadExposures(name),
    ]);
    const plan = planFor(game, { games: 20, bots: ['random'], seed: 'once' });
    const tested = testableThings(game, exposures, 'hand', plan);
    expect(tested.length).toBeGreaterThan(0);
    const relics = exposures!.things.filter(({ kind }) => kind === 'relic');
    expect(relics.filter((relic) => !tested.includes(relic))).toEqual([]);
    const { rows } = playChunk({ game, hints, exposures }, plan, 0);
    for (const { things } of rows) {
      const keys = things.map(([seat, thing]) => `${seat} ${thing}`);
      expect(new Set(keys).size).toBe(keys.length);
    }
    const { observed } = summarise(plan, [{ chunk: 0, rows, sources: {} }], exposures!.things);
    const seats = rows.reduce((sum, row) => sum + row.seats, 0);
    for (const { had, used } of observed) expect(Math.max(had, used)).toBeLessThanOrEqual(seats);
    expect(observed.some(({ had }) => had > 0)).toBe(true);
  },
);

test('an exposure that no event tells of, and a use of what nobody has, break the law', async () => {
  const name = listGames().at(-1)!;
  const game = await loadGame(name);
  const exposures = (await loadExposures(name))!;
  const table = resolveTable(game, 2);
  const broken = (change: Partial<AnyExposures>): (() => void) => {
    const wrong = { ...exposures, ...change };
    return () => exposuresMatchEvents(game, wrong, table, 'broken');
  };
  expect(broken({ ofEvent: () => [] })).toThrow('no event gave it');
  expect(broken({ holdings: () => [] })).toThrow('without having it');
  expect(broken({ things: exposures.things.slice(20) })).toThrow('is not declared');
  const nowhere = { ...exposures, arrange: () => true };
  expect(() => arrangementsHold(game, nowhere, table, 'broken')).toThrow('it is with seats');
});
