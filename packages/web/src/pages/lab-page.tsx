// The lab on a game's page: change designed numbers, let bots play with and without the change, keep it as a variant.

import { batch, useSignal } from '@preact/signals';
import { CodedError } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import { type LabPlan, numbersFrom, planFor, variantText } from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Loading } from '../components/empty-state.tsx';
import { PageShell } from '../components/page-shell.tsx';
import { ProblemNote } from '../components/problem-note.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { type AnyGame, importGame, shortTitle } from '../games.ts';
import { ensureGameTexts, gameTexts, gameTitle, hasText, t } from '../i18n.ts';
import { checkedNumbers, type Numbers, numbersFromHash, numbersInHash } from '../lab/designed-numbers.ts';
import { ExperimentForm, type ExperimentWish } from '../lab/experiment-form.tsx';
import { ExperimentPlots } from '../lab/experiment-plots.tsx';
import { NumberList } from '../lab/number-list.tsx';
import { type PlayedRun, runExperiment } from '../lab/run-experiment.ts';
import { url } from '../router.ts';
import { language } from '../settings/preferences.ts';
import { download } from '../table/problem-report.ts';
import '../../css/lab-and-review.css';

export function LabPage({ game: name }: { readonly game: string }): JSX.Element {
  const loaded = useLoaded(
    () => Promise.all([importGame(name), ensureGameTexts(name, language.value)]),
    [name],
  );
  const title = gameTitle(name);
  return (
    <PageShell class="lab-page">
      <div data-game={name}>
        <h1 class="display">
          {t('lab.title')}: {shortTitle(title)}
        </h1>
        <p class="summary">{t('lab.lead', { game: title })}</p>
        {loaded ? <Lab key={name} game={loaded[0]} title={title} /> : <Loading />}
      </div>
    </PageShell>
  );
}

interface Running {
  readonly games: number;
  readonly numbers: Numbers;
  readonly played: PlayedRun;
  readonly state: 'running' | 'stopped' | 'done' | { readonly failed: string };
}

const NOTHING_PLAYED: PlayedRun = { printed: [], changed: [] };

function Lab({ game, title }: { readonly game: AnyGame; readonly title: string }): JSX.Element {
  const numbers = useSignal<Numbers>(numbersFromHash(game, url.value.hash));
  const run = useSignal<Running | undefined>(undefined);
  const problem = useSignal('');
  const stop = useRef(new AbortController());
  const texts = gameTexts(game.name);
  useEffect(() => () => stop.current.abort(), []);
  const change = (changed: Numbers): void => {
    numbers.value = changed;
    history.replaceState(null, '', `${location.pathname}${numbersInHash(changed)}`);
  };
  const start = async (wish: ExperimentWish): Promise<void> => {
    const printed: LabPlan = planFor(game, wish);
    const tried = numbers.value;
    const changed = Object.keys(tried).length > 0 ? { ...printed, numbers: tried } : undefined;
    stop.current.abort();
    const own = new AbortController();
    stop.current = own;
    run.value = { games: wish.games, numbers: tried, played: NOTHING_PLAYED, state: 'running' };
    const show = (news: Partial<Running>): void => {
      if (stop.current === own) run.value = { ...run.value!, ...news };
    };
    try {
      await runExperiment({ printed, changed }, own.signal, (played) => show({ played }));
      show({ state: 'done' });
    } catch (error) {
      show({ state: own.signal.aborted ? 'stopped' : { failed: (error as Error).message } });
    }
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      const read = checkedNumbers(game, numbersFrom(await file.text(), file.name, game.name));
      batch(() => {
        change(read);
        problem.value = '';
      });
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      const why = hasText(`error.${error.code}`) ? t(`error.${error.code}`, error.args) : error.args?.why;
      problem.value = t('lab.bad-variant', { game: title, why: why ?? error.code });
    }
  };
  if (!game.numbers) return <p>{t('lab.no-numbers')}</p>;
  const hasChanged = Object.keys(numbers.value).length > 0;
  return (
    <>
      <div class="lab-desk">
        <NumberList specs={game.numbers} texts={texts} numbers={numbers.value} onChange={change} />
        <div class="lab-side">
          <ExperimentForm
            game={game}
            isRunning={run.value?.state === 'running'}
            onStart={(wish) => void start(wish)}
            onStop={() => stop.current.abort()}
          />
          <section class="slab lab-variant">
            <Button
              sign="download"
              disabled={!hasChanged}
              onClick={() =>
                download(
                  `${game.name}-variant.json`,
                  JSON.parse(variantText({ game: game.name, numbers: numbers.value })),
                )
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
            <Button
              sign="plus"
              disabled={!hasChanged}
              href={`/games/${game.name}/new${numbersInHash(numbers.value)}`}
            >
              {t('lab.table')}
            </Button>
            <p class="help">{t('lab.export-how', { game: game.name })}</p>
            <ProblemNote text={problem.value} />
          </section>
        </div>
      </div>
      {run.value && <Outcome run={run.value} texts={texts} />}
    </>
  );
}

function Outcome({
  run: { games, numbers, played, state },
  texts,
}: {
  readonly run: Running;
  readonly texts: ReturnType<typeof gameTexts>;
}): JSX.Element {
  const isCompared = Object.keys(numbers).length > 0;
  const count = (chunks: PlayedRun['printed']): number =>
    chunks.reduce((sum, { rows }) => sum + rows.length, 0);
  const done = isCompared ? Math.min(count(played.printed), count(played.changed)) : count(played.printed);
  return (
    <section
      class="lab-results"
      data-testid="lab-results"
      data-state={typeof state === 'string' ? state : 'failed'}
    >
      <h2 class="display">{t('lab.results')}</h2>
      <div class="lab-acts" role="status">
        {state === 'running' && <progress max={games} value={done} aria-label={t('lab.results')} />}
        <span>
          {state === 'stopped'
            ? t('lab.stopped')
            : typeof state === 'object'
              ? t('lab.failed', { why: state.failed })
              : ''}{' '}
          {t(isCompared ? 'lab.progress' : 'lab.progress-plain', { done, of: games })}
        </span>
      </div>
      {count(played.printed) > 0 && <ExperimentPlots played={played} numbers={numbers} texts={texts} />}
    </section>
  );
}
