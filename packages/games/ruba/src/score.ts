// The end of a game, its record, and how runs compare.
import { canonicalJson, type Result, type TableSetup, type Tell } from '@undercroft/kernel';
import { ALL_RELICS, ENEMIES } from './content/modes.ts';
import type { Event } from './events.ts';
import { beatenCount, type EndReason, type Position } from './position.ts';

/** RD-END-1 and RD-END-2: the fourth Relic in easy mode, the last of the eleven enemies in hard mode. */
export const isWon = (position: Position): boolean =>
  position.hard ? beatenCount(position) === ENEMIES : position.relics === ALL_RELICS;

export function win(position: Position, tell: Tell<Event>): void {
  position.phase = 'over';
  position.reason = position.hard ? 'all-enemies' : 'relics';
  tell?.({ kind: 'gameWon', reason: position.reason });
}

/** RD-END-3 to RD-END-6: nothing follows. */
export function lose(position: Position, reason: EndReason, tell: Tell<Event>): void {
  position.phase = 'over';
  position.reason = reason;
  tell?.({ kind: 'gameLost', reason });
}

/** The rule that ended the game. */
const ENDING_CLAUSE: Readonly<Record<Exclude<EndReason, ''>, string>> = {
  relics: 'RD-END-1',
  'all-enemies': 'RD-END-2',
  combat: 'RD-END-3',
  trap: 'RD-HP-6',
  concoction: 'RD-HP-6',
  resigned: 'RD-END-5',
  limit: 'RD-END-6',
};

const isVictory = (reason: EndReason): boolean => reason === 'relics' || reason === 'all-enemies';

/** RD-END-7 and RD-END-9: how it ended, with the counters of the record. The book knows no points. */
export function result(position: Position): Result | undefined {
  if (position.reason === '') return undefined;
  const won = isVictory(position.reason);
  return {
    reason: position.reason,
    clause: ENDING_CLAUSE[position.reason],
    winners: won ? [0] : [],
    places: [1],
    counters: {
      hp: position.hp,
      beaten: beatenCount(position),
      relics: relicCount(position),
      events: position.eventCount,
      fights: position.fightCount,
      turns: position.turnCount,
      actions: position.actionCount,
      cards: position.cardCount,
      gold: position.goldSpent,
      evades: position.evadeCount,
      bribes: position.bribeCount,
    },
  };
}

export const relicCount = (position: Position): number => {
  let count = 0;
  for (let left = position.relics; left !== 0; left &= left - 1) count++;
  return count;
};

/** RD-END-8: won before lost; won: more Gold left, then fewer cards; lost: more enemies beaten, Relics, events met. */
export const measure = (position: Position): readonly number[] =>
  isVictory(position.reason)
    ? [1, position.gold.length, -position.cardCount, 0]
    : [0, beatenCount(position), relicCount(position), position.eventCount];

/** RD-OPT-5: runs share a table of best runs only when they were played by the same rules. */
export const bestRunsTable = ({ options, numbers }: TableSetup): string =>
  canonicalJson({ options, numbers: numbers ?? {} });
