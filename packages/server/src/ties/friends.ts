// What people do with their friends: see them, ask, agree, end, invite them to a table.
import type { CodedRefusal } from '@undercroft/protocol';
import { isRefused, refuse, seatOf } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';

const MOST_FRIENDS = 200;

/** Friends, who is here of them, questions both ways, invitations. */
export async function tiesOf({ store: { ties }, visitors }: ServerContext, { id, settings }: Person) {
  const [friends, asked, asking, invitations, link] = await Promise.all([
    ties.friends(id),
    ties.asked(id),
    ties.asking(id),
    ties.invitations(id, 'all'),
    ties.link(id, Date.now()),
  ]);
  const isSeeing = settings.presence === true;
  return {
    presence: isSeeing,
    friends: friends.map(({ person, name, settings: theirs }) => ({
      person,
      name,
      here: isSeeing && theirs.presence === true && visitors.isShown(person),
    })),
    asked,
    asking,
    invitations,
    link: link ?? null,
  };
}

/** `pay` is called where a question lands on somebody else's page. */
export async function befriend(
  context: ServerContext,
  me: Person,
  other: string,
  token: string | undefined,
  pay: () => void,
): Promise<{ readonly kind: 'asked' | 'friend' } | CodedRefusal> {
  const { store, visitors, sessions } = context;
  if (other === me.id) return refuse('bad-request');
  if (!(await sessions.read(other))) return refuse('no-such-person');
  if ((await store.people.blockedBy(me.id)).includes(other)) return refuse('blocked');
  const tied = await ask(context, me.id, other, token, pay);
  if (isRefused(tied)) return tied;
  // Whoever has blocked me hears nothing, and I do not hear of that.
  visitors.news(me.id, ...((await store.ties.isApart(me.id, other)) ? [] : [other]));
  return tied;
}

async function ask(
  { store: { ties } }: ServerContext,
  me: string,
  other: string,
  token: string | undefined,
  pay: () => void,
): Promise<{ readonly kind: 'asked' | 'friend' } | CodedRefusal> {
  const known = await ties.kindOf(me, other);
  if (known) return { kind: known };
  if ((await ties.kindOf(other, me)) === 'asked')
    return (await ties.agree(me, other, Date.now(), MOST_FRIENDS))
      ? { kind: 'friend' }
      : refuse('too-many-friends');
  // A table in common, or the link that the other gave away.
  const mayAsk =
    (token !== undefined && (await ties.personOfLink(token, Date.now())) === other) ||
    (await ties.haveMet(me, other));
  if (!mayAsk) return refuse('never-met');
  pay();
  return (await ties.ask(me, other, Date.now(), MOST_FRIENDS))
    ? { kind: 'asked' }
    : refuse('too-many-friends');
}

/** Ends a friendship, takes a question back, or declines one. */
export async function endTie(
  { store: { ties }, visitors }: ServerContext,
  me: string,
  other: string,
): Promise<void> {
  const isTied = (await ties.kindOf(me, other)) ?? (await ties.kindOf(other, me));
  const isApart = await ties.isApart(me, other);
  await ties.end(me, other);
  if (isTied) visitors.news(me, ...(isApart ? [] : [other]));
}

/** Whose link it is, for whoever is not apart from them. */
export async function ownerOfLink({ store: { ties }, sessions }: ServerContext, me: Person, token: string) {
  const person = await ties.personOfLink(token, Date.now());
  const owner = person === undefined ? undefined : await sessions.read(person);
  if (!owner || (await ties.isApart(me.id, owner.id))) return refuse('no-such-link');
  return { person: owner.id, name: owner.name };
}

/** To a table of one's own that has not begun. */
export async function inviteFriend(
  { store, liveTables }: ServerContext,
  me: string,
  friend: string,
  table: string,
  pay: () => void,
): Promise<CodedRefusal | undefined> {
  const isFriend = (await store.ties.kindOf(me, friend)) === 'friend';
  if (!isFriend || (await store.ties.isApart(me, friend))) return refuse('not-friends');
  const seen = await liveTables.look(table, (now) => ({
    isOpen: now.phase === 'open',
    isMine: now.agreement.host === me || seatOf(now, me) !== null,
  }));
  if (!seen) return refuse('no-such-table');
  if (!seen.isMine) return refuse('not-seated');
  if (!seen.isOpen) return refuse('already-started');
  pay();
  if (await store.ties.invite(friend, table, me, Date.now())) store.notify(`invited ${friend}`);
  return undefined;
}
