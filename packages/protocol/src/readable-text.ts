// What people write to each other, without what cannot be seen: it could turn other words around, or look like nothing.

/** Control characters, marks of direction and spaces without width. Joiners stay: scripts and emoji are written with them. */
const UNSEEN = /[\p{Cc}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]+/gu;

/** Empty where nothing of it can be seen. */
export function readableText(text: string): string {
  const clean = text.replace(UNSEEN, ' ').trim();
  return /[^\p{C}\p{Z}]/u.test(clean) ? clean : '';
}
