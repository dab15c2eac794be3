// A recorded game as numbered steps, each with what one viewer saw of it.
import {
  CONCEDE,
  type OpenedRecord,
  replayEntry,
  type Seat,
  SPECTATOR,
  timelineOf,
  type Viewer,
} from '@undercroft/kernel';
import type { Translator } from './translator.ts';

export interface ReplayStep {
  /** 0 is the table after set-up, n the table after entry n. */
  readonly step: number;
  readonly seat: Seat | null;
  /** Null, like `choice`, where this viewer may not know it. */
  readonly text: string | null;
  readonly choice: unknown;
  readonly events: readonly { readonly event: unknown; readonly text: string | null }[];
  readonly view: unknown;
}

/** What was chosen; nothing where the events tell it. */
export const chosenWords = ({ text, events }: ReplayStep, { say }: Translator): string =>
  text ?? (events.some((event) => event.text !== null) ? '' : say('cli.hidden-choice'));

/** Its `position` is the full one: draw it for `viewer` only. */
export type ReplayedGame = ReturnType<typeof replayedGame>;

export function replayedGame(
  opened: OpenedRecord<unknown, unknown, unknown>,
  viewer: Viewer,
  translator: Translator,
) {
  const { game, log, record } = opened;
  const { at: position } = timelineOf(opened);
  const step = (at: number): ReplayStep => {
    if (at === 0) {
      const view = game.view(position(0), viewer);
      return { step: 0, seat: null, text: null, choice: null, events: [], view };
    }
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
      return [{ event: seen, text: message ? translator.render(message) : null }];
    });
    // A seat knows its own choices alone, also after the end; a spectator of a finished game knows them all.
    const isKnown = viewer === entry.seat || (viewer === SPECTATOR && record.result !== null);
    const words = (): string =>
      entry.choice === CONCEDE
        ? translator.say('cli.conceded')
        : translator.render(game.phrases.choice(entry.choice, game.view(before, entry.seat), entry.seat));
    return {
      step: at,
      seat: entry.seat,
      text: isKnown ? words() : null,
      choice: isKnown ? entry.choice : null,
      events,
      view,
    };
  };
  return { record, length: log.length, viewer, step, position };
}
