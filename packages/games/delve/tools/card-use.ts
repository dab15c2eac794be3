// How cards are used between bots: how often a hand that held one played it, what Alert 10 makes of Calm and Hazard, and
// how many lanes are decided before the roll. npx node packages/games/delve/tools/card-use.ts <games> <bot> <seed> [seats...]
import { botNamed, defaultLevel, type PlayedDecision, playGame } from '@undercroft/bots';
import type { Choice } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import type { Event } from '../src/events.ts';
import { hints } from '../src/hints.ts';
import { MAX_ALERT, type Position, roundHazard, STEP } from '../src/position.ts';
import { catalogsOf } from '../src/rules/catalog.ts';
import { diceToThrow } from '../src/rules/dice.ts';
import { searchHints } from '../src/search-hints.ts';
import { game, resolveTable } from './policies.ts';

const [games = '100', bot = defaultLevel.id, seed = 'use', ...sizes] = process.argv.slice(2);
/** Designed numbers to play with, as `clay-sentinel.pip=4,tribute.recover=12` in NUMBERS. */
const numbers = Object.fromEntries(
  (process.env.NUMBERS ?? '')
    .split(',')
    .filter((word) => word.includes('='))
    .map((word) => [word.split('=')[0]!, Number(word.split('=')[1])]),
);
const catalogFor = catalogsOf(CONTENT);

interface CardUse {
  /** Hands of a round that held the card; of these, with the means to play it; of these, in which it was played. */
  held: number;
  able: number;
  played: number;
}
const uses: CardUse[] = [0, ...CONTENT].map(() => ({ held: 0, able: 0, played: 0 }));
/** Rounds, and those at the highest Alert, by round. */
const alerts: { rounds: number; full: number; sum: number }[] = [];
const calm = new Map<string, { used: number; idle: number }>();
const BANDS = [0.02, 0.1, 0.25, 0.75, 0.9, 0.98] as const;
const lanes = [false, true].map(() => ({
  n: 0,
  won: 0,
  bands: new Array<number>(BANDS.length + 1).fill(0),
}));

/** Chances of each sum of so many dice whose faces count at least `floor`. */
const sums = new Map<string, readonly number[]>();
function sumsOf(dice: number, floor: number): readonly number[] {
  const key = `${dice}/${floor}`;
  let known = sums.get(key);
  if (!known) {
    const list: number[] = dice === 0 ? [1] : [];
    if (dice > 0)
      for (const [sum, chance] of sumsOf(dice - 1, floor).entries())
        for (let face = 1; face <= 6; face++) {
          const at = sum + Math.max(face, floor);
          list[at] = (list[at] ?? 0) + (chance ?? 0) / 6;
        }
    known = Array.from(list, (chance) => chance ?? 0);
    sums.set(key, known);
  }
  return known;
}

/** The chance of success as the dice lie ready, before any reroll. */
function chanceBefore(p: Position, seat: number): number {
  const catalog = catalogFor(p);
  const floorIn = (cards: readonly number[], to: string): number =>
    cards
      .flatMap((card) => catalog.parts.roll[card]!)
      .reduce((most, part) => (part.do === 'floor' && part.to === to ? Math.max(most, part.m) : most), 0);
  const digger = p.diggers[seat - 1]!;
  const relic = p.active === 0 ? [] : p.relics[p.active - 1]!.card;
  const own = sumsOf(diceToThrow(p, seat, false), floorIn(digger.placed, 'self'));
  const foe = sumsOf(diceToThrow(p, seat, true), floorIn(relic, 'slots'));
  const total = (tokens: readonly number[]): number => tokens.reduce((sum, token) => sum + token, 0);
  const lead = total(digger.pool.tokens) - total(p.guards[seat - 1]!.tokens);
  let chance = 0;
  for (const [a, one] of own.entries())
    for (const [b, other] of foe.entries())
      if (a + lead > b || (a + lead === b && p.tiesWin)) chance += one * other;
  return chance;
}

const idOf = (card: number): string => CONTENT[card - 1]!.id;

/** The hands of the round under way: who holds what, and what has been played. */
let round = -1;
let hands: { player: number; cards: Set<number>; able: Set<number> }[] = [];
const played = new Set<string>();

function closeRound(): void {
  for (const { player, cards, able } of hands)
    for (const card of cards) {
      const use = uses[card]!;
      use.held++;
      if (able.has(card)) use.able++;
      if (played.has(`${player}/${card}`)) use.played++;
    }
  hands = [];
  played.clear();
}

function openRound(p: Position): void {
  round = p.round;
  const catalog = catalogFor(p);
  for (const [player, holder] of [p.ancient, ...p.diggers].entries()) {
    if (player > 0 && p.diggers[player - 1]!.inPlay === 0) continue;
    if (player === 0 && p.round === 0) continue;
    const purse = player === 0 ? p.field : p.diggers[player - 1]!.trinkets;
    const cards = new Set(holder.hand);
    const isAble = (card: number): boolean =>
      catalog.cost[card]! <= purse && (player > 0 || catalog.hazard[card]! <= roundHazard(p));
    hands.push({ player, cards, able: new Set([...cards].filter(isAble)) });
  }
  alerts[p.round] ??= { rounds: 0, full: 0, sum: 0 };
  const row = alerts[p.round]!;
  row.rounds++;
  row.sum += p.alert;
  if (p.alert === MAX_ALERT) row.full++;
}

