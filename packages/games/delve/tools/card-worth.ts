// What cards are worth, many at once: in every game a coin for each tested card puts it into its owner's first cards or out
// of the game; Abilities and Relics are as they are dealt. Worth is the win rate of the owner's side with it less without.
// Without cards the tables are as usual. npx node packages/games/delve/tools/card-worth.ts <games> <bot> <seed> [card,card,...]
import { botNamed, playGame } from '@undercroft/bots';
import { type Chance, seeded } from '@undercroft/kernel';
import { CONTENT } from '../src/content/index.ts';
import { exposures } from '../src/exposures.ts';
import { hints } from '../src/hints.ts';
import type { Position } from '../src/position.ts';
import { removeOne } from '../src/rules/cards.ts';
import { searchHints } from '../src/search-hints.ts';
import { game, resolveTable } from './policies.ts';

const [games = '1600', bot = 'adept', seed = 'worth', cards = ''] = process.argv.slice(2);
const SEATS = [3, 4, 5];
/** Cards in the Ancient's opening hand in the place of its Guardians. */
const GUARDIANS = 2;

const thingOf = (id: string) => exposures.things.find((thing) => thing.id === id)!;
const coined = cards.split(',').filter((id) => id !== '');
const dealt = CONTENT.filter(({ deck }) => deck === 'ability' || deck === 'relic').map(({ id }) => id);
const numberOf = (id: string): number => 1 + CONTENT.findIndex((entry) => entry.id === id);
const idOf = (card: number): string => CONTENT[card - 1]!.id;
const isInfluence = (card: number): boolean => CONTENT[card - 1]!.deck === 'influence';

/**
 * Every Archaeologist has one card more in the opening hand, the Ancient two others in the place of its Guardians: of the
 * cards that are in, or else the next of the pile. What finds no room lies on top of its pile.
 */
function lay(p: Position, isIn: ReadonlySet<string>, luck: Chance): void {
  for (const id of coined) if (!isIn.has(id)) takeOut(p, id);
  for (const side of [0, 1]) {
    const pile = side === 0 ? p.ancientPile : p.expeditionPile;
    const open = side === 0 ? Array<number>(GUARDIANS).fill(0) : p.diggers.map((_, at) => at + 1);
    const first = coined.filter(
      (id) => isIn.has(id) && thingOf(id).side === side && thingOf(id).kind !== 'starter',
    );
    luck.shuffle(first, 'first');
    luck.shuffle(open, 'open');
    for (const seat of open) {
      const id = first.pop() ?? idOf(pile.findLast((card) => !isInfluence(card))!);
      exposures.arrange!(p, { kind: 'force', thing: id, seat }, luck);
    }
    for (const id of first) {
      removeOne(pile, numberOf(id));
      pile.push(numberOf(id));
    }
  }
}

/** No copy is left; a starting card is replaced by the next of its pile. */
function takeOut(p: Position, id: string): void {
  const card = numberOf(id);
  if (thingOf(id).kind === 'starter') {
    exposures.arrange!(p, { kind: 'ban', thing: id, seat: 0 }, seeded(id));
    return;
  }
  for (const pile of [p.ancientPile, p.expeditionPile])
    while (pile.includes(card)) {
      removeOne(pile, card);
      p.removed.push(card);
    }
}

/** By card and seat count: games and victories of the owner's side, without it and with it. */
const tally = new Map([...coined, ...dealt].map((id) => [id, SEATS.map(() => [0, 0, 0, 0])]));
const ancient = SEATS.map(() => [0, 0]);
for (let i = 0; i < Number(games); i++) {
  const at = i % SEATS.length;
  const table = resolveTable(game, SEATS[at]!);
  const luck = seeded(`${seed}:${i}:coins`);
  const isIn = new Set(coined.filter(() => luck.pick(2) === 1));
  const laid = {
    ...game,
    setup: (...[setUp, chance]: Parameters<typeof game.setup>): Position => {
      const p = game.setup(setUp, chance);
      if (coined.length > 0) lay(p, isIn, luck);
      for (const { card } of p.relics) isIn.add(idOf(card[0]!));
      for (const { ability } of p.diggers) isIn.add(idOf(ability));
      return p;
    },
  };
  const bots = Array.from({ length: SEATS[at]! }, () => botNamed(bot, 'count'));
  const { position } = playGame(
    { game: laid, hints: { ...hints, ...searchHints }, table },
    bots,
    `${seed}:${i}`,
  );
  const hasAncientWon = game.result(position)!.winners.includes(0);
  ancient[at]![0]!++;
  if (hasAncientWon) ancient[at]![1]!++;
  for (const [id, rows] of tally) {
    const column = isIn.has(id) ? 2 : 0;
    rows[at]![column]!++;
    if (hasAncientWon === (thingOf(id).side === 0)) rows[at]![column + 1]!++;
  }
}

const points = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(100 * share).toFixed(1)}`;

/** The differences at each seat count, weighed by how much each of them tells; 95 %. */
function worthOf(rows: readonly number[][]): { readonly mean: number; readonly half: number } {
  let [sum, weights] = [0, 0];
  for (const [n0, won0, n1, won1] of rows as [number, number, number, number][]) {
    const all = (won0 + won1) / (n0 + n1);
    if (n0 === 0 || n1 === 0 || all === 0 || all === 1) continue;
    const [p0, p1] = [won0 / n0, won1 / n1];
    const weight = 1 / (all * (1 - all) * (1 / n0 + 1 / n1));
    sum += weight * (p1 - p0);
    weights += weight;
  }
  return { mean: sum / weights, half: 1.96 / Math.sqrt(weights) };
}

for (const [at, [n, won]] of ancient.entries())
  console.log(`${SEATS[at]} seats, ${bot}: Ancient ${((100 * won!) / n!).toFixed(1)} % of ${n}`);
console.log('\n| card | kind | with | without | worth |\n|---|---|---|---|---|');
const rated = [...tally].map(([id, rows]) => ({ id, rows, ...worthOf(rows) }));
for (const { id, rows, mean, half } of rated.sort((a, b) => b.mean - a.mean)) {
  const sum = (column: number): number => rows.reduce((total, row) => total + row[column]!, 0);
  console.log(
    `| ${id} | ${thingOf(id).kind} | ${sum(2)} | ${sum(0)} | ${points(mean)} (${points(mean - half)} to ${points(mean + half)}) |`,
  );
}
