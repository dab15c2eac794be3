// Shows that a bot sees nothing but its view: hidden fields are poisoned, and the true position may not be touched.
import { canSee, type Game, type Seat, sameData, seeded, type TableSetup } from '@undercroft/kernel';
import { type BotFactory, type BotHints, botLuck, type Rules, seenBy, think } from '../src/index.ts';

const POISON = 1_000_000_007;

/** The position with poison in every field that this seat may not see. */
function poisoned<Position>(
  game: Game<Position, unknown, unknown>,
  position: Position,
  seat: Seat,
): Position {
  const copy = game.copy(position);
  for (const zone of game.zones(copy)) if (!canSee(zone, seat)) zone.pieces.fill(POISON);
  return copy;
}

/** Rules that look at everything a bot hands them and complain about poison. */
function guarded<Position>(game: Game<Position, unknown, unknown>): Rules<Position, unknown> {
  const check = (position: Position): Position => {
    if (JSON.stringify(position).includes(String(POISON)))
      throw new Error('a bot got hold of a hidden field');
    return position;
  };
  return {
    ...game,
    imagine: (view, seat, luck) => game.imagine(check(view), seat, luck),
    view: (position, seat) => game.view(check(position), seat),
    copy: (position) => game.copy(check(position)),
  };
}

/**
 * Plays a game in which, before every thought (one in `stride` decisions, the others are left to chance), everything that the seat may not see is poisoned in the position that
 * its view is taken from. The thought must be the one that the clean position gives. Answers how many holes there were.
 */
export function playPoisoned<Position>(
  game: Game<Position, unknown, unknown>,
  hints: BotHints<Position, unknown> | undefined,
  table: TableSetup,
  factory: BotFactory,
  seed: string,
  stride = 1,
): number {
  const luck = seeded(`${seed}:play`);
  const position = game.setup(table, seeded(`${seed}:setup`));
  const seated = (rules: Rules<Position, unknown>) =>
    Array.from({ length: table.seats }, (_, seat) =>
      factory({ rules, hints, table, seat }, botLuck(seed, seat)),
    );
  const clean = seated(game);
  const tested = seated(guarded(game));
  let holes = 0;
  let at = 0;
  for (let waiting = game.waitingFor(position); waiting.length > 0; waiting = game.waitingFor(position)) {
    const seat = waiting[0]!;
    if (at++ % stride !== 0) {
      const open = game.choices(position, seat);
      game.play(position, seat, open[luck.pick(open.length)], luck);
      continue;
    }
    const thought = think(clean[seat]!, seenBy(game, position, seat));
    const dose = poisoned(game, position, seat);
    holes += JSON.stringify(dose).split(String(POISON)).length - 1;
    const same = think(tested[seat]!, seenBy(game, dose, seat));
    if (!sameData(thought, same)) throw new Error('a thought depends on hidden fields');
    game.play(position, seat, thought.choice, luck);
  }
  return holes;
}
