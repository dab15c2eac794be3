// The packs of the house: nothing hidden stands in a view, every list is priced, every line leads on, and there are enough.
import { seenBy } from '@undercroft/bots';
import { canSee, HIDDEN, sameData, seeded } from '@undercroft/kernel';
import { houseShelf, listGames, loadGame, loadPuzzles } from '@undercroft/shelf';
import { describe, expect, test } from 'vitest';
import { PACK_LIMIT, type Puzzle, puzzleId, readPack, sealPuzzle } from '../src/index.ts';
import { digSiteOf } from '../src/mining/dig-site.ts';
import { expanded } from '../src/mining/hint-data.ts';
import { viewAfter } from '../src/mining/same-answers.ts';

const LEAST = 200;
const WORLDS = 3;

const rooms = (
  await Promise.all(
    listGames().map(async (name) => {
      const [game, bytes] = await Promise.all([loadGame(name), loadPuzzles(name)]);
      const chapters = (await houseShelf.loadRulebook(name, 'en'))?.chapters ?? [];
      return bytes ? [{ name, game, bytes, chapters, pack: await readPack(bytes, game) }] : [];
    }),
  )
).flat();

describe.each(rooms)('the puzzles of $name', ({ game, bytes, chapters, pack }) => {
  const stated = (isIt: (chapter: string) => boolean): ReadonlySet<string> =>
    new Set(
      chapters
        .filter(({ id }) => isIt(id))
        .flatMap(({ passages }) => passages.flatMap(([, clauses]) => expanded(clauses))),
    );
  const setUp = stated((chapter) => chapter === 'setup');
  const inPlay = stated((chapter) => !['idea', 'setup'].includes(chapter));
  const steps = pack.puzzles.flatMap((puzzle) => puzzle.steps.map((step) => ({ puzzle, ...step })));
  const broken = (isBroken: (step: (typeof steps)[number]) => boolean): string[] =>
    steps.filter(isBroken).map(({ puzzle }) => puzzle.id);

  test('are enough, no two alike, in a file that is small enough', () => {
    expect(pack.puzzles.length).toBeGreaterThanOrEqual(LEAST);
    expect(new Set(pack.puzzles.map(({ id }) => id)).size).toBe(pack.puzzles.length);
    expect(pack.puzzles.filter((puzzle) => puzzle.id !== puzzleId(puzzle))).toEqual([]);
    expect(bytes.length).toBeLessThanOrEqual(PACK_LIMIT);
    expect(pack.head.made).toMatch(/^undercroft puzzles mine /);
  });

  test('show no hidden piece: exchanged in any way that the rules allow, they leave every byte of a view as it is', () => {
    const isTold = ({ view, puzzle: { seat } }: (typeof steps)[number]): boolean =>
      game.zones(view).some((zone) => !canSee(zone, seat) && zone.pieces.some((piece) => piece !== HIDDEN));
    expect(broken(isTold)).toEqual([]);
    const isChanged = ({ view, puzzle: { seat } }: (typeof steps)[number]): boolean =>
      Array.from({ length: WORLDS }, (_, world) => game.imagine(view, seat, seeded(world))).some(
        (world) => JSON.stringify(game.view(world, seat)) !== JSON.stringify(view),
      );
    expect(broken(isChanged)).toEqual([]);
  });

  test('could stand so by the rules of today: a world that is imagined for each breaks no invariant', async () => {
    const invariants = await houseShelf.loadInvariants(game.name);
    expect(
      steps.flatMap(({ view, puzzle: { id, seat } }) =>
        invariants(game.imagine(view, seat, seeded(0))).map((law) => `${id}: ${law}`),
      ),
    ).toEqual([]);
  });

  test('price every choice of the list; each but the answers gives something away, also at the lower end', () => {
    expect(
      broken(
        ({ view, answers, prices, pieces, left, puzzle: { seat } }) =>
          game.choices(view, seat).length !== prices.length ||
          prices.some(({ low }, place) => answers.includes(place) !== low <= 0) ||
          !answers.every((place) => prices[place]!.value === 0) ||
          left.filter((place) => answers.includes(place)).length !== 1 ||
          !pieces.choices.some((place) => answers.includes(place)) ||
          pieces.choices.length < 2,
      ),
    ).toEqual([]);
  });

  test('name in the first hint what the answer is about: a rule of play, never of the set-up, that the rulebook states', () => {
    expect(broken(({ clauses }) => clauses.length === 0)).toEqual([]);
    expect(broken(({ clauses }) => clauses.some((clause) => setUp.has(clause)))).toEqual([]);
    expect(broken(({ clauses }) => !clauses.some((clause) => inPlay.has(clause)))).toEqual([]);
  });

  test('leave less with each hint: of four choices or more three at least after the second, and two of those after the third', () => {
    expect(
      broken(
        ({ prices, pieces: { choices }, left }) =>
          (prices.length > 2 && choices.length >= prices.length) ||
          (prices.length > 3 && choices.length < 3) ||
          !left.every((place) => choices.includes(place)),
      ),
    ).toEqual([]);
  });

  test('lead from each answer of a line to the next step, with no luck and nobody between', () => {
    const leadsOn = ({ seat, seats, options, steps }: Puzzle): boolean =>
      steps.every(({ view, answers }, i) => {
        const next = steps[i + 1];
        if (!next) return true;
        const site = digSiteOf({ game, table: { seats, options } }, seat, seenBy(game, view, seat));
        return answers.every((place) => sameData(viewAfter(site, place), next.view));
      });
    expect(pack.puzzles.filter((puzzle) => !leadsOn(puzzle)).map(({ id }) => id)).toEqual([]);
  });

  test('can be sealed, and say what they are about', () => {
    const sealed = pack.puzzles.slice(0, 20).map((puzzle) => sealPuzzle(game, puzzle));
    expect(sealed.every(({ step }) => step.lids.length > 2)).toBe(true);
    expect(pack.puzzles.every(({ themes }) => themes.some((theme) => theme.startsWith('rule:')))).toBe(true);
    const [weak] = Object.keys(pack.puzzles[0]!.solved);
    expect(pack.puzzles.filter(({ solved }) => solved[weak!]! > 0.6)).toEqual([]);
  });
});
