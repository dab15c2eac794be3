// A rulebook to read: contents, chapters, examples and lists.
import type { Drawings, Lists } from '@undercroft/kit';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import type { Rulebook, SaidChapter, SaidPassage } from './load-rulebook.ts';
import { PassageView } from './passage.tsx';

export interface RulebookViewProps {
  readonly game: string;
  readonly book: Rulebook;
  readonly drawings: Drawings;
  readonly lists: Lists;
  /** The clause that the address asks for. */
  readonly wanted: string;
  /** Of the chapters' headings. */
  readonly level?: 2 | 3;
}

const listsOf = (lists: Lists, passage: SaidPassage) => lists[passage.id.replace('list.', '')] ?? [];

/** Where each clause has its address: the first passage that states it. */
function anchorsOf(chapters: readonly SaidChapter[]): ReadonlyMap<string, readonly string[]> {
  const taken = new Set<string>();
  const anchors = new Map<string, readonly string[]>();
  for (const { passages } of chapters)
    for (const { id, clauses } of passages) {
      anchors.set(
        id,
        clauses.filter((clause) => !taken.has(clause)),
      );
      for (const clause of clauses) taken.add(clause);
    }
  return anchors;
}

export const Contents = ({ chapters }: { readonly chapters: readonly SaidChapter[] }): JSX.Element => (
  <ol>
    {chapters.map(({ id, title }) => (
      <li key={id}>
        <a href={`#${id}`}>{title}</a>
      </li>
    ))}
    <li>
      <a href="#every-clause">{t('rules.every-clause')}</a>
    </li>
  </ol>
);

export function RulebookView(props: RulebookViewProps): JSX.Element {
  const { game, book, drawings, lists, wanted, level = 2 } = props;
  const Heading = level === 2 ? 'h2' : 'h3';
  const anchors = anchorsOf(book.chapters);
  return (
    <>
      {book.chapters.map(({ id, title, passages }) => (
        <section key={id} id={id} class="rb-chapter">
          <Heading class="display">{title}</Heading>
          {passages.map((passage) => (
            <PassageView
              key={passage.id}
              game={game}
              book={book}
              passage={passage}
              anchors={anchors.get(passage.id) ?? []}
              isWanted={wanted !== '' && (passage.clauses.includes(wanted) || `at-${passage.id}` === wanted)}
              drawings={drawings}
              lists={listsOf(lists, passage)}
              level={level}
            />
          ))}
        </section>
      ))}
    </>
  );
}
