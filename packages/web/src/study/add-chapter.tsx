// Adds a chapter to a study room, by its link or from a list.
import { type Signal, useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { ensureLessonTexts, lessonTexts, loadLessons } from '../far-rooms.ts';
import { gameTitle, sayDay, sayIn, t } from '../i18n.ts';
import { readRecord } from '../puzzles/puzzle-api.ts';
import { language } from '../settings/preferences.ts';
import { addChapter, addOwn, type OwnSource } from './open-study.ts';

interface Offers {
  readonly title: string;
  readonly sources: readonly { readonly name: string; readonly source: OwnSource }[];
}

/** The lessons of a game, and the puzzles of all games that the reader has tried lately. */
async function offersFor(game: string): Promise<readonly Offers[]> {
  const [lessons, record] = await Promise.all([
    loadLessons(game),
    readRecord(),
    ensureLessonTexts(game, language.value),
  ]);
  const tried = record.ok
    ? record.data.games.flatMap(({ game: of, last }) =>
        last.map(({ puzzle, at, solved }) => ({ puzzle, at, isSolved: solved, name: gameTitle(of) })),
      )
    : [];
  const offers: readonly Offers[] = [
    {
      title: t('studies.add-lessons'),
      sources: lessons.map(({ id, title }) => ({
        name: sayIn(lessonTexts(game), title),
        source: { lesson: { game, id } },
      })),
    },
    {
      title: t('studies.add-puzzles'),
      sources: tried.map(({ puzzle, at, isSolved, name }) => ({
        name: t('studies.add-tried', {
          game: name,
          day: sayDay(at),
          solved: t(isSolved ? 'studies.solved' : 'studies.missed'),
        }),
        source: { puzzle },
      })),
    },
  ];
  return offers.filter(({ sources }) => sources.length > 0);
}

interface AddedChapter {
  readonly link: Signal<string>;
  /** One of the list, as JSON. */
  readonly picked: Signal<string>;
  readonly offers: Signal<readonly Offers[]>;
  readonly problem: Signal<string>;
  readonly isBusy: Signal<boolean>;
  add(): Promise<void>;
}

/** What the reader began to add. */
export function useAddedChapter(room: string): AddedChapter {
  const link = useSignal('');
  const picked = useSignal('');
  const offers = useSignal<readonly Offers[]>([]);
  const problem = useSignal('');
  const isBusy = useSignal(false);
  const add = async (): Promise<void> => {
    isBusy.value = true;
    problem.value = await (picked.value
      ? addOwn(room, JSON.parse(picked.value) as OwnSource)
      : addChapter(room, link.value.trim()));
    if (!problem.value) link.value = picked.value = '';
    isBusy.value = false;
  };
  return { link, picked, offers, problem, isBusy, add };
}

export function AddChapter({
  added: { link, picked, offers, problem, isBusy, add },
  game,
}: {
  readonly added: AddedChapter;
  readonly game: string;
}): JSX.Element {
  return (
    <details
      class="by-keys"
      onToggle={async () => {
        offers.value = await offersFor(game);
      }}
    >
      <summary>{t('studies.add')}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <input
          type="text"
          aria-label={t('studies.add-link')}
          placeholder={t('studies.add-link')}
          value={link.value}
          onInput={(event) => (link.value = event.currentTarget.value)}
        />
        {offers.value.length > 0 && <OfferSelect offers={offers.value} picked={picked} />}
        <Button
          type="submit"
          sign="plus"
          disabled={(link.value.trim() === '' && picked.value === '') || isBusy.value}
        >
          {t('studies.add-it')}
        </Button>
      </form>
      {problem.value && <p role="alert">{problem.value}</p>}
    </details>
  );
}

function OfferSelect({
  offers,
  picked,
}: {
  readonly offers: readonly Offers[];
  readonly picked: Signal<string>;
}): JSX.Element {
  return (
    <label class="study-luck">
      <span>{t('studies.add-from')}</span>
      <select value={picked.value} onChange={(event) => (picked.value = event.currentTarget.value)}>
        <option value="">–</option>
        {offers.map(({ title, sources }) => (
          <optgroup key={title} label={title}>
            {sources.map(({ name, source }) => (
              <option key={name} value={JSON.stringify(source)}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
