// What a search of the rules found, best first: cards and pieces with their texts, and passages of the rulebook.
import type { Drawings, Lists, Nouns } from '@undercroft/kit';
import type { JSX } from 'preact';
import { said } from './card-lists.tsx';
import { clauseIds } from './clause-ids.ts';
import { ClauseLinks } from './clause-links.tsx';
import type { Rulebook } from './load-rulebook.ts';
import { PassageView } from './passage.tsx';
import { Marked, Prose } from './prose.tsx';
import { type FoundRule, searchRulebook } from './search-rulebook.ts';
import { wordsIn } from './search-words.ts';

/** The right one is nearly always among the first three. */
const MOST_FOUND = 10;

interface Searched {
  readonly game: string;
  readonly book: Rulebook;
  readonly nouns: Nouns | undefined;
  readonly drawings: Drawings;
  readonly lists: Lists;
  readonly query: string;
}

export const foundRules = ({ book, nouns, query }: Searched): readonly FoundRule[] =>
  searchRulebook(book, nouns, query).slice(0, MOST_FOUND);

export function FoundRules(props: Searched): JSX.Element {
  const { game, book, drawings, query } = props;
  const words = wordsIn(query);
  return (
    <>
      {foundRules(props).map((entry) =>
        'passage' in entry ? (
          <PassageView
            key={entry.passage.id}
            game={game}
            book={book}
            passage={entry.passage}
            words={words}
            drawings={drawings}
          />
        ) : (
          <FoundThing key={entry.noun} props={props} found={entry} words={words} />
        ),
      )}
    </>
  );
}

/** A card, piece or term: its facts where it stands in a list of cards, and its text. */
function FoundThing({
  props: { game, book, lists },
  found: { noun, name, text, clauses },
  words,
}: {
  readonly props: Searched;
  readonly found: FoundRule & { readonly noun: string };
  readonly words: readonly string[];
}): JSX.Element {
  const listed = Object.values(lists)
    .flat()
    .flatMap(({ cards }) => cards)
    .find((card) => card.name === noun);
  const facts = listed ? said(book.word, listed.facts).join(' · ') : '';
  return (
    <div class="rb-passage thing">
      <div class="rb-words">
        <h3 class="display">
          <Marked text={name} words={words} />
        </h3>
        {facts && <p class="facts">{facts}</p>}
        <Prose text={text} words={words} />
      </div>
      <ClauseLinks game={game} clauses={clauseIds(clauses)} ours={book.ours} />
    </div>
  );
}
