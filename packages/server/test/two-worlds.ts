// A game played in two worlds that one viewer cannot tell apart: what is hidden from the viewer, and the luck to come, differ.
import {
  type AnyGame,
  type Chance,
  chanceFrom,
  hideZones,
  SEEN_BY_NOBODY,
  type Seat,
  SPECTATOR,
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

/** What somebody sees of a position and of an event. */
export interface Eyes {
  readonly viewer: Viewer;
  view(position: unknown): unknown;
  event(event: unknown, position: unknown): unknown;
}

export const eyesOf = (game: AnyGame, viewer: Viewer): Eyes => ({
  viewer,
  view: (position) => game.view(position, viewer),
  event: (event, position) => game.viewEvent(event, viewer, position),
});

/** A spectator of open hands: sees what some seat sees. */
export const openEyesOf = (game: AnyGame, seats: number): Eyes => ({
  viewer: SPECTATOR,
  view(position) {
    const seen = game.copy(position);
    hideZones(
      game.zones(seen).filter(({ seenBy }) => seenBy === SEEN_BY_NOBODY),
      SPECTATOR,
    );
    return seen;
  },
  event(event, position) {
    const whole = JSON.stringify(event);
    for (let seat = 0; seat < seats; seat++)
      if (JSON.stringify(game.viewEvent(event, seat, position)) === whole) return event;
    return game.viewEvent(event, SPECTATOR, position);
  },
});

/** What these eyes would learn from a choice, as text; undefined where it ends the game, which opens everything. */
export function learned(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  choice: unknown,
  eyes: Eyes,
): string | undefined {
  return playSeen(game, game.copy(position), seat, choice, eyes);
}

function playSeen(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  choice: unknown,
  eyes: Eyes,
): string | undefined {
  const events: unknown[] = [];
  game.play(position, seat, choice, seeded(0), (event) => {
    events.push(event);
  });
  if (game.result(position)) return undefined;
  const told = events.flatMap((event) => eyes.event(event, position) ?? []);
  return JSON.stringify([told, eyes.view(position), game.waitingFor(position)]);
}

/** What is learned where nothing happens. */
export const nothingLearned = (game: AnyGame, position: unknown, eyes: Eyes): string =>
  JSON.stringify([[], eyes.view(position), game.waitingFor(position)]);

/** What these eyes learned from choices that were made one after another; undefined where they end the game. */
export function learnedFrom(
  game: AnyGame,
  from: unknown,
  choices: readonly { readonly seat: Seat; readonly choice: unknown }[],
  eyes: Eyes,
): string | undefined {
  const position = game.copy(from);
  const all: string[] = [];
  for (const { seat, choice } of choices) {
    const nothing = nothingLearned(game, position, eyes);
    const seen = playSeen(game, position, seat, choice, eyes);
    if (seen === undefined) return undefined;
    if (seen !== nothing) all.push(`${seat} ${seen}`);
  }
  return all.join('\n');
}

/** Two choices of a seat, one for each world, from which these eyes learn the same; undefined where there are none. */
export function alike(
  games: readonly [AnyGame, AnyGame],
  positions: readonly [unknown, unknown],
  seat: Seat,
  eyes: readonly [Eyes, Eyes],
  chance: Chance,
): readonly [unknown, unknown] | undefined {
  const choices = ([0, 1] as const).map((world) => {
    const list = [...games[world].choices(positions[world], seat)];
    chance.shuffle(list);
    return list.slice(0, MOST_TRIED);
  });
  /** The viewer's own choice is the same in both worlds. */
  const keyOf = (world: 0 | 1, choice: unknown): string | undefined => {
    const seen = learned(games[world], positions[world], seat, choice, eyes[world]);
    return seen !== undefined && seat === eyes[world].viewer ? `${JSON.stringify(choice)} ${seen}` : seen;
  };
  const inOther = new Map(choices[1]!.map((choice) => [keyOf(1, choice), choice]));
  for (const choice of choices[0]!) {
    const key = keyOf(0, choice);
    if (key !== undefined && inOther.has(key)) return [choice, inOther.get(key)];
  }
  return undefined;
}
const MOST_TRIED = 40;
