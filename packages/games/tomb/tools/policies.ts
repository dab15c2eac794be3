// Three policies for the whole team, for measuring: careful (plans a turn ahead), casual (one step ahead), naive (at a glance).
import { type Chance, NO_CHANCE, type Seat, type TableSetup } from '@undercroft/kernel';
import { type Choice, END_ACTIONS } from '../src/choices.ts';
import { burdenOf } from '../src/hints/burden.ts';
import { hints } from '../src/hints.ts';
import { game } from '../src/index.ts';
import type { Position } from '../src/position.ts';

export const TEAMS = ['careful', 'casual', 'naive'] as const;
export type Team = (typeof TEAMS)[number];
/** What a team does with a decision. */
export type Policy = (p: Position, seat: Seat, luck: Chance) => Choice;

/** A way to spend the rest of the turn: its first choice, where it leads, and how much it lightens the burden. */
interface Plan {
  readonly first: Choice;
  readonly position: Position;
  readonly gain: number;
}

const BEAM = 4;
const LONGEST_TURN = 9;
const WON = 1000;

const best = <Item>(items: readonly Item[], value: (item: Item) => number): Item =>
  items.reduce((a, b) => (value(b) > value(a) ? b : a));

/** The first choice of the best plan found; digs end a plan, since what they bring is not known. */
function planTurn(p: Position, seat: Seat): Choice {
  const start = burdenOf(p);
  let chosen: Plan = { first: END_ACTIONS, position: p, gain: 0 };
  let plans = [chosen];
  for (let depth = 0; depth < LONGEST_TURN && plans.length > 0; depth++) {
    const longer = new Map<string, Plan>();
    for (const plan of plans)
      for (const choice of game.choices(plan.position, seat)) {
        if (choice === END_ACTIONS) continue;
        const next = tryOut(plan, depth === 0 ? choice : plan.first, seat, choice, start);
        if (next.gain > chosen.gain + 1e-9) chosen = next;
        const isOpenEnded = choice.kind !== 'excavate' && next.position.ending === '';
        if (isOpenEnded)
          longer.set(
            `${next.position.pawns[seat]} ${next.position.current[seat]} ${next.gain.toFixed(3)}`,
            next,
          );
      }
    plans = [...longer.values()].sort((a, b) => b.gain - a.gain).slice(0, BEAM);
  }
  return chosen.first;
}

function tryOut(plan: Plan, first: Choice, seat: Seat, choice: Choice, start: number): Plan {
  if (choice.kind === 'excavate')
    return { first, position: plan.position, gain: plan.gain + hints.promise(plan.position, seat, choice) };
  const position = game.copy(plan.position);
  game.play(position, seat, choice, NO_CHANCE);
  return { first, position, gain: position.ending === 'win' ? WON : start - burdenOf(position) };
}

const anyOf = (open: readonly Choice[], luck: Chance): Choice => open[luck.pick(open.length)]!;

/** Characters and Start tiles are drawn by lot, so that every team is met. */
export const POLICIES: Readonly<Record<Team, Policy>> = {
  careful: (p, seat, luck) => {
    const open = game.choices(p, seat);
    if (p.turn === 0) return anyOf(open, luck);
    if (p.phase === 'actions') return planTurn(p, seat);
    return best(open, (choice) => hints.promise(p, seat, choice));
  },
  casual: (p, seat, luck) => {
    const open = game.choices(p, seat);
    return p.turn === 0 ? anyOf(open, luck) : best(open, (choice) => hints.promise(p, seat, choice));
  },
  naive: (p, seat, luck) => {
    const open = game.choices(p, seat);
    return p.turn === 0 ? anyOf(open, luck) : open[hints.playout!(p, seat, open, luck)]!;
  },
};

/** Plays a whole game with one policy for all seats. */
export function playGame(table: TableSetup, policy: Policy, luck: Chance, choosing: Chance): Position {
  const p = game.setup(table, luck);
  while (p.phase !== 'over') game.play(p, p.deciding, policy(p, p.deciding, choosing), luck);
  return p;
}
