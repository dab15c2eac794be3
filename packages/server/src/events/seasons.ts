// The season of a game: its weekly expeditions so far, counted together.
import { SEASON_BEST, seasonAt, seasonStandings, type WeekResult } from '@undercroft/events';
import type { ServerContext } from '../server-context.ts';
import { eventStandings } from './event-standings.ts';
import { isRegular } from './expeditions.ts';

const MOST_TOLD = 500;

/** With the runs that were counted for it. */
export async function seasonOf(context: ServerContext, game: string, now: number) {
  const { events } = context.store;
  const { begins, ends, best } = (await events.season(game, now)) ?? { ...seasonAt(now), best: SEASON_BEST };
  const results: WeekResult[] = [];
  const names = new Map<string, string>();
  const weeks = [];
  let counted = 0;
  for (const event of await events.ofKind(game, 'week', begins, ends)) {
    if (!isRegular(event)) continue;
    const { week } = seasonAt(event.opens);
    weeks.push({ week, event: event.id, isCounted: event.state !== 'set' });
    if (event.state === 'set') continue;
    for (const { person, name, percent, place, runs } of await eventStandings(context, event)) {
      counted += runs.length;
      if (place === null) continue;
      results.push({ person, week, percent });
      names.set(person, name);
    }
  }
  const standings = seasonStandings(results, best).slice(0, MOST_TOLD);
  const season = {
    game,
    begins,
    ends,
    best,
    week: seasonAt(now).week,
    weeks,
    standings: standings.map((one) => ({ ...one, name: names.get(one.person)! })),
  };
  return { runs: counted, season };
}
