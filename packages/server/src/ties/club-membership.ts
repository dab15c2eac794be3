// What members do with a club: found it, look at it, join it by its link, leave it, take somebody out.
import type { CodedRefusal, TableCard } from '@undercroft/protocol';
import { isRefused, refuse } from '@undercroft/table';
import { cleanName } from '../identity/sessions.ts';
import { newId } from '../new-id.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import type { ClubRow } from '../store/sql-clubs.ts';
import { tellMembers } from './tell-members.ts';

const MOST_MEMBERS = 100;
const MOST_CLUBS = 20;
const MOST_TABLES = 50;

export async function clubsOf({ store }: ServerContext, me: string) {
  return (await store.clubs.of(me))
    .map(({ id, name }) => ({ id, name }))
    .sort((a, b) => a.name.localeCompare(b.name) || (a.id < b.id ? -1 : 1));
}

const hasRoom = async ({ store }: ServerContext, me: Person): Promise<boolean> =>
  (await store.clubs.of(me.id)).length < MOST_CLUBS;

export async function foundClub(context: ServerContext, me: Person, asked: string) {
  const name = cleanName(asked);
  if (!(await hasRoom(context, me))) return refuse('too-many-clubs');
  if (name === undefined) return refuse('empty-text');
  const club = newId();
  await context.store.clubs.create(club, name, me.id, Date.now());
  context.visitors.news(me.id);
  return { club };
}

/** As a member sees it; its link is the keeper's. */
export async function clubPage(
  { store: { clubs } }: ServerContext,
  { id, name, keeper, notices }: ClubRow,
  me: Person,
) {
  const [members, tables, link] = await Promise.all([
    clubs.members(id, me.id),
    clubs.openCards(id, me.id, MOST_TABLES),
    keeper === me.id ? clubs.link(id, Date.now()) : undefined,
  ]);
  return {
    id,
    name,
    keeper,
    notices: notices === 1,
    members,
    tables: tables.map((card) => JSON.parse(card) as TableCard).sort((a, b) => b.created - a.created),
    link: link ?? null,
  };
}

/** The club that a link leads to, for whoever is not apart from its keeper. */
export async function clubOfLink(
  { store: { clubs, ties } }: ServerContext,
  me: Person,
  token: string,
): Promise<Pick<ClubRow, 'id' | 'name' | 'keeper'> | CodedRefusal> {
  const club = await clubs.byLink(token, Date.now());
  return !club || (await ties.isApart(me.id, club.keeper)) ? refuse('no-such-link') : club;
}

export async function joinClub(context: ServerContext, me: Person, token: string) {
  const { clubs } = context.store;
  const found = await clubOfLink(context, me, token);
  if (isRefused(found)) return found;
  const { id } = found;
  if (await clubs.isMember(id, me.id)) return { club: id };
  if (!(await hasRoom(context, me))) return refuse('too-many-clubs');
  if (!(await clubs.join(id, me.id, Date.now(), MOST_MEMBERS))) return refuse('club-full');
  await tellMembers(context, id, me.id);
  return { club: id };
}

export async function leaveClub(
  { store: { clubs }, visitors }: ServerContext,
  club: string,
  person: string,
): Promise<void> {
  const left = (await clubs.members(club, person)).map((member) => member.person);
  await clubs.leave(club, person);
  visitors.news(...left);
}
