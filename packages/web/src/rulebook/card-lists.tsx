// Cards and characters by their lists, with facts and full texts, narrowed to what the search wants.
import type { CardList, Listed, Word } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Marked } from './prose.tsx';
import { hasAll } from './search-words.ts';

const said = (word: Word, messages: Listed['text']): readonly string[] =>
  messages.map(({ id, args }) => word(id, args)).filter(Boolean);

export const listedText = (word: Word, card: Listed): string =>
  [word(card.name), ...said(word, card.facts), ...said(word, card.text)].join(' ');

export const CardLists = ({
  lists,
  word,
  words,
  level,
}: {
  readonly lists: readonly CardList[];
  readonly word: Word;
  readonly words: readonly string[];
  readonly level: 3 | 4;
}): JSX.Element => (
  <div class="rb-lists">
    {lists.map(({ title, cards }) => {
      const Heading = level === 3 ? 'h3' : 'h4';
      const shown = cards.filter((card) => hasAll(listedText(word, card), words));
      if (shown.length === 0) return null;
      return (
        <section key={word(title.id, title.args)}>
          <Heading class="display">{word(title.id, title.args)}</Heading>
          <dl class="rb-cards">
            {shown.map((card) => (
              <div key={card.name} id={card.name} class="rb-card">
                <dt>
                  <Marked text={word(card.name)} words={words} />
                </dt>
                {card.facts.length > 0 && (
                  <dd class="facts">
                    <Marked text={said(word, card.facts).join(' · ')} words={words} />
                  </dd>
                )}
                {said(word, card.text).map((line) => (
                  <dd key={line}>
                    <Marked text={line} words={words} />
                  </dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      );
    })}
  </div>
);
