// The person behind a request; no session, no entry.
import type { FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import type { Person } from '../store/port.ts';
import { Refusal } from './app.ts';

export async function whoAsks(house: House, request: FastifyRequest): Promise<Person> {
  const person = await house.sessions.of(request.headers);
  if (!person) throw new Refusal({ code: 'no-session' });
  if (person.banned) throw new Refusal({ code: 'banned' });
  return person;
}
