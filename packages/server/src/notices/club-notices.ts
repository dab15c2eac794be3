// A club's notice: a member opened a table. Only to members who switched it on, at most once a day, and not at night.
import type { ServerContext } from '../server-context.ts';
import { giveNotice } from './give-notice.ts';
import type { NoticeSender } from './sender.ts';
import { quietFor } from './turn-notices.ts';

const DAY = 24 * 3_600_000;

export function startClubNotices(context: ServerContext, sender: NoticeSender): void {
  const { store, sessions, settings, metrics, log } = context;

  /** Every process hears of it, one of them has the notice to give. */
  const give = async (id: string, club: string, table: string, game: string): Promise<void> => {
    const now = Date.now();
    const person = await sessions.read(id);
    if (!person || quietFor(person.settings.quiet, now) > 0) return;
    if (!(await store.clubs.takeNotice(club, id, now - DAY, now))) return;
    const url = `${settings.publicUrl ?? ''}/clubs/${club}`;
    await giveNotice(context, sender, person, { kind: 'club', table, game, seat: null, person: id, url });
  };
  const giveAll = async (club: string, maker: string, table: string, game: string): Promise<void> => {
    const members = await store.clubs.toNotice(club, maker, Date.now() - DAY);
    const given = await Promise.allSettled(members.map((person) => give(person, club, table, game)));
    for (const outcome of given)
      if (outcome.status === 'rejected') {
        metrics.count('notices_failed');
        log.warn({ err: outcome.reason }, 'notice failed');
      }
  };
  context.onNotification('club', ([, club, maker, table, game]) => {
    if (club && maker && table && game)
      giveAll(club, maker, table, game).catch((error) => log.warn({ err: error }, 'club not told'));
  });
}
