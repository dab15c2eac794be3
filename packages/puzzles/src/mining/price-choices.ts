// What every choice gives away against one of them: all meet the same imagined worlds with the same luck, batch by batch.
import { equalLuck, searchBot, think } from '@undercroft/bots';
import { playingOut } from '@undercroft/bots/review';
import { type Seat, seeded } from '@undercroft/kernel';
import type { Price } from '../puzzle.ts';
import type { DigSite } from './dig-site.ts';
import type { MiningSettings } from './mining-settings.ts';

const SEEDS = 0x40000000;
const Z95 = 1.96;

export interface Pricing {
  /** Plays so many more worlds; was the answer the best in them? */
  run(worlds: number): boolean;
  /** By place; the answers cost nothing. */
  prices(): readonly Price[];
}

/** Prices against the first of `answers`; the others lead to the same position and are not played. */
export function pricing(
  site: DigSite,
  answers: readonly number[],
  seed: string,
  settings: MiningSettings,
): Pricing {
  const { choices } = site;
  const luck = seeded(`${seed}:worlds`);
  const outcome = outcomes(site, settings);
  const [answer] = answers as [number];
  const sums = choices.map(() => 0);
  const squares = choices.map(() => 0);
  const rivals = choices.flatMap((_, place) => (answers.includes(place) ? [] : [place]));
  let played = 0;
  return {
    run: (worlds) => {
      const before = sums.slice();
      for (let world = 0; world < worlds; world++) {
        const worldSeed = luck.pick(SEEDS);
        const best = outcome(answer, worldSeed);
        for (const place of rivals) {
          const lost = best - outcome(place, worldSeed);
          sums[place]! += lost;
          squares[place]! += lost * lost;
        }
      }
      played += worlds;
      return rivals.every((place) => sums[place]! > before[place]!);
    },
    prices: () =>
      choices.map((_, place) => {
        if (answers.includes(place)) return { value: 0, low: 0, high: 0 };
        const value = sums[place]! / played;
        const spread = Math.max(0, squares[place]! / played - value * value);
        const half = Z95 * Math.sqrt(spread / Math.max(1, played - 1));
        return { value: rounded(value), low: rounded(value - half), high: rounded(value + half) };
      }),
  };
}

const rounded = (value: number): number => Math.round(1000 * value) / 1000 + 0;

/**
 * What the seat's side gets of a choice in one world. Where a game is planned by stages, the rest of the stage is searched:
 * quick play would miss the plan that the choice belongs to.
 */
function outcomes(
  { botSeat, view, choices }: DigSite,
  { planThoughts }: MiningSettings,
): (place: number, world: number) => number {
  const { rules, hints, seat } = botSeat;
  const playOn = playingOut(botSeat, seeded(0));
  const stage = hints?.planningStage?.(view);
  const isSameStage = (position: unknown): boolean =>
    stage !== undefined &&
    hints!.planningStage!(position) === stage &&
    isAlone(rules.waitingFor(position), seat);
  return (place, world) => {
    const position = rules.imagine(view, seat, seeded(world));
    const game = equalLuck(world);
    rules.play(position, seat, choices[place], game);
    if (!isSameStage(position)) return playOn(position, { game, players: seeded(world + SEEDS) });
    const bot = searchBot({ iterations: planThoughts })(botSeat, seeded(world + SEEDS));
    const seen = rules.view(position, seat) as typeof view;
    const { candidates } = think(bot, seen);
    return rules.choices(seen, seat).length > 1
      ? candidates[0]!.expected
      : playOn(position, { game, players: seeded(world + SEEDS) });
  };
}

export const isAlone = (waiting: readonly Seat[], seat: Seat): boolean =>
  waiting.length === 1 && waiting[0] === seat;
