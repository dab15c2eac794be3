// What the keeper of a club does with it, and what each member may change for themselves.
import type { CodedRefusal } from '@undercroft/protocol';
import { refuse } from '@undercroft/table';
import { cleanName } from '../identity/sessions.ts';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import type { ClubRow } from '../store/sql-clubs.ts';
import { tellMembers } from './tell-members.ts';

export interface ClubChange {
  readonly notices?: boolean | undefined;
  /** These two are the keeper's. */
  readonly name?: string | undefined;
  readonly keeper?: string | undefined;
}

export async function changeClub(
  context: ServerContext,
  me: Person,
  club: ClubRow,
  { notices, name, keeper }: ClubChange,
): Promise<CodedRefusal | undefined> {
  const { clubs, ties } = context.store;
  const { id } = club;
  const isKept = name !== undefined || keeper !== undefined;
  if (isKept && club.keeper !== me.id) return refuse('not-keeper');
  if (notices !== undefined) await clubs.setNotices(id, me.id, notices);
  if (name !== undefined) {
    const clean = cleanName(name);
    if (clean === undefined) return refuse('empty-text');
    await clubs.rename(id, clean);
  }
  if (keeper !== undefined && ((await ties.isApart(me.id, keeper)) || !(await clubs.handOver(id, keeper))))
    return refuse('no-such-person');
  if (isKept) await tellMembers(context, id, me.id);
  return undefined;
}

export async function closeClub(
  { store: { clubs }, visitors }: ServerContext,
  me: Person,
  { id }: ClubRow,
): Promise<void> {
  const members = (await clubs.members(id, me.id)).map(({ person }) => person);
  await clubs.close(id);
  visitors.news(...members);
}
