// Friends over HTTP: ask, agree, end; a link to be asked by; and inviting a friend to a table.
import { idText, optional, record } from '@undercroft/protocol';
import type { ServerContext } from '../server-context.ts';
import { befriend, endTie, inviteFriend, ownerOfLink, tiesOf } from '../ties/friends.ts';
import { giveLink } from '../ties/give-link.ts';
import { granted, stopIf, tooFast } from './refused-request.ts';
import type { Routes } from './routes.ts';

const Params = record({ person: idText(40) });
const LinkParams = record({ token: idText(40) });
const Ask = record({ token: optional(idText(40)) });
const Invite = record({ table: idText(40) });
const DAY = 24 * 3_600_000;
const LINK_LASTS = 7 * DAY;

export function mountTies(routes: Routes, context: ServerContext): void {
  const { visitors } = context;
  context.onNotification('ties', visitors.heardNews);
  context.onNotification('invited', visitors.heardInvitation);
  context.onNotification('here', visitors.heardHere);
  mountFriends(routes, context);
  mountLink(routes, context);
  mountInvites(routes, context);
}

/** Questions and invitations come slowly: they land on somebody else's page. */
function payForAsking({ budgets: { asks } }: ServerContext, person: string): void {
  const wait = asks.wait(person);
  if (wait > 0) throw tooFast(wait);
  asks.take(person);
}

function mountFriends({ own }: Routes, context: ServerContext): void {
  own(
    'GET /api/ties',
    { price: 3, summary: 'My friends, who is here of them, questions both ways, invitations' },
    (me) => tiesOf(context, me),
  );
  own(
    'PUT /api/ties/:person',
    { price: 5, params: Params, body: Ask, summary: 'Ask to be friends, or agree' },
    async (me, { params: { person }, body: { token } }) =>
      granted(await befriend(context, me, person, token, () => payForAsking(context, me.id))),
  );
  own(
    'DELETE /api/ties/:person',
    { params: Params, summary: 'End a friendship, take a question back, or decline one' },
    ({ id }, { params }) => endTie(context, id, params.person),
  );
}

function mountLink({ own }: Routes, context: ServerContext): void {
  const { ties } = context.store;
  own(
    'POST /api/ties/links',
    { price: 5, summary: 'A link by which I may be asked; the one before is dead' },
    ({ id }) => giveLink(ties, id, LINK_LASTS),
  );
  own('DELETE /api/ties/links', { summary: 'My link is dead at once' }, ({ id }) => ties.endLink(id));
  own(
    'GET /api/ties/links/:token',
    { price: 5, params: LinkParams, summary: 'Whose link it is' },
    async (me, { params }) => granted(await ownerOfLink(context, me, params.token)),
  );
}

function mountInvites({ own }: Routes, context: ServerContext): void {
  own(
    'POST /api/ties/:person/invites',
    { price: 5, params: Params, body: Invite, summary: 'Invite a friend to a table that has not begun' },
    async ({ id }, { params: { person }, body: { table } }) =>
      stopIf(await inviteFriend(context, id, person, table, () => payForAsking(context, id))),
  );
}
