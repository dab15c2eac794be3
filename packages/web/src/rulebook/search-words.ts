// The words of a search, and where they stand in a text, whatever their case; ё counts as е.

/** Letters as the search compares them; as long as the text itself, so that places agree. */
export const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

export const wordsIn = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean);

export interface FoundPart {
  readonly text: string;
  readonly isFound: boolean;
}

/** The text cut where a word begins and ends; words of one letter are not marked, they would be everywhere. */
export function cutAt(text: string, words: readonly string[]): readonly FoundPart[] {
  const all = folded(text);
  const marked = new Uint8Array(text.length);
  for (const word of words) {
    if (word.length < 2) continue;
    for (let at = all.indexOf(word); at >= 0; at = all.indexOf(word, at + 1))
      marked.fill(1, at, at + word.length);
  }
  const parts: FoundPart[] = [];
  let start = 0;
  for (let at = 1; at <= text.length; at++)
    if (at === text.length || marked[at] !== marked[start]) {
      parts.push({ text: text.slice(start, at), isFound: marked[start] === 1 });
      start = at;
    }
  return parts;
}
