// What somebody changes about themselves: name, settings, and whom they have blocked.
import type { CodedRefusal } from '@undercroft/protocol';
import { refuse } from '@undercroft/table';
import { isWebhookAllowed } from '../notices/sender.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person, PersonSettings, Store } from '../store/port.ts';
import { personChanged } from './person-changed.ts';
import { cleanName } from './sessions.ts';

export async function changePerson(
  context: ServerContext,
  me: Person,
  { name, ...rest }: PersonSettings & { readonly name?: string | undefined },
): Promise<Person | CodedRefusal> {
  const { people } = context.store;
  const clean = cleanName(name);
  if (name !== undefined && clean === undefined) return refuse('empty-text');
  if (rest.webhook && !isWebhookAllowed(rest.webhook)) return refuse('bad-request');
  if (rest.quiet && !isZone(rest.quiet.zone)) return refuse('bad-request');
  if (clean !== undefined) await people.rename(me.id, clean);
  if (Object.keys(rest).length > 0) await people.saveSettings(me.id, { ...me.settings, ...rest });
  personChanged(context, me.id);
  return (await context.sessions.read(me.id))!;
}

interface Lines {
  block(person: string, other: string, isBlocked: boolean): void;
}

/** Nothing of theirs reaches me, and every tie is cut; or it is lifted. */
export async function setBlock(
  { store, sessions, visitors }: ServerContext,
  sockets: Lines,
  me: string,
  other: string,
  act: 'block' | 'unblock',
): Promise<CodedRefusal | undefined> {
  const { people } = store;
  const isBlocked = act === 'block';
  // What stands in an address is no person's id yet, and notifications are words with spaces between.
  const isKnown = isBlocked
    ? other !== me && (await sessions.read(other)) !== undefined
    : (await people.blockedBy(me)).includes(other);
  if (!isKnown) return refuse('no-such-person');
  // Whoever had no tie with me does not hear that there can be none.
  const hears = isBlocked && (await areTied(store, me, other));
  await people[act](me, other);
  sockets.block(me, other, isBlocked);
  store.notify(`block ${me} ${other} ${isBlocked ? 'on' : 'off'}`);
  visitors.news(me, ...(hears ? [other] : []));
  return undefined;
}

/** Do they see anything of each other, as friends or in a club? */
const areTied = async ({ ties, clubs }: Store, one: string, other: string): Promise<boolean> =>
  !(await ties.isApart(one, other)) &&
  ((await ties.kindOf(one, other)) !== undefined ||
    (await ties.kindOf(other, one)) !== undefined ||
    (await clubs.share(one, other)));

function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
