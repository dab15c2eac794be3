// Clubs over HTTP: made by a keeper, joined by a link, with tables of their own; nothing of one is told to anybody else.
import { flag, idText, optional, record, text } from '@undercroft/protocol';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import type { ClubRow } from '../store/sql-clubs.ts';
import { clubOfLink, clubPage, clubsOf, foundClub, joinClub, leaveClub } from '../ties/club-membership.ts';
import { giveLink } from '../ties/give-link.ts';
import { changeClub, closeClub } from '../ties/keep-club.ts';
import { granted, RefusedRequest, stopIf } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ club: idText(40) });
const MemberParams = record({ club: idText(40), person: idText(40) });
const LinkParams = record({ token: idText(40) });
const NewClub = record({ name: text(80, 1) });
const Join = record({ token: idText(40) });
const Change = record({
  notices: optional(flag),
  name: optional(text(80, 1)),
  keeper: optional(idText(40)),
});
const LINK_LASTS = 30 * 24 * 3_600_000;

export function mountClubs(routes: Routes, context: ServerContext): void {
  mountMembership(routes, context);
  mountKeeping(routes, context);
}

/** A club that one is no member of is not there. */
export const clubFor = async ({ store }: ServerContext, id: string, me: Person): Promise<ClubRow> => {
  const club = await store.clubs.read(id, me.id);
  if (!club) throw new RefusedRequest({ code: 'no-such-club' });
  return club;
};

export const keptBy = async (context: ServerContext, id: string, me: Person): Promise<ClubRow> => {
  const club = await clubFor(context, id, me);
  if (club.keeper !== me.id) throw new RefusedRequest({ code: 'not-keeper' });
  return club;
};

function mountMembership({ own }: Routes, context: ServerContext): void {
  own('GET /api/clubs', { price: 2, summary: 'My clubs' }, async ({ id }) => ({
    clubs: await clubsOf(context, id),
  }));
  own('POST /api/clubs', { price: 5, body: NewClub, summary: 'Found a club' }, async (me, { body }, reply) =>
    reply.code(201).send(granted(await foundClub(context, me, body.name))),
  );
  own(
    'GET /api/clubs/:club',
    {
      price: 5,
      params: Params,
      summary: 'A club of mine: members, open tables, my notices; its link for the keeper',
    },
    async (me, { params }) => clubPage(context, await clubFor(context, params.club, me), me),
  );
  own(
    'GET /api/clubs/links/:token',
    { price: 5, params: LinkParams, summary: 'Which club a link leads to' },
    async (me, { params }) => {
      const { name, keeper } = granted(await clubOfLink(context, me, params.token));
      return { name, keeper: (await context.sessions.read(keeper))?.name ?? '' };
    },
  );
  own(
    'POST /api/clubs/join',
    { price: 5, body: Join, summary: 'Join the club of a link' },
    async (me, { body }) => granted(await joinClub(context, me, body.token)),
  );
  own(
    'DELETE /api/clubs/:club/members/:person',
    { params: MemberParams, summary: 'Leave a club, or as its keeper take somebody out' },
    async (me, { params: { club, person } }) => {
      const { id } = await (person === me.id ? clubFor : keptBy)(context, club, me);
      return leaveClub(context, id, person);
    },
  );
}

function mountKeeping({ own }: Routes, context: ServerContext): void {
  own(
    'PATCH /api/clubs/:club',
    {
      params: Params,
      body: Change,
      summary: 'My notices of a club; as its keeper also its name, or a member who keeps it from now on',
    },
    async (me, { params, body }) => {
      const club = await clubFor(context, params.club, me);
      stopIf(await changeClub(context, me, club, body));
    },
  );
  own(
    'POST /api/clubs/:club/links',
    { price: 5, params: Params, summary: 'A link to join by; the one before is dead' },
    async (me, { params }) =>
      giveLink(context.store.clubs, (await keptBy(context, params.club, me)).id, LINK_LASTS),
  );
  own(
    'DELETE /api/clubs/:club/links',
    { params: Params, summary: 'The link is dead at once' },
    async (me, { params }) => context.store.clubs.endLink((await keptBy(context, params.club, me)).id),
  );
  own(
    'DELETE /api/clubs/:club',
    { params: Params, summary: 'Close a club for good' },
    async (me, { params }) => closeClub(context, me, await keptBy(context, params.club, me)),
  );
}
