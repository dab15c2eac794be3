// Cards and characters by their lists, with facts and full texts.
import type { CardList, Listed, Word } from '@undercroft/kit';
import type { JSX } from 'preact';

export const said = (word: Word, messages: Listed['text']): readonly string[] =>
  messages.map(({ id, args }) => word(id, args)).filter(Boolean);

export const CardLists = ({
  lists,
  word,
  level,
}: {
  readonly lists: readonly CardList[];
  readonly word: Word;
  readonly level: 3 | 4;
}): JSX.Element => (
  <div class="rb-lists">
    {lists.map(({ title, cards }) => {
      const Heading = level === 3 ? 'h3' : 'h4';
      return (
        <section key={word(title.id, title.args)}>
          <Heading class="display">{word(title.id, title.args)}</Heading>
          <dl class="rb-cards">
            {cards.map((card) => (
              <div key={card.name} id={card.name} class="rb-card">
                <dt>{word(card.name)}</dt>
                {card.facts.length > 0 && <dd class="facts">{said(word, card.facts).join(' · ')}</dd>}
                {said(word, card.text).map((line) => (
                  <dd key={line}>{line}</dd>
                ))}
              </div>
            ))}
          </dl>
        </section>
      );
    })}
  </div>
);
