// Deeds in one shape: every deed of a book gets the same fields in the same order, so that the engine reads them all alike.
import type { Deed, Part, Target } from './vocabulary.ts';

/** Fields that a deed does not have are there and undefined. Nothing else changes. */
export function levelDeed<One extends Deed | Part>(deed: One): One {
  const of = deed as unknown as Readonly<Record<string, unknown>>;
  const inner = (key: string): unknown => (of[key] === undefined ? undefined : levelDeed(of[key] as Deed));
  return Object.freeze({
    when: of.when,
    do: of.do,
    to: of.to,
    n: of.n,
    v: of.v,
    m: of.m,
    s: of.s,
    f: of.f,
    each: of.each,
    die: of.die,
    kind: of.kind,
    at: of.at,
    is: of.is,
    does: inner('does'),
    otherwise: inner('otherwise'),
  }) as unknown as One;
}

/** Whom a deed reaches; nobody where it works on the table itself. */
export const targetOf = (deed: Deed): Target | undefined => (deed as { readonly to?: Target }).to;
