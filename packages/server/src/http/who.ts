// The person behind a request; no session, no entry.
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { RefusedRequest } from './refused-request.ts';

export async function whoAsks(context: ServerContext, request: FastifyRequest): Promise<Person> {
  const person = await context.sessions.of(request.headers);
  if (!person) throw new RefusedRequest({ code: 'no-session' });
  if (person.banned) throw new RefusedRequest({ code: 'banned' });
  return person;
}
