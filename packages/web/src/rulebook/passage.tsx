// One passage of the rulebook: words, a drawn example with its caption, or a list of cards; an anchor for each clause.
import type { CardList, Drawings } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { CardLists } from './card-lists.tsx';
import { ClauseLinks } from './clause-links.tsx';
import type { Rulebook, SaidPassage } from './load-rulebook.ts';
import { Prose } from './prose.tsx';

export interface PassageProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly passage: SaidPassage;
  /** The clauses whose address is here: those that no passage before it states. */
  readonly anchors?: readonly string[];
  /** What was searched for. */
  readonly words?: readonly string[];
  readonly isWanted?: boolean;
  readonly drawings: Drawings;
  readonly lists?: readonly CardList[];
  /** Of the heading of its chapter. */
  readonly level?: 2 | 3;
}

export function PassageView(props: PassageProps): JSX.Element {
  const { game, book, passage, anchors = [], words = [], isWanted = false, lists = [] } = props;
  const Drawing = props.drawings[passage.id.replace('example.', '')];
  const classes = ['rb-passage', passage.kind, isWanted && 'wanted'].filter(Boolean).join(' ');
  return (
    <div class={classes} id={`at-${passage.id}`}>
      {anchors.map((id) => (
        <i key={id} id={id} class="rb-anchor" />
      ))}
      {passage.kind === 'example' ? (
        <figure class="rb-figure slab">
          <div class="rb-drawing">{Drawing && <Drawing word={book.word} />}</div>
          <figcaption>
            <b class="label">{t('rules.example')}</b>
            <Prose text={passage.text} words={words} />
          </figcaption>
        </figure>
      ) : (
        <div class="rb-words">
          <Prose text={passage.text} words={words} />
        </div>
      )}
      <ClauseLinks game={game} clauses={passage.clauses} ours={book.ours} />
      {passage.kind === 'list' && (
        <CardLists lists={lists} word={book.word} level={props.level === 3 ? 4 : 3} />
      )}
    </div>
  );
}
