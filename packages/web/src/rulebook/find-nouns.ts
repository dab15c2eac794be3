// Finds the nouns in a sentence: names of nouns are put between private marks before the sentence is said, and cut out after.
import { type Language, type Message, render, type Texts } from '@undercroft/kernel';
import type { Spoken } from './noun-help.ts';

const OPEN = '\ue200';
const CLOSE = '\ue201';
const FIRST = 0xe300;

/** The texts with every noun's name, in all its forms, between marks. */
export function withMarks(texts: Texts, nouns: readonly string[]): Texts {
  const places = new Map(nouns.map((noun, i) => [noun, i]));
  const marked: Record<string, string> = { ...texts };
  for (const [id, text] of Object.entries(texts)) {
    const place = places.get(id) ?? places.get(id.slice(0, id.lastIndexOf('.')));
    if (place !== undefined) marked[id] = `${OPEN}${String.fromCharCode(FIRST + place)}${text}${CLOSE}`;
  }
  return marked;
}

/** A sentence in pieces; where names stand inside names, the outer one counts. */
export function cutNouns(sentence: string, nouns: readonly string[]): readonly Spoken[] {
  const pieces: Spoken[] = [];
  let depth = 0;
  let noun: string | undefined;
  let text = '';
  const flush = (): void => {
    if (text) pieces.push({ text, noun });
    text = '';
  };
  for (let at = 0; at < sentence.length; at++) {
    const letter = sentence[at];
    if (letter === OPEN) {
      const inside = nouns[sentence.charCodeAt(++at) - FIRST];
      if (depth++ > 0) continue;
      flush();
      noun = inside;
    } else if (letter === CLOSE) {
      if (--depth > 0) continue;
      flush();
      noun = undefined;
    } else text += letter;
  }
  flush();
  return pieces;
}

const cache = new WeakMap<Texts, Texts>();

export function spokenPieces(
  texts: Texts,
  language: Language,
  message: Message,
  nouns: readonly string[],
): readonly Spoken[] {
  let marked = cache.get(texts);
  if (!marked) {
    marked = withMarks(texts, nouns);
    cache.set(texts, marked);
  }
  return cutNouns(render(marked, language, message), nouns);
}
