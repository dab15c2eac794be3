// A sentence of the game whose nouns open their rule cards.
import type { Message, Texts } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { sayIn, spokenLanguageNow } from '../speech.ts';
import { nounDoor } from './noun-door.ts';

export function NounText({
  texts,
  message,
}: {
  readonly texts: Texts;
  readonly message: Message;
}): JSX.Element {
  const door = nounDoor.value;
  if (!door) return <>{sayIn(texts, message)}</>;
  const pieces = door.cut(texts, spokenLanguageNow(), message);
  return (
    <>
      {pieces.map(({ text, noun }, i) =>
        noun === undefined ? (
          text
        ) : (
          <button
            key={`${i + 1}`}
            type="button"
            class="noun"
            data-noun={noun}
            data-touch=""
            tabIndex={-1}
            onClick={() => door.open(noun)}
          >
            {text}
          </button>
        ),
      )}
    </>
  );
}
