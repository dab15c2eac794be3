// A sentence of the game whose nouns open their rule cards.
import type { Message, Texts } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { sayIn, spokenLanguageNow } from '../i18n.ts';
import { nounHelp } from './noun-help.ts';

export function NounText({
  texts,
  message,
}: {
  readonly texts: Texts;
  readonly message: Message;
}): JSX.Element {
  const help = nounHelp.value;
  if (!help) return <>{sayIn(texts, message)}</>;
  const pieces = help.cut(texts, spokenLanguageNow(), message);
  return (
    <>
      {pieces.map(({ text, noun, before, after }, i) =>
        noun === undefined ? (
          text
        ) : (
          <span key={`${i + 1}`} class="unbroken">
            {before}
            <button
              type="button"
              class="noun"
              data-noun={noun}
              data-touch=""
              tabIndex={-1}
              onClick={() => help.open(noun)}
            >
              {text}
            </button>
            {after}
          </span>
        ),
      )}
    </>
  );
}
