// Who is speaking: reads the session out of a request's cookie or bearer token and looks the person up.
import type { IncomingHttpHeaders } from 'node:http';
import { firstLetters } from '@undercroft/kernel';
import { parseCookie } from 'cookie';
import { newId } from '../new-id.ts';
import type { Person, Store } from '../store/port.ts';
import { readToken, signToken } from './token.ts';

export const COOKIE = 'undercroft';
const FRESH_FOR = 20_000;
const MOST_KEPT = 20_000;
const DAY = 24 * 3_600_000;

/** On https only the cookie that is bound to this very host is read: a neighbour could have set the plain one. */
export function createSessions(store: Store, key: string, isSecure = false) {
  const kept = new Map<string, { person: Person; until: number }>();

  /** The person as read a moment ago; undefined where they must be read again. */
  const atHand = (id: string): Person | undefined => {
    const known = kept.get(id);
    return known && known.until > Date.now() ? known.person : undefined;
  };
  const read = async (id: string): Promise<Person | undefined> => {
    const known = atHand(id);
    if (known) return known;
    const person = await store.people.read(id);
    if (kept.size >= MOST_KEPT) kept.clear();
    if (person) kept.set(id, { person, until: Date.now() + FRESH_FOR });
    else kept.delete(id);
    return person;
  };

  return {
    read,
    atHand,
    /** The person of a request, or nobody. Somebody who is banned is still somebody. */
    async of(headers: IncomingHttpHeaders) {
      const token = tokenIn(headers, isSecure);
      const claim = token === undefined ? undefined : readToken(key, token);
      const person = claim && (await read(claim.person));
      if (!person || person.epoch !== claim.epoch) return undefined;
      if (Date.now() - person.seen > DAY) {
        kept.delete(person.id);
        await store.people.seen(person.id, Date.now());
      }
      return person;
    },
    async begin(asked: string | undefined) {
      const id = newId();
      const name = cleanName(asked) ?? `Delver ${id.slice(0, 3)}`;
      await store.people.add({ id, name, created: Date.now() });
      return (await read(id))!;
    },
    tokenFor: ({ id, epoch }: Person) => signToken(key, { person: id, epoch }),
    /** Reads the person afresh next time: after a change of name, epoch or standing. */
    changed: (id: string) => void kept.delete(id),
  };
}

/** What joins the parts of an emoji, the letters of some scripts, or spells a flag: it is seen, though not by itself. */
const JOINING = [
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic})/u,
  /(?<=[\p{scx=Arab}\p{scx=Deva}\p{scx=Beng}\p{scx=Mlym}\p{scx=Sinh}])[\u200c\u200d](?=\p{L})/u,
  /(?<=\u{1f3f4}[\u{e0030}-\u{e007a}]*)[\u{e0030}-\u{e007f}]/u,
];
const UNSEEN = new RegExp(`(?:(?!${JOINING.map(({ source }) => source).join('|')})[\\p{C}\\s])+`, 'gu');
const LONGEST_NAME = 40;

/** A name as others may see it: nothing unseen, single spaces, at most 40 of length and no letter cut in two. */
export function cleanName(name: string | undefined): string | undefined {
  const clean = name?.normalize('NFC').replace(UNSEEN, ' ').trim();
  return (clean && firstLetters(clean, LONGEST_NAME).trim()) || undefined;
}

function tokenIn({ authorization, cookie }: IncomingHttpHeaders, isSecure: boolean): string | undefined {
  if (authorization?.startsWith('Bearer ')) return authorization.slice(7);
  const cookies = parseCookie(cookie ?? '');
  return cookies[`__Host-${COOKIE}`] ?? (isSecure ? undefined : cookies[COOKIE]);
}
