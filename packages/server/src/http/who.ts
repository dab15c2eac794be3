// The person behind a request; no session, no entry.
import type { FastifyRequest } from 'fastify';
import type { ServerContext } from '../server-context.ts';
import type { Person } from '../store/port.ts';
import { RefusedRequest, tooFast } from './refused-request.ts';

export async function whoAsks(context: ServerContext, request: FastifyRequest): Promise<Person> {
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
