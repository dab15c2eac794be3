// Looks for a win that is certain: a line of own choices that asks no luck and ends the game in the own side's favour.
import { sameData, seeded } from '@undercroft/kernel';
import type { BotSeat } from '../bot.ts';
import { countedLuck } from '../counted-luck.ts';
import type { Seen } from '../seen.ts';
import { newPayoff, settleResult } from './payoff.ts';

/** A win must hold in so many worlds that the view allows; where nothing is hidden all are the same. */
const WORLDS_TRIED = 3;

interface Line<Position, Choice> {
  readonly position: Position;
  readonly choices: readonly Choice[];
  readonly distance: number;
}

/** The place of the choice that begins a certain win; -1 where none was found among so many positions, the nearest to it first. */
export function certainWin<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  view: Seen<Position>,
  most: number,
): number {
  const { rules, hints, seat } = botSeat;
  if (!hints?.winDistance || most === 0) return -1;
  if (hints.winDistance(view, seat) === Number.POSITIVE_INFINITY) return -1;
  const start = rules.imagine(view, seat, seeded(0));
  const stage = hints.planningStage?.(start);
  const open: Line<Position, Choice>[] = [{ position: start, choices: [], distance: 0 }];
  /** The same choices in another order lead to positions that were met before. */
  const met = new Set<string>();
  for (let looked = 0; open.length > 0 && looked < most; ) {
    const line = takeNearest(open);
    for (const choice of rules.choices(line.position, seat)) {
      const position = rules.copy(line.position);
      looked++;
      if (!isLuckless(botSeat, position, choice)) continue;
      const choices = [...line.choices, choice];
      if (rules.result(position)) {
        if (isWon(botSeat, position) && holds(botSeat, view, choices))
          return rules.choices(view, seat).findIndex((listed) => sameData(listed, choices[0]));
        continue;
      }
      const [next, ...others] = rules.waitingFor(position);
      if (next !== seat || others.length > 0 || hints.planningStage?.(position) !== stage) continue;
      const distance = hints.winDistance(position, seat);
      if (distance === Number.POSITIVE_INFINITY || met.size === met.add(JSON.stringify(position)).size)
        continue;
      open.push({ position, choices, distance });
    }
  }
  return -1;
}

/** Of equals the latest, which is the farthest along its line. */
function takeNearest<Position, Choice>(open: Line<Position, Choice>[]): Line<Position, Choice> {
  let nearest = 0;
  for (let i = 1; i < open.length; i++) if (open[i]!.distance <= open[nearest]!.distance) nearest = i;
  return open.splice(nearest, 1)[0]!;
}

/** Plays the choice; answers whether it did without luck. */
function isLuckless<Position, Choice>(
  { rules, seat }: BotSeat<Position, Choice>,
  position: Position,
  choice: Choice,
): boolean {
  const { chance, asked } = countedLuck(seeded(1));
  rules.play(position, seat, choice, chance);
  return asked() === 0;
}

function isWon<Position, Choice>(
  { rules, table, seat }: BotSeat<Position, Choice>,
  position: Position,
): boolean {
  const payoff = newPayoff(rules, table);
  settleResult(payoff, rules.result(position)!, 0);
  return payoff.won[payoff.sideOf[seat]!] === 1;
}

function holds<Position, Choice>(
  botSeat: BotSeat<Position, Choice>,
  view: Seen<Position>,
  line: readonly Choice[],
): boolean {
  const { rules, seat } = botSeat;
  for (let world = 1; world < WORLDS_TRIED; world++) {
    const position = rules.imagine(view, seat, seeded(world));
    for (const choice of line) {
      if (rules.result(position) || rules.waitingFor(position)[0] !== seat) return false;
      if (!rules.choices(position, seat).some((open) => sameData(open, choice))) return false;
      if (!isLuckless(botSeat, position, choice)) return false;
    }
    if (!rules.result(position) || !isWon(botSeat, position)) return false;
  }
  return true;
}
