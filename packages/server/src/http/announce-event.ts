// Announces an expedition that somebody wished for, the host for everybody or a keeper for a club; answers its name.
import { windowAt } from '@undercroft/events';
import { announce, type EventWish } from '../events/expeditions.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import { asRefused, RefusedRequest } from './refused-request.ts';

const LONGEST = 31 * 24 * 3_600_000;

export interface WishedEvent extends Omit<EventWish, 'id' | 'window' | 'options'> {
  readonly game: string;
  /** Of the next window of its kind, where they are not named. */
  readonly opens?: number | undefined;
  readonly closes?: number | undefined;
  readonly options?: unknown;
}

export async function announceEvent(
  context: ServerContext,
  { game: name, kind, opens, closes, options, ...wish }: WishedEvent,
): Promise<string> {
  const game = context.games.get(name);
  if (!game) throw new RefusedRequest({ code: 'no-such-game' });
  const now = Date.now();
  const usual = windowAt(kind, now);
  const next = usual.opens > now ? usual : windowAt(kind, usual.closes);
  const begins = opens ?? next.opens;
  const window = { opens: begins, closes: closes ?? begins + next.closes - next.opens };
  const isSound =
    kind !== 'again' &&
    window.opens > now &&
    window.closes > window.opens &&
    window.closes - window.opens <= LONGEST;
  if (!isSound) throw new RefusedRequest({ code: 'bad-request' });
  const openAt = closes === undefined ? window.closes + next.openAt - next.closes : window.closes;
  const id = `${kind}-${newId(12)}`;
  const all = { ...wish, id, kind, window: { ...window, openAt }, options: options as never };
  await announce(context, game, all).catch(asRefused);
  return id;
}
