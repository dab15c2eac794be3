// Asks a server over HTTP, as whoever a token says, or as the guest that this terminal was there the last time.
import { CodedError } from '@undercroft/kernel';
import type { Environment } from './environment.ts';
import { forgetGuest, rememberedGuest, rememberGuest } from './remembered-guest.ts';
import type { Translator } from './translator.ts';

/** Who asks which server. */
export interface Asker {
  readonly server: string;
  readonly token: string | undefined;
  readonly io: Environment;
  readonly translator: Translator;
}

interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: object | undefined;
}

/** Milliseconds. */
const PATIENCE = 15_000;

export async function askOverHttp<Answer>(asker: Asker, request: Request): Promise<Answer> {
  const { token, server, io } = asker;
  if (token !== undefined) return heard(asker, await send(asker, request, token));
  const known = rememberedGuest(io.env, server);
  const told = known === undefined ? undefined : await send<Answer>(asker, request, known);
  if (told && told.status !== 401) return heard(asker, told);
  // Whom the server does not know any more it never will.
  if (told) forgetGuest(io.env, server);
  return heard(asker, await send(asker, request, await newGuest(asker)));
}

/** The token is told once, and kept for the next time. */
async function newGuest(asker: Asker): Promise<string> {
  const { io, server, translator } = asker;
  const made = await send<{ readonly token: string }>(asker, {
    method: 'POST',
    path: '/api/session',
    body: {},
  });
  const { token } = heard(asker, made);
  rememberGuest(io.env, server, token);
  io.errors.write(`${translator.say('cli.event.token', { token })}\n`);
  return token;
}

interface Told<Answer> {
  readonly status: number;
  readonly body: Answer & { readonly code?: string };
}

async function send<Answer>(
  { server }: Asker,
  { method, path, body }: Request,
  token?: string,
): Promise<Told<Answer>> {
  const answer = await fetch(`${server}${path}`, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const told = (await answer?.json().catch(() => undefined)) as Told<Answer>['body'] | undefined;
  if (!answer || told === undefined) throw new CodedError('server-away', { address: server });
  return { status: answer.status, body: told };
}

function heard<Answer>({ translator }: Asker, { status, body }: Told<Answer>): Answer {
  if (status < 400) return body;
  const code = body.code ?? String(status);
  const id = `cli.refused.${code}`;
  throw new CodedError('server-refused', { why: translator.has(id) ? translator.say(id) : code });
}
