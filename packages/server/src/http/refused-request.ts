// A refusal as an HTTP answer: its code decides the status.
import { CodedError } from '@undercroft/kernel';
import type { CodedRefusal } from '@undercroft/protocol';
import { isRefused } from '@undercroft/table';
import type { ServerContext } from '../server-context.ts';

export class RefusedRequest extends Error {
  readonly refusal: CodedRefusal;
  readonly statusCode: number;
  constructor(refusal: CodedRefusal, statusCode = statusOf(refusal.code)) {
    super(refusal.code);
    this.refusal = refusal;
    this.statusCode = statusCode;
  }
}

/** Told in the `retry-after` header too, in whole seconds. */
export const tooFast = (wait: number): RefusedRequest =>
  new RefusedRequest({ code: 'too-fast', args: { retryAfter: Math.ceil(wait / 1000) } });

/** What was answered, unless it was refused. */
export function granted<Answer extends object>(answer: Answer | CodedRefusal): Answer {
  if (isRefused(answer)) throw new RefusedRequest(answer);
  return answer;
}

/** The same for what has nothing to answer. */
export function stopIf(refusal: CodedRefusal | undefined): void {
  if (refusal) throw new RefusedRequest(refusal);
}

/** The same for what has an outcome. */
export function succeeded<Outcome extends { readonly ok: true }>(
  outcome: Outcome | { readonly ok: false; readonly refusal: CodedRefusal },
): Outcome {
  if (!outcome.ok) throw new RefusedRequest(outcome.refusal);
  return outcome;
}

/** Of a game that is not here there is nothing to tell, not even an empty list. */
export function stopUnlessGame({ games }: Pick<ServerContext, 'games'>, game: string): void {
  if (!games.has(game)) throw new RefusedRequest({ code: 'no-such-game' });
}

/** What a game or a puzzle does not take, as a request that was wrong; other errors stay errors. */
export function asRefused(error: unknown): never {
  if (!(error instanceof CodedError)) throw error;
  const code = error.code as CodedRefusal['code'];
  throw new RefusedRequest({ code, ...(error.args && { args: error.args }) }, 400);
}

const STATUS: Readonly<Partial<Record<CodedRefusal['code'], number>>> = {
  banned: 403,
  muted: 403,
  'bad-origin': 403,
  'no-spectators': 403,
  'no-session': 401,
  'bad-token': 401,
  'no-such-table': 404,
  'not-found': 404,
  'no-such-game': 404,
  'no-such-event': 404,
  'no-such-study': 404,
  'not-leader': 403,
  'not-in-study': 403,
  'not-eligible': 403,
  'no-such-person': 404,
  'no-such-puzzle': 404,
  'no-more-puzzles': 404,
  'needs-passkey': 403,
  'never-met': 403,
  'not-friends': 403,
  'no-such-link': 404,
  'no-such-club': 404,
  'not-keeper': 403,
  'too-fast': 429,
  overloaded: 503,
  'shutting-down': 503,
  failed: 503,
};

function statusOf(code: CodedRefusal['code']): number {
  return STATUS[code] ?? (code.startsWith('bad-') || code.startsWith('unknown-') ? 400 : 409);
}
