// The lab on a game's page: ask a question, change designed numbers, let bots play, and keep what came out side by side.

import { batch, useSignal } from '@preact/signals';
import { CodedError } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import { numbersFrom, variantText, type Words } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { EmptyState, Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { type AnyGame, importGame, shortTitle } from '../games.ts';
import { ensureGameTexts, errorText, gameTexts, gameTitle, t } from '../i18n.ts';
import { checkedNumbers, type Numbers, numbersFromHash, numbersInHash } from '../lab/designed-numbers.ts';
import { ExperimentCard } from '../lab/experiment-card.tsx';
import { type ExperimentDesk, useExperimentDesk } from '../lab/experiment-desk.ts';
import { type ExperimentRoom, wishFromHash } from '../lab/lab-experiment.ts';
import { loadRoomExposures } from '../lab/lab-room.ts';
import { ensureLabTexts, labWords } from '../lab/lab-words.ts';
import { NumberList } from '../lab/number-list.tsx';
import { QuestionForm, useDraft, wishOf } from '../lab/question-form.tsx';
import { url } from '../router.ts';
import { language } from '../settings/preferences.ts';
import { download } from '../table/problem-report.ts';
import '../../css/lab-and-review.css';

async function loadRoom(name: string): Promise<ExperimentRoom> {
  const [game, exposures] = await Promise.all([
    importGame(name),
    loadRoomExposures(name),
    ensureGameTexts(name, language.value),
    ensureLabTexts(language.value),
  ]);
  return { game, exposures };
}

export function LabPage({ game: name }: { readonly game: string }): JSX.Element {
  const room = useLoaded(() => loadRoom(name), [name]);
  const words = labWords(name);
  const title = gameTitle(name);
  return (
    <PageShell class="lab-page" wide>
      <div data-game={name}>
        <h1 class="display">
          {t('lab.title')}: {shortTitle(title)}
        </h1>
        <p class="summary">{t('lab.lead', { game: title })}</p>
        {room && words ? <Lab key={name} room={room} title={title} words={words} /> : <Loading />}
      </div>
    </PageShell>
  );
}

function Lab({
  room,
  title,
  words,
}: {
  readonly room: ExperimentRoom;
  readonly title: string;
  readonly words: Words;
}): JSX.Element {
  const { game } = room;
  const given = wishFromHash(room, url.value.hash);
  const numbers = useSignal<Numbers>(given?.numbers ?? numbersFromHash(game, url.value.hash));
  const problem = useSignal('');
  const draft = useDraft(room, given, Object.keys(numbers.value).length > 0);
  const desk = useExperimentDesk(room);
  const texts = gameTexts(game.name);
  const change = (changed: Numbers): void => {
    numbers.value = changed;
    history.replaceState(null, '', `${location.pathname}${numbersInHash(changed)}`);
  };
  const start = (): void => {
    const wish = { ...wishOf(room, draft), numbers: numbers.value };
    try {
      desk.start(wish, t(`lab.ask.${wish.ask.question}`));
      problem.value = '';
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      problem.value = words.say(`error.${error.code}`, error.args);
    }
  };
  return (
    <div class="lab-desk">
      <div class="lab-side">
        <QuestionForm room={room} draft={draft} words={words} onStart={start} />
        <ProblemNote text={problem.value} />
        {game.numbers && (
          <>
            <NumberList specs={game.numbers} texts={texts} numbers={numbers.value} onChange={change} />
            <VariantFile game={game} title={title} numbers={numbers.value} onChange={change} />
          </>
        )}
      </div>
      <Results room={room} words={words} desk={desk} />
    </div>
  );
}

function Results({
  room,
  words,
  desk,
}: {
  readonly room: ExperimentRoom;
  readonly words: Words;
  readonly desk: ExperimentDesk;
}): JSX.Element {
  const texts = gameTexts(room.game.name);
  return (
    <section class="lab-results" data-testid="lab-results" aria-label={t('lab.results')}>
      {desk.shown.value.length === 0 && <EmptyState title={t('lab.none-title')} text={t('lab.none-yet')} />}
      {desk.shown.value.map((shown) => {
        const { id } = shown.experiment;
        return (
          <ExperimentCard
            key={id}
            room={room}
            shown={shown}
            words={words}
            texts={texts}
            onRename={(label) => desk.rename(id, label)}
            onStop={desk.stop}
            onGoOn={() => desk.goOn(id)}
            onMore={() => desk.more(id)}
            onRemove={() => desk.remove(id)}
          />
        );
      })}
    </section>
  );
}

/** The changed numbers as a file for the command line, from a file, and as a table to play at. */
function VariantFile({
  game,
  title,
  numbers,
  onChange,
}: {
  readonly game: AnyGame;
  readonly title: string;
  readonly numbers: Numbers;
  onChange(numbers: Numbers): void;
}): JSX.Element {
  const problem = useSignal('');
  const hasChanged = Object.keys(numbers).length > 0;
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const read = checkedNumbers(game, numbersFrom(await file.text(), file.name, game.name));
      batch(() => {
        onChange(read);
        problem.value = '';
      });
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      const why = errorText(error, String(error.args?.why ?? error.code));
      problem.value = t('lab.bad-variant', { game: title, why });
    }
  };
  return (
    <section class="slab lab-variant">
      <Button
        sign="download"
        disabled={!hasChanged}
        onClick={() =>
          download(`${game.name}-variant.json`, JSON.parse(variantText({ game: game.name, numbers })))
        }
      >
        {t('lab.export')}
      </Button>
      <label class="btn">
        {t('lab.import')}
        <input
          type="file"
          class="vh"
          accept="application/json,.json"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </label>
      <Button sign="plus" disabled={!hasChanged} href={`/games/${game.name}/new${numbersInHash(numbers)}`}>
        {t('lab.table')}
      </Button>
      <p class="help">{t('lab.export-how', { game: game.name })}</p>
      <ProblemNote text={problem.value} />
    </section>
  );
}
