// A rule card: a noun, a clause, or the whole rulebook with its search, in the reader's words, with the exact clauses.

import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { SearchField } from '../components/form-fields.tsx';
import { ensureTextPart, t } from '../i18n.ts';
import { language } from '../settings/preferences.ts';
import { clauseIds } from './clause-ids.ts';
import { ClauseRow } from './clause-links.tsx';
import { FoundRules } from './found-rules.tsx';
import { loadRulebookParts, type RulebookParts } from './load-parts.ts';
import type { Rulebook, SaidPassage } from './load-rulebook.ts';
import { nameOfNoun } from './noun-help.ts';
import { PassageView } from './passage.tsx';
import { RulebookView } from './rulebook-view.tsx';
import './rulebook.css';

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
    void Promise.all([loadRulebookParts(game, tongue), ensureTextPart('house')]).then(([loaded]) => {
      parts.value = loaded;
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
            <PassageView key={passage.id} game={game} book={book} passage={passage} drawings={drawings} />
          ))}
        </div>
      )}
      <details open={passages.length === 0} class="clauses">
        <summary>{t('rules.ledger')}</summary>
        <dl lang="en">
          {exact.map((clause) => (
            <ClauseRow key={clause.id} game={game} clause={clause} />
          ))}
        </dl>
      </details>
    </>
  );
}

function Everything(props: Props): JSX.Element {
  const { game, book, nouns, drawings, lists, nameOf, open } = props;
  const query = useSignal('');
  const names = Object.keys(nouns?.clauses ?? {});
  return (
    <>
      <SearchField label={t('rules.search')} query={query} />
      {names.length > 0 && query.value.trim() === '' && (
        <details>
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
          {query.value.trim() === '' ? (
            <RulebookView game={game} book={book} drawings={drawings} lists={lists} wanted="" level={3} />
          ) : (
            <FoundRules
              game={game}
              book={book}
              nouns={nouns}
              drawings={drawings}
              lists={lists}
              query={query.value}
            />
          )}
        </div>
      )}
    </>
  );
}
