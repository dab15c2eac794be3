// Deeds in one shape: every deed of a book gets the same fields in the same order, so that the engine reads them all alike.
import type { Deed, Part, Target } from '../content/vocabulary.ts';

/** Every field that any deed has. */
const BLANK: Readonly<Record<string, unknown>> = {
  do: '',
  to: undefined,
  n: undefined,
  v: undefined,
  m: undefined,
  s: undefined,
  f: undefined,
  each: undefined,
  die: undefined,
  kind: undefined,
  at: undefined,
  is: undefined,
  does: undefined,
  otherwise: undefined,
  when: undefined,
};

/** Fields that a deed does not have are there and undefined. Nothing else changes. */
export function levelDeed<One extends Deed | Part>(deed: One): One {
  if (deed.do !== 'if') return { ...BLANK, ...deed };
  const { does, otherwise } = deed;
  return { ...BLANK, ...deed, does: levelDeed(does), ...(otherwise && { otherwise: levelDeed(otherwise) }) };
}

/** Whom a deed reaches; nobody where it works on the table itself. */
export const targetOf = (deed: Deed): Target | undefined => (deed as { readonly to?: Target }).to;
