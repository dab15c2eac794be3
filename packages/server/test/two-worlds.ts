// A game played in two worlds that one viewer cannot tell apart: what is hidden from the viewer, and the luck to come, differ.
import {
  type AnyGame,
  type Chance,
  chanceFrom,
  SEEN_BY_NOBODY,
  type Seat,
  seeded,
  type Viewer,
} from '@undercroft/kernel';

/** The same seed gives the same game. */
export interface World {
  seed: string;
  viewer: Viewer;
  /** After so many choices everything that the viewer cannot see is another; undefined in a world that stays as it is. */
  otherAfter: number | undefined;
  /** What is exchanged: all that the viewer's eyes cannot tell apart, or only piles that nobody may look into. */
  exchanges: 'all' | 'piles';
}

interface Progress {
  readonly choices: number;
  readonly draws: number;
  readonly isOther: boolean;
}

/** The game in this world. What the server draws is drawn and written down as ever, but the world decides what comes. */
export function gameIn(world: World, game: AnyGame): AnyGame {
  const progress = new WeakMap<object, Progress>();
  const of = (position: unknown): Progress => progress.get(position as object)!;

  /** Plays with the world's luck, and makes this position another one where the worlds part. */
  const step = (
    at: Progress,
    chance: Chance,
    play: (chance: Chance) => unknown,
    choices: number,
  ): unknown => {
    let { draws, isOther } = at;
    const position = play(
      chanceFrom((count, purpose, place) => {
        chance.pick(count, purpose, place);
        return seeded(`${world.seed}:${isOther ? 'other' : 'one'}:${draws++}`).pick(count);
      }),
    );
    if (world.otherAfter === choices && !game.result(position)) {
      Object.assign(position as object, otherThan(position));
      isOther = true;
    }
    progress.set(position as object, { choices, draws, isOther });
    return position;
  };

  const otherThan = (position: unknown): unknown => {
    const chance = seeded(`${world.seed}:exchange`);
    if (world.exchanges === 'all')
      return game.imagine(game.view(position, world.viewer), world.viewer, chance);
    const other = game.copy(position);
    for (const zone of game.zones(other)) if (zone.seenBy === SEEN_BY_NOBODY) chance.shuffle(zone.pieces);
    return other;
  };

  return {
    ...game,
    setup: (table, chance) =>
      step({ choices: 0, draws: 0, isOther: false }, chance, (luck) => game.setup(table, luck), 0),
    play(position, seat, choice, chance, tell) {
      const at = of(position);
      const play = (luck: Chance): unknown => {
        game.play(position, seat, choice, luck, tell);
        return position;
      };
      step(at, chance, play, at.choices + 1);
    },
    copy(position) {
      const copied = game.copy(position);
      const at = progress.get(position as object);
      if (at) progress.set(copied as object, at);
      return copied;
    },
  };
}

/** What the viewer would learn from this choice, as text; undefined where it ends the game, which opens everything. */
export function learned(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  choice: unknown,
  viewer: Viewer,
): string | undefined {
  const after = game.copy(position);
  const events: unknown[] = [];
  game.play(after, seat, choice, seeded(0), (event) => {
    events.push(event);
  });
  if (game.result(after)) return undefined;
  const told = events.flatMap((event) => game.viewEvent(event, viewer, after) ?? []);
  return JSON.stringify([told, game.view(after, viewer), game.waitingFor(after)]);
}

/** What the viewer learns where nothing happens. */
export const nothingLearned = (game: AnyGame, position: unknown, viewer: Viewer): string =>
  JSON.stringify([[], game.view(position, viewer), game.waitingFor(position)]);

/** Two choices of a seat, one for each world, from which the viewer learns the same; undefined where there are none. */
export function alike(
  game: readonly [AnyGame, AnyGame],
  positions: readonly [unknown, unknown],
  seat: Seat,
  viewer: Viewer,
  chance: Chance,
): readonly [unknown, unknown] | undefined {
  const choices = ([0, 1] as const).map((world) => {
    const list = [...game[world].choices(positions[world], seat)];
    chance.shuffle(list);
    return list.slice(0, MOST_TRIED);
  });
  const inOther = new Map<string, unknown>();
  for (const choice of choices[1]!) {
    const seen = learned(game[1], positions[1], seat, choice, viewer);
    if (seen !== undefined) inOther.set(own(seen, choice), choice);
  }
  for (const choice of choices[0]!) {
    const seen = learned(game[0], positions[0], seat, choice, viewer);
    const key = seen === undefined ? undefined : own(seen, choice);
    if (key !== undefined && inOther.has(key)) return [choice, inOther.get(key)];
  }
  return undefined;

  /** The viewer's own choice is the same in both worlds. */
  function own(seen: string, choice: unknown): string {
    return seat === viewer ? `${JSON.stringify(choice)} ${seen}` : seen;
  }
}
const MOST_TRIED = 40;
