// Tells people who are not looking that it is their turn or that a seat is kept for them, where they wish to be told, and not at night.
import { isPlayedByPerson } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { HeldNotice, PersonSettings } from '../store/port.ts';
import { giveNotice } from './give-notice.ts';
import { lastAsked, OWN_HOOK } from './plan-notices.ts';
import type { NoticeSender, TurnNotice } from './sender.ts';

/** Milliseconds: how often notices are looked for that another process left behind, and how long one may take to give. */
const EVERY = 5_000;
const LEASE = 60_000;
const AT_ONCE = 50;

/** The hour of day in a zone. */
export const hourIn = (zone: string, now: number): number =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' }).format(now));

/** How many milliseconds until the quiet hours are over; 0 when they are not on. */
export function quietFor(quiet: PersonSettings['quiet'], now: number): number {
  if (!quiet || quiet.from === quiet.to) return 0;
  const hour = hourIn(quiet.zone, now);
  const isQuiet =
    quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
  if (!isQuiet) return 0;
  const hours = (quiet.to - hour + 24) % 24 || 24;
  return hours * 3_600_000 - (now % 3_600_000);
}

/** Answers how it is stopped. */
export function startTurnNotices(context: ServerContext, sender: NoticeSender): () => void {
  const { settings } = context;
  const giveDue = createGiver(context, createTeller(context, sender));

  const planned = new Set<ReturnType<typeof setTimeout>>();
  /** Those of this process are given in time; the rest is found on the next round. */
  const giveIn = (wait: number): void => {
    const timer = setTimeout(() => {
      planned.delete(timer);
      void giveDue();
    }, wait);
    timer.unref();
    planned.add(timer);
  };
  context.onChange((table, _, isOwn) => {
    if (!isOwn) return;
    if (table.agreement.webhook) giveIn(0);
    if (table.agreement.pace === 'turns' || table.agreement.webhook) giveIn(settings.noticePatience + 1);
  });
  giveIn(1_000);
  const round = setInterval(() => void giveDue(), EVERY);
  round.unref();
  return () => {
    clearInterval(round);
    for (const timer of planned) clearTimeout(timer);
  };
}

/** Says a notice; answers until when it has to wait, if it does. */
type Tell = (notice: HeldNotice) => Promise<number | undefined>;

function createTeller(context: ServerContext, sender: NoticeSender): Tell {
  const { settings } = context;
  const urlOf = (table: string): string => `${settings.publicUrl ?? ''}/t/${table}`;

  /** Looks at the moment of sending: a person who has moved or come back is left in peace. */
  const tellPerson = async ({ table: id, seat, asked }: HeldNotice): Promise<number | undefined> => {
    const seen = await context.liveTables.look(id, (table) => {
      const playing = table.seats[seat]!;
      if (table.phase === 'open' && playing.reserved !== undefined)
        return { person: playing.reserved, game: table.game.name, kind: 'paired' as const };
      const isStill =
        table.waiting.includes(seat) && playing.askedVersion === asked && isPlayedByPerson(playing);
      return isStill ? { person: playing.person!, game: table.game.name, kind: 'turn' as const } : undefined;
    });
    if (!seen || context.presence.of(id).includes(seat)) return undefined;
    const person = await context.sessions.read(seen.person);
    if (!person) return undefined;
    const now = Date.now();
    const quiet = quietFor(person.settings.quiet, now);
    if (quiet > 0) return now + quiet;
    const notice: TurnNotice = { ...seen, table: id, seat, url: urlOf(id) };
    await giveNotice(context, sender, person, notice);
    return undefined;
  };

  const tellHook = async ({ table: id, asked }: HeldNotice): Promise<undefined> => {
    const seen = await context.liveTables.look(id, (table) => {
      const kind = table.phase === 'finished' ? ('finished' as const) : ('turn' as const);
      const seat = table.waiting[0] ?? null;
      const isStill = kind === 'finished' || lastAsked(table) === asked;
      return isStill ? { webhook: table.agreement.webhook, game: table.game.name, kind, seat } : undefined;
    });
    if (!seen?.webhook) return;
    const { webhook, ...rest } = seen;
    await sender.webhook(webhook, { ...rest, table: id, person: null, url: urlOf(id) });
  };
  return (notice) => (notice.seat === OWN_HOOK ? tellHook(notice) : tellPerson(notice));
}

/** Gives everything that is due; asked while it does, it looks once more. */
function createGiver(context: ServerContext, tell: Tell): () => Promise<void> {
  const { store, metrics, log } = context;
  const give = async (notice: HeldNotice): Promise<void> => {
    let until: number | undefined;
    try {
      until = await tell(notice);
    } catch (error) {
      metrics.count('notices_failed');
      log.warn({ err: error }, 'notice failed');
    }
    if (until === undefined) await store.notices.done(notice);
    else await store.notices.postpone(notice, until);
  };

  let isBusy = false;
  let isAskedAgain = false;
  const giveDue = async (): Promise<void> => {
    isAskedAgain = isBusy;
    if (isBusy || context.isShuttingDown) return;
    isBusy = true;
    try {
      for (let count = AT_ONCE; count === AT_ONCE; ) {
        const due = await store.notices.claim(Date.now(), LEASE, AT_ONCE);
        await Promise.all(due.map(give));
        count = due.length;
      }
    } catch (error) {
      log.warn({ err: error }, 'notices not read');
    } finally {
      isBusy = false;
    }
    if (isAskedAgain) await giveDue();
  };
  return giveDue;
}
