// Watches one game for the lab: who was offered, came to have and used which things, and how the game went.
import type { BotGame, PlayedDecision } from '@undercroft/bots';
import {
  type AnyExposures,
  type Argument,
  EXPOSURES,
  type Exposure,
  isUse,
  type Message,
} from '@undercroft/kernel';
import type { Seating } from './plan.ts';
import { CURVE_POINTS, type GameCurve, NEVER, type ThingRow } from './tally.ts';

export interface Watched {
  readonly stage: number;
  readonly things: readonly ThingRow[];
  readonly curve: GameCurve | null;
}

export interface GameWatch {
  see(decision: PlayedDecision<unknown, unknown, unknown>): void;
  end(won: readonly number[]): Watched;
}

export interface LabRoom extends BotGame {
  readonly exposures?: AnyExposures | undefined;
}

export function watchGame(room: LabRoom, seating: Seating): GameWatch {
  const met = new Map<number, number[]>();
  const course = watchCourse(room, seating);
  const { game, exposures } = room;
  const places = new Map(exposures?.things.map(({ id }, place) => [id, place]));
  const names = new Map(exposures?.things.map(({ id }, place) => [`card.${id}`, place]));
  let stage = 0;
  const rowOf = (seat: number, place: number): number[] => {
    const key = seat * places.size + place;
    let row = met.get(key);
    if (!row) {
      row = [seat, place, 0, 0, NEVER, NEVER, 0];
      met.set(key, row);
    }
    return row;
  };
  const expose = ({ seat, thing, kind }: Exposure): void => {
    const row = rowOf(seat, places.get(thing)!);
    const field = isUse(kind) ? 5 : 4;
    if (row[field] === NEVER) row[field] = stage;
    row[6]! |= 1 << EXPOSURES.indexOf(kind);
  };
  return {
    see: (decision) => {
      const { seat, before, thought, events, after } = decision;
      const view = game.view(before, seat);
      const choices = game.choices(view, seat);
      course.see(choices.length, after);
      if (!exposures) return;
      if (stage === 0) {
        for (let one = 0; one < seating.table.seats; one++)
          for (const thing of exposures.holdings(before, one)) expose({ seat: one, thing, kind: 'held' });
      }
      const offered = new Set<number>();
      for (const choice of choices) namedIn(game.phrases.choice(choice, view, seat), names, offered);
      for (const place of offered) rowOf(seat, place)[2]!++;
      const chosen = namedIn(game.phrases.choice(thought.choice, view, seat), names, new Set());
      for (const place of chosen) rowOf(seat, place)[3]!++;
      stage = Math.max(1, exposures.stage(after));
      for (const event of events) for (const one of exposures.ofEvent(event, after)) expose(one);
    },
    end: (won) => ({
      stage,
      things: [...met.values()].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]!) as unknown as ThingRow[],
      curve: course.end(won),
    }),
  };
}

/** The things that a message names: those whose own message is somewhere in it. */
function namedIn(message: Message, names: ReadonlyMap<string, number>, found: Set<number>): Set<number> {
  const place = names.get(message.id);
  if (place !== undefined) found.add(place);
  for (const name in message.args) {
    const argument: Argument = message.args[name]!;
    if (typeof argument === 'object') namedIn(argument, names, found);
  }
  return found;
}

/** Choices, expectations and who leads, decision by decision. */
function watchCourse({ game, hints }: LabRoom, { sides }: Seating) {
  const speakers = [...new Set(sides)].map((side) => sides.indexOf(side));
  const choices: number[] = [];
  const expected: number[][] = [];
  let leader = -1;
  let leadChanges = 0;
  return {
    see: (count: number, after: unknown): void => {
      choices.push(count);
      if (!hints) return;
      const isOver = game.result(after) !== undefined;
      const now =
        isOver && expected.length > 0
          ? expected.at(-1)!
          : speakers.map((seat) => hints.evaluate(after, seat));
      expected.push(now);
      if (speakers.length === 1) return;
      const best = Math.max(...now);
      const first = now.indexOf(best);
      if (leader >= 0 && now[leader]! < best) leadChanges++;
      if (leader < 0 || now[leader]! < best) leader = first;
    },
    end: (won: readonly number[]): GameCurve | null => {
      if (choices.length === 0) return null;
      const winner = speakers.findIndex((seat) => won[seat]! > 0);
      const behind = expected.map((now) =>
        winner < 0 || speakers.length === 1 ? 0 : Math.sqrt(Math.max(...now) - now[winner]!),
      );
      return {
        choices: stretches(choices),
        expected:
          expected.length === 0 ? [] : speakers.map((_, side) => pointsOf(expected.map((now) => now[side]!))),
        leadChanges,
        drama: round(mean(behind)),
      };
    },
  };
}

const mean = (list: readonly number[]): number =>
  list.length === 0 ? 0 : list.reduce((sum, value) => sum + value, 0) / list.length;
const round = (value: number): number => Math.round(value * 1000) / 1000;

/** The mean of each stretch of the game; a short game repeats itself. */
const stretches = (list: readonly number[]): number[] =>
  Array.from({ length: CURVE_POINTS }, (_, i) => {
    const from = Math.floor((i * list.length) / CURVE_POINTS);
    const to = Math.max(from + 1, Math.floor(((i + 1) * list.length) / CURVE_POINTS));
    return round(mean(list.slice(from, to)));
  });

/** The value at the end of each stretch. */
const pointsOf = (list: readonly number[]): number[] =>
  Array.from({ length: CURVE_POINTS }, (_, i) =>
    round(list[Math.max(0, Math.ceil(((i + 1) * list.length) / CURVE_POINTS) - 1)]!),
  );
