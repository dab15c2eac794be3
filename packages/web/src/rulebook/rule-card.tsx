// A rule card: a noun, a clause, or the whole rulebook with its search, in the reader's words, with the exact clauses.

import { useSignal } from '@preact/signals';
import { type RuleEntry, searchRules } from '@undercroft/kernel';
import { Button, type Drawings, type Lists, type Nouns } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SearchField } from '../components/form-fields.tsx';
import type { Clause } from '../game-card.ts';
import { loadClauses } from '../games.ts';
import { t } from '../i18n.ts';
import { language } from '../settings/preferences.ts';
import { clauseIds } from './clause-ids.ts';
import { loadNouns } from './load-nouns.ts';
import { loadDrawings, loadLists, loadRulebook, type Rulebook, type SaidPassage } from './load-rulebook.ts';
import { nameOfNoun } from './noun-help.ts';
import { PassageView } from './passage.tsx';
import { plainProse } from './prose.tsx';
import { RulebookView } from './rulebook-view.tsx';
import { wordsIn } from './search-words.ts';
import { stripMarkup } from './strip-markup.ts';
import './rulebook.css';

interface RulebookParts {
  readonly book: Rulebook | undefined;
  readonly nouns: Nouns | undefined;
  readonly drawings: Drawings;
  readonly lists: Lists;
  readonly clauses: readonly Clause[];
}

/** What states these clauses: for each the passage where it has its address, then examples that are mostly about them. */
function passagesFor(book: Rulebook, ids: readonly string[]): readonly SaidPassage[] {
  const all = book.chapters.flatMap(({ passages }) => passages);
  const first = new Set(
    ids.map((id) => all.find(({ kind, clauses }) => kind === 'text' && clauses.includes(id))),
  );
  const isDrawnFor = ({ kind, clauses }: SaidPassage): boolean =>
    kind === 'example' && clauses.filter((id) => ids.includes(id)).length * 2 > clauses.length;
  return all.filter((passage) => first.has(passage) || isDrawnFor(passage));
}

export function RuleCard({
  game,
  about,
  onTitle,
}: {
  readonly game: string;
  /** A clause, a noun, or an empty word for everything. */
  readonly about: string;
  onTitle(title: string): void;
}): JSX.Element {
  const parts = useSignal<RulebookParts | undefined>(undefined);
  const shown = useSignal(about);
  const tongue = language.value;
  useEffect(() => {
    void Promise.all([
      loadRulebook(game, tongue),
      loadNouns(game),
      loadDrawings(game),
      loadLists(game),
      loadClauses(game),
    ]).then(([book, nouns, drawings, lists, clauses]) => {
      parts.value = { book, nouns, drawings, lists, clauses };
    });
  }, [game, tongue]);
  const now = shown.value;
  const isNoun = parts.value?.nouns?.clauses[now] !== undefined;
  const nameOf = (noun: string): string =>
    parts.value?.book && parts.value.nouns
      ? nameOfNoun(parts.value.nouns, noun, parts.value.book.language, parts.value.book.word)
      : noun;
  const title = isNoun ? nameOf(now) : now || t('rules.title');
  useEffect(() => onTitle(title), [title]);
  if (!parts.value) return <p class="quiet-note">…</p>;
  const ids = isNoun ? clauseIds(parts.value.nouns!.clauses[now]!) : [now];
  const props = { ...parts.value, game, nameOf, open: (noun: string) => (shown.value = noun) };
  return (
    <div class="rule-card rb-card-body">
      {now === '' ? <Everything {...props} /> : <OneThing {...props} about={now} ids={ids} />}
      {now !== '' && (
        <div class="acts">
          <Button sign="list" onClick={() => (shown.value = '')}>
            {t('rules.title')}
          </Button>
          <Button sign="book" href={`/games/${game}/rules#${ids[0]}`}>
            {t('rules.open-page')}
          </Button>
        </div>
      )}
    </div>
  );
}

