// Coded errors: what went wrong and where, as data that every interface can put into its reader's language.
import type { Message } from './text.ts';

/** Every code the kernel can answer with. Texts for them are in `texts/`, under `error.`. */
export const KERNEL_CODES = [
  'game-over',
  'not-waiting',
  'not-open',
  'cannot-concede',
  'nothing-to-undo',
  'undo-luck',
  'undo-shown',
  'undo-answered',
  'undo-final',
  'bad-seats',
  'unknown-option',
  'bad-option',
  'unknown-number',
  'bad-number',
  'record-not-json',
  'record-not-record',
  'record-newer',
  'record-other-game',
  'record-other-rules',
  'record-bad-field',
  'record-bad-entry',
  'record-bad-luck',
  'record-too-large',
  'record-bad-result',
  'record-bad-hash',
  'link-damaged',
  'no-proof',
  'secret-missing',
  'commitment-broken',
  'luck-differs',
] as const;

export type KernelCode = (typeof KERNEL_CODES)[number];

/** A mistake of the caller's input, never of the program: it carries a code and what is needed to say it. */
export class CodedError extends Error {
  readonly code: string;
  readonly args: Message['args'];

  constructor(code: KernelCode | (string & {}), args: Message['args'] = {}) {
    const detail = Object.entries(args)
      .map(([name, value]) => `${name}=${typeof value === 'object' ? value.id : value}`)
      .join(' ');
    super(detail ? `${code}: ${detail}` : code);
    this.name = 'CodedError';
    this.code = code;
    this.args = args;
  }
}
