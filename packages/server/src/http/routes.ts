// How a route of the API is mounted: its schemas give the types of what was asked, and `own` knows who asks.
import type { Schema } from '@undercroft/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { RefusedRequest, tooFast } from './refused-request.ts';

type Address = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`;

interface Route<Params, Query, Body> {
  readonly summary: string;
  readonly price?: number;
  /** In bytes, where a body may be larger than others. */
  readonly bodyLimit?: number;
  readonly params?: Schema<Params>;
  readonly querystring?: Schema<Query>;
  readonly body?: Schema<Body>;
}

type Asked<Params, Query, Body> = FastifyRequest<{ Params: Params; Querystring: Query; Body: Body }>;

export type Routes = ReturnType<typeof routesOf>;

export function routesOf(fastify: FastifyInstance, context: ServerContext) {
  /** Open to everybody. Where there is nothing to tell, the answer is that it is done. */
  const open = <Params, Query, Body>(
    address: Address,
    { price = 1, bodyLimit, ...schema }: Route<Params, Query, Body>,
    answer: (request: Asked<Params, Query, Body>, reply: FastifyReply) => Promise<unknown>,
  ): void => {
    const [method, url] = address.split(' ') as [HTTPMethods, string];
    fastify.route<{ Params: Params; Querystring: Query; Body: Body }>({
      method,
      url,
      schema,
      config: { price },
      ...(bodyLimit && { bodyLimit }),
      handler: async (request, reply) =>
        (await answer(request as Asked<Params, Query, Body>, reply)) ?? (reply.sent ? reply : { ok: true }),
    });
  };
  /** Only for somebody with a session. */
  const own = <Params, Query, Body>(
    address: Address,
    route: Route<Params, Query, Body>,
    answer: (me: Person, request: Asked<Params, Query, Body>, reply: FastifyReply) => Promise<unknown>,
  ): void =>
    open(address, route, async (request, reply) => answer(await whoAsks(context, request), request, reply));
  return { open, own };
}

async function whoAsks(context: ServerContext, request: FastifyRequest): Promise<Person> {
  const person = await context.sessions.of(request.headers);
  if (!person) throw new RefusedRequest({ code: 'no-session' });
  if (person.banned) throw new RefusedRequest({ code: 'banned' });
  return person;
}

/**
 * Somebody tries to prove who they are. After too many wrong answers the right one is not taken either; `giveBack` is for
 * a right one, which does not count.
 */
export function countAttempt({ budgets: { attempts } }: ServerContext, { ip }: FastifyRequest): () => void {
  const wait = attempts.wait(ip);
  if (wait > 0) throw tooFast(wait);
  attempts.take(ip);
  return () => attempts.take(ip, -1);
}