function watch({ before, events, after }: PlayedDecision<Position, Choice, Event>): void {
  if (before.round !== round && before.step >= STEP.refreshWindow) {
    closeRound();
    openRound(before);
  }
  let source = '';
  for (const event of events) {
    if (event.kind === 'cardPlaced' || event.kind === 'instantPlayed')
      played.add(`${event.player}/${event.card}`);
    if (event.kind === 'instantPlayed' || event.kind === 'abilityUsed' || event.kind === 'cardResolved')
      source = idOf(event.card);
    if (event.kind === 'influenceRevealed') source = idOf(event.card);
    if (event.kind === 'calmGained') countCalm(source, after.alert);
  }
  if (!events.some(({ kind }) => kind === 'diceRolled')) return;
  if (events.some(({ kind }) => kind === 'instantPlayed' || kind === 'abilityUsed')) return;
  for (const [at, digger] of before.diggers.entries()) {
    if (digger.inPlay === 0 || before.round === 0 || before.step !== STEP.rallyWindow) continue;
    const lane = lanes[before.ancient.slots.includes(at + 1) ? 1 : 0]!;
    const chance = chanceBefore(before, at + 1);
    const band = BANDS.findIndex((most) => chance < most);
    lane.n++;
    lane.bands[band < 0 ? BANDS.length : band]!++;
    lane.won += chance;
  }
}

function countCalm(source: string, alert: number): void {
  const row = calm.get(source) ?? { used: 0, idle: 0 };
  calm.set(source, row);
  row.used++;
  if (alert === MAX_ALERT) row.idle++;
}

const share = (part: number, whole: number): string =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`;

/** Wilson, 95 %. */
function interval(part: number, whole: number): string {
  const [z, p] = [1.96, part / whole];
  const middle = (p + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const half = (z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole))) / (1 + (z * z) / whole);
  return `${share(part, whole)} (${(100 * (middle - half)).toFixed(1)} to ${(100 * (middle + half)).toFixed(1)}) of ${whole}`;
}

const rounds: number[] = [];
for (const seats of sizes.length > 0 ? sizes.map(Number) : [3, 4, 5]) {
  const table = resolveTable(game, seats, {}, numbers);
  const bots = Array.from({ length: seats }, () => botNamed(bot, 'count'));
  let ancient = 0;
  const lengths: number[] = [];
  for (let i = 0; i < Number(games); i++) {
    round = -1;
    const { position } = playGame(
      { game, hints: { ...hints, ...searchHints }, table },
      bots,
      `${seed}:${seats}:${i}`,
      watch,
    );
    closeRound();
    if (game.result(position)!.winners.includes(0)) ancient++;
    lengths.push(position.round);
  }
  rounds.push(...lengths);
  const usual = lengths.filter((length) => length >= 8 && length <= 16).length;
  lengths.sort((a, b) => a - b);
  const at = (part: number): number => lengths[Math.floor(part * (lengths.length - 1))]!;
  console.log(
    `${seats} seats, ${bot}: Ancient ${interval(ancient, Number(games))}; rounds ${at(0.05)} / ${at(0.5)} / ${at(0.95)}, 8 to 16: ${share(usual, lengths.length)}`,
  );
}

console.log('\n| round | games still on | mean Alert | at Alert 10 |\n|---|---|---|---|');
for (const [at, row] of alerts.entries())
  if (row)
    console.log(
      `| ${at} | ${row.rounds} | ${(row.sum / row.rounds).toFixed(1)} | ${share(row.full, row.rounds)} |`,
    );
console.log('\n| Calm from | uses | at Alert 10 |\n|---|---|---|');
for (const [id, { used, idle }] of calm) console.log(`| ${id} | ${used} | ${share(idle, used)} |`);
console.log(
  `\n| lane | rolls | mean chance | ${BANDS.map((most) => `< ${100 * most} %`).join(' | ')} | more |`,
);
console.log(`|---|---|---|${BANDS.map(() => '---|').join('')}---|`);
for (const [guarded, { n, won, bands }] of lanes.entries())
  console.log(
    `| ${guarded === 1 ? 'guarded' : 'open'} | ${n} | ${share(won, n)} | ${bands.map((band) => share(band, n)).join(' | ')} |`,
  );
console.log(
  '\n| card | hands that held it | could be paid | played, of those that held it | of those that could pay |',
);
console.log('|---|---|---|---|---|');
for (const [card, { held, able, played: times }] of uses.entries())
  if (held > 0)
    console.log(
      `| ${idOf(card)} | ${held} | ${share(able, held)} | ${share(times, held)} | ${share(times, able)} |`,
    );
