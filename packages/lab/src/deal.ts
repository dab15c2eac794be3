// One deal of an expedition as one player meets it: sealed by purpose, with the same bots for everybody in the other chairs.
import { type BotGame, botNamed, defaultLevel, seenBy, think } from '@undercroft/bots';
import { botSeed } from '@undercroft/events';
import {
  type Chance,
  chanceFrom,
  type DrawCounts,
  hashData,
  luckNumber,
  measureOf,
  NEWEST_SCHEME,
  type Seat,
  type Stream,
  seeded,
  seededLuck,
  startMatch,
  submit,
  type TableSetup,
} from '@undercroft/kernel';

export interface DealTable extends BotGame {
  readonly table: TableSetup;
  readonly seed: string;
}

/**
 * Plays the deal to its end; answers the player's measure. One chair is the player's, or those of a whole team. `mind` seeds
 * what the player thinks, and nothing else.
 */
export function playDeal(
  { game, hints, table, seed }: DealTable,
  player: string,
  chairs: readonly Seat[],
  mind: string,
): readonly number[] {
  const stream = (name: Stream): Chance => {
    const counts: DrawCounts = new Map();
    return chanceFrom((count, purpose = '', place = 0) =>
      seededLuck(seed, luckNumber(NEWEST_SCHEME, name, counts, purpose, place), count),
    );
  };
  const match = startMatch(game, table, { setup: stream('setup'), play: stream('play') });
  const secret = hashData(seed).repeat(4);
  const botOf = (seat: Seat, name: string, luck: string) =>
    botNamed(name, 'count')({ rules: game, hints, table, seat }, seeded(luck));
  const own = new Map(
    chairs.map((seat, at) => [seat, botOf(seat, player, at === 0 ? mind : `${mind}:${seat}`)]),
  );
  for (;;) {
    const waiting = game.waitingFor(match.position);
    if (waiting.length === 0) return measureOf(game, match.position, chairs[0]!);
    // Bots answer first, as at the server's tables.
    const seat = waiting.find((other) => !own.has(other)) ?? waiting[0]!;
    const view = seenBy(game, match.position, seat);
    const bot = own.get(seat) ?? botOf(seat, defaultLevel.id, botSeed(secret, seat, view));
    const done = submit(match, seat, think(bot, view).choice);
    if (!done.ok) throw new Error(`a bot chose what is not open: ${done.refusal.code}`);
  }
}
