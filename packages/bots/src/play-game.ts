// A whole game between bots: each gets its own view and its own luck, and the match keeps its own.
import { type Chance, type Match, type Seat, seeded, startMatch, submit } from '@undercroft/kernel';
import { type Bot, type BotFactory, type BotTable, type Thought, think } from './bot.ts';
import { seenBy } from './seen.ts';

/** One decision of a game, for a watcher. `before` is the full position: not for bots. */
export interface PlayedDecision<Position, Choice, Event> {
  readonly seat: Seat;
  readonly before: Position;
  readonly thought: Thought<Choice>;
  readonly events: readonly Event[];
  readonly after: Position;
}

/**
 * Plays one game. `bots` by seat. The streams for set-up and play come from `seed` alone, so that two runs with other
 * bots, or with other numbers of the content, meet the same luck for as long as they ask for the same.
 */
export function playGame<Position, Choice, Event>(
  { game, hints, table }: BotTable<Position, Choice, Event>,
  bots: readonly BotFactory[],
  seed: string,
  watch?: (decision: PlayedDecision<Position, Choice, Event>) => void,
): Match<Position, Choice, Event> {
  const streams = { setup: seeded(`${seed}:setup`), play: seeded(`${seed}:play`) };
  const match = startMatch(game, table, streams);
  const seated: Bot<Position, Choice>[] = bots.map((factory, seat) =>
    factory({ rules: game, hints, table, seat }, botLuck(seed, seat)),
  );
  for (
    let waiting = game.waitingFor(match.position);
    waiting.length > 0;
    waiting = game.waitingFor(match.position)
  ) {
    const seat = waiting[0]!;
    const thought = think(seated[seat]!, seenBy(game, match.position, seat));
    const before = watch ? game.copy(match.position) : match.position;
    const done = submit(match, seat, thought.choice);
    if (!done.ok) throw new Error(`a bot chose what is not open: ${JSON.stringify(thought.choice)}`);
    watch?.({ seat, before, thought, events: done.events, after: match.position });
  }
  return match;
}

export const botLuck = (seed: string, seat: Seat): Chance => seeded(`${seed}:bot:${seat}`);
