// A kept game as numbered steps, each with what one viewer saw of it; any step can be asked for, in any order.
import {
  CONCEDE,
  type GameRecord,
  type OpenedRecord,
  replayEntry,
  type Seat,
  SPECTATOR,
  timelineOf,
  type Viewer,
} from '@undercroft/kernel';
import type { Speech } from './speech.ts';

export interface Step {
  /** 0 is the laid table, n the table after entry n. */
  readonly step: number;
  readonly seat: Seat | null;
  /** The choice in words and as data; null where this viewer may not know it. */
  readonly text: string | null;
  readonly choice: unknown;
  readonly events: readonly { readonly event: unknown; readonly text: string | null }[];
  readonly view: unknown;
}

export interface Replayed {
  readonly record: GameRecord;
  readonly length: number;
  readonly viewer: Viewer;
  step(at: number): Step;
  /** The full position, for drawing; the drawer looks at the viewer's view only. */
  position(at: number): unknown;
}

export function replayedGame(
  opened: OpenedRecord<unknown, unknown, unknown>,
  viewer: Viewer,
  speech: Speech,
): Replayed {
  const { game, log, record } = opened;
  const { at: position } = timelineOf(opened);
  const step = (at: number): Step => {
    if (at === 0)
      return {
        step: 0,
        seat: null,
        text: null,
        choice: null,
        events: [],
        view: game.view(position(0), viewer),
      };
    const before = position(at - 1);
    const entry = log[at - 1]!;
    const after = game.copy(before);
    const told: unknown[] = [];
    replayEntry(game, after, entry, at - 1, (event) => told.push(event));
    const view = game.view(after, viewer);
    const events = told.flatMap((event) => {
      const seen = game.viewEvent(event, viewer, after);
      if (seen === undefined) return [];
      const message = game.phrases.event(seen, view);
      return [{ event: seen, text: message ? speech.render(message) : null }];
    });
    const isKnown = viewer === entry.seat || record.result !== null;
    const words = (): string =>
      entry.choice === CONCEDE
        ? speech.say('cli.conceded')
        : speech.render(game.phrases.choice(entry.choice, game.view(before, entry.seat), entry.seat));
    return {
      step: at,
      seat: entry.seat,
      text: isKnown ? words() : null,
      choice: isKnown ? entry.choice : null,
      events,
      view,
    };
  };
  return { record, length: log.length, viewer: viewer ?? SPECTATOR, step, position };
}
