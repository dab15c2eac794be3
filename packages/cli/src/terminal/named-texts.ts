// Looks up what a card, ability, relic, perk or wonder says, by any part of its name.
import type { Translator } from '../translator.ts';

export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Every text of the game that belongs to a name: `card.x` and `card.x.text`, or `card.x.text.EDITION`. */
export function textsNamed({ texts, say }: Translator, words: string): readonly NamedText[] {
  const wanted = words.toLowerCase();
  return Object.keys(texts).flatMap((id) => {
    const base = /^(.+)\.text(?:\.[a-z]+)?$/.exec(id)?.[1];
    const name = base === undefined ? undefined : texts[base];
    return name?.toLowerCase().includes(wanted) ? [{ name, text: say(id) }] : [];
  });
}