type Props = RulebookParts & {
  readonly game: string;
  nameOf(noun: string): string;
  open(noun: string): void;
};

function OneThing({
  game,
  book,
  drawings,
  clauses,
  about,
  ids,
}: Props & { readonly about: string; readonly ids: readonly string[] }): JSX.Element {
  const own = book?.word(`${about}.text`);
  const passages = book ? passagesFor(book, ids) : [];
  const exact = ids.flatMap((id) => clauses.filter((clause) => clause.id === id));
  return (
    <>
      {own !== undefined && !own.startsWith('[') && <p class="noun-text slab">{own}</p>}
      {book && (
        <div lang={book.language}>
          {passages.map((passage) => (
            <PassageView
              key={passage.id}
              game={game}
              book={book}
              passage={passage}
              anchors={[]}
              words={[]}
              isWanted={false}
              drawings={drawings}
              lists={[]}
            />
          ))}
        </div>
      )}
      <details open={passages.length === 0} class="clauses">
        <summary>{t('rules.ledger')}</summary>
        <dl lang="en">
          {exact.map(({ id, text }) => (
            <div key={id} class="clause-row">
              <dt>
                <a href={`/games/${game}/rules#${id}`}>{id}</a>
              </dt>
              <dd>{stripMarkup(text)}</dd>
            </div>
          ))}
        </dl>
      </details>
    </>
  );
}

/** The most that a search shows: the right one is nearly always among the first three. */
const MOST_FOUND = 10;

type FoundEntry = RuleEntry & ({ readonly noun: string } | { readonly passage: SaidPassage });

/** Everything that can be looked up: things by their names, then the passages. The terminal searches the same way. */
function entriesOf({ book, nouns, nameOf }: Props): readonly FoundEntry[] {
  const things = Object.entries(nouns?.clauses ?? {}).map(([noun, clauses]) => {
    const own = book?.word(`${noun}.text`) ?? '';
    return { noun, clauses, name: nameOf(noun), text: own.startsWith('[') ? '' : own, isThing: true };
  });
  const passages = (book?.chapters ?? []).flatMap(({ title, passages: inChapter }) =>
    inChapter
      .filter(({ kind }) => kind === 'text')
      .map((passage) => ({
        passage,
        clauses: passage.clauses.join(' '),
        name: title,
        text: plainProse(passage.text),
        isThing: false,
      })),
  );
  return [...things, ...passages];
}

function Everything(props: Props): JSX.Element {
  const { game, book, nouns, drawings, lists, nameOf, open } = props;
  const query = useSignal('');
  const words = wordsIn(query.value);
  const found = words.length > 0 && book ? searchRules(entriesOf(props), query.value, book.language) : [];
  const best = found.slice(0, MOST_FOUND);
  const names =
    words.length > 0
      ? best.flatMap((entry) => ('noun' in entry ? [entry.noun] : []))
      : Object.keys(nouns?.clauses ?? {});
  return (
    <>
      <SearchField label={t('rules.search')} query={query} />
      {names.length > 0 && (
        <details open={words.length > 0}>
          <summary>{t('rules.things')}</summary>
          <div class="noun-list">
            {names.map((noun) => (
              <button key={noun} type="button" onClick={() => open(noun)}>
                {nameOf(noun)}
              </button>
            ))}
          </div>
        </details>
      )}
      {book && (
        <div lang={book.language}>
          {words.length > 0 ? (
            best.map(
              (entry) =>
                'passage' in entry && (
                  <PassageView
                    key={entry.passage.id}
                    game={game}
                    book={book}
                    passage={entry.passage}
                    anchors={[]}
                    words={words}
                    isWanted={false}
                    drawings={drawings}
                    lists={[]}
                  />
                ),
            )
          ) : (
            <RulebookView
              game={game}
              book={book}
              drawings={drawings}
              lists={lists}
              words={words}
              wanted=""
              level={3}
            />
          )}
        </div>
      )}
    </>
  );
}
