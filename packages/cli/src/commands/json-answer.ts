// Reads one line of a program's answer; every other line is a coded error.
import { CodedError } from '@undercroft/kernel';

export type JsonAnswer =
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'data'; readonly choice: unknown }
  | { readonly kind: 'concede' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'quit' };

/** A bare number, or `{"choice": number or data, "id"?: number}`, `{"undo": true}`, `{"concede": true}`, `{"quit": true}`. */
export function jsonAnswerOf(line: string, id: number): JsonAnswer {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch (error) {
    throw new CodedError('line-not-json', { where: (error as Error).message.slice(0, 120) });
  }
  if (typeof data === 'number') return numbered(data);
  if (typeof data !== 'object' || data === null || Array.isArray(data)) throw new CodedError('bad-answer');
  const answer = data as Readonly<Record<string, unknown>>;
  if (answer.id !== undefined && answer.id !== id) throw new CodedError('stale-answer', { id });
  for (const kind of ['undo', 'concede', 'quit'] as const) if (answer[kind] === true) return { kind };
  if (typeof answer.choice === 'number') return numbered(answer.choice);
  if (typeof answer.choice === 'object' && answer.choice !== null)
    return { kind: 'data', choice: answer.choice };
  throw new CodedError('bad-answer');
}

function numbered(number: number): JsonAnswer {
  if (!Number.isSafeInteger(number)) throw new CodedError('bad-answer');
  return { kind: 'number', number };
}
