// Gives every effect the same fields in the same order: objects of one shape are faster to read.
import type { Effect, Part, Target } from '../content/vocabulary.ts';

/** Every field that any effect has. */
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

/** Fields that an effect does not have are there and undefined. Nothing else changes. */
export function uniformEffect<One extends Effect | Part>(effect: One): One {
  if (effect.do !== 'if') return { ...BLANK, ...effect };
  const { does, otherwise } = effect;
  return {
    ...BLANK,
    ...effect,
    does: uniformEffect(does),
    ...(otherwise && { otherwise: uniformEffect(otherwise) }),
  };
}

/** Whom an effect reaches; undefined where it works on the table itself. */
export const targetOf = (effect: Effect): Target | undefined => (effect as { readonly to?: Target }).to;
