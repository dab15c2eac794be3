// One experiment: what it is called, what it rests on, how far it is, what it answers, and what can be done with it.
import type { Texts } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import {
  type AnswerSheet,
  gamesCsv,
  type QuestionAnswer,
  sayAnswer,
  thingsCsv,
  type Words,
} from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';
import { numberName } from './designed-numbers.ts';
import { ExperimentPlots } from './experiment-plots.tsx';
import {
  type Experiment,
  type ExperimentRoom,
  gamesPlayedOf,
  type PlannedExperiment,
  type PlayedRuns,
  runsOf,
  wishInHash,
} from './lab-experiment.ts';
import { botName } from './question-form.tsx';
import { saveAsFile } from './save-file.ts';

export type ExperimentState = 'running' | 'stopped' | 'done' | { readonly failed: string };

export interface ShownExperiment {
  readonly experiment: Experiment;
  readonly planned: PlannedExperiment;
  readonly played: PlayedRuns;
  readonly state: ExperimentState;
}

interface CardProps {
  readonly room: ExperimentRoom;
  readonly shown: ShownExperiment;
  readonly words: Words;
  readonly texts: Texts;
  onRename(label: string): void;
  onStop(): void;
  onGoOn(): void;
  onMore(): void;
  onRemove(): void;
}

const MOST_SENTENCES = 6;

export function ExperimentCard(props: CardProps): JSX.Element {
  const { room, shown, words, texts } = props;
  const { experiment, planned, played, state } = shown;
  const { done, of } = gamesPlayedOf(planned.plans, played);
  const runs = runsOf(planned.plans, played);
  const isReady = runs.every(({ chunks }) => chunks.length > 0);
  const sheet = isReady ? planned.answer(runs) : undefined;
  const place = useRef<HTMLElement>(null);
  // What was just asked for comes into sight; what was kept stays where it is.
  useEffect(() => {
    if (state === 'running' && done === 0) place.current?.scrollIntoView({ block: 'start' });
  }, []);
  const [first, ...more] = sheet ? toldOf(sheet).slice(0, MOST_SENTENCES) : [];
  return (
    <article
      ref={place}
      class="slab experiment"
      data-testid="experiment"
      data-state={typeof state === 'string' ? state : 'failed'}
      data-id={experiment.id}
    >
      <header>
        <small>{t(`lab.ask.${experiment.wish.ask.question}`)}</small>
        <input
          type="text"
          class="label"
          maxLength={80}
          aria-label={t('lab.label')}
          value={experiment.label}
          onChange={(event) => props.onRename(event.currentTarget.value)}
        />
        <p class="help" data-testid="settings">
          {settingsOf(experiment, room, texts, words)}
        </p>
      </header>
      <div class="lab-acts" role="status">
        {state === 'running' && <progress max={of} value={done} aria-label={t('lab.results')} />}
        <span>
          {state === 'stopped' && `${t('lab.stopped')} `}
          {typeof state === 'object' && `${t('lab.failed', { why: state.failed })} `}
          {t('lab.progress-plain', { done: words.number(done, 0), of: words.number(of, 0) })}
        </span>
      </div>
      {first && (
        <div class="answer" data-testid="answer">
          {sheet!.worths.length > 1 && !shows(first) && (
            <p>{t('lab.none-shows', { n: sheet!.worths.length })}</p>
          )}
          <p class="display">{sayAnswer(first, words)}</p>
          {more.map((answer) => (
            <p key={sayAnswer(answer, words)}>{sayAnswer(answer, words)}</p>
          ))}
        </div>
      )}
      {sheet && sheet.answers.length === 0 && <p>{words.say('lab.answer.none')}</p>}
      <Acts {...props} />
      {sheet && <ExperimentPlots runs={runs} sheet={sheet} words={words} texts={texts} />}
    </article>
  );
}

const shows = ({ estimate: { low, high } }: QuestionAnswer): boolean => low > 0 || high < 0;

/** How far from zero, in widths of its interval. */
const weightOf = ({ estimate: { value, low, high } }: QuestionAnswer): number =>
  Math.abs(value) / (high - low || 1);

/** Of many cards those that show something, else the one that comes nearest to it: the plot tells the rest. */
function toldOf({ answers, worths }: AnswerSheet): readonly QuestionAnswer[] {
  if (worths.length < 2) return answers;
  return answers.some(shows)
    ? answers.filter(shows)
    : answers.toSorted((a, b) => weightOf(b) - weightOf(a)).slice(0, 1);
}

/** Everything that the figures depend on, so that no result stands under other settings than its own. */
function settingsOf(
  { wish, rules }: Experiment,
  { game }: ExperimentRoom,
  texts: Texts,
  words: Words,
): string {
  const numbers = Object.entries(wish.numbers).map(
    ([name, value]) => `${numberName(texts, name)} ${game.numbers?.[name]?.default ?? ''} → ${value}`,
  );
  const options = Object.entries(wish.options).map(
    ([name, value]) => `${texts[`option.${name}`] ?? name}: ${value}`,
  );
  return [
    ...(wish.ask.names ?? []).map(words.thing),
    t('lab.settings', {
      games: wish.games,
      seats: wish.seatCounts.join(', '),
      bots: wish.bots.map(botName).join(', '),
      seed: wish.seed,
      rules,
    }),
    ...options,
    ...numbers,
  ].join(' · ');
}

function Acts({ room, shown, onStop, onGoOn, onMore, onRemove }: CardProps): JSX.Element {
  const { experiment, planned, played, state } = shown;
  const { done, of } = gamesPlayedOf(planned.plans, played);
  const runs = runsOf(planned.plans, played);
  const name = `${experiment.game}-${experiment.wish.ask.question}`;
  return (
    <div class="lab-acts">
      {state === 'running' ? (
        <Button key="stop" sign="cross" onClick={onStop}>
          {t('lab.stop')}
        </Button>
      ) : done < of ? (
        <Button key="go-on" tone="go" sign="play" onClick={onGoOn}>
          {t('lab.go-on')}
        </Button>
      ) : (
        <Button key="more" sign="plus" onClick={onMore}>
          {t('lab.more')}
        </Button>
      )}
      <Button
        sign="download"
        disabled={done === 0}
        onClick={() => saveAsFile(`${name}-games.csv`, gamesCsv(runs), 'text/csv')}
      >
        CSV
      </Button>
      <Button
        sign="download"
        disabled={done === 0}
        onClick={() =>
          saveAsFile(`${name}-things.csv`, thingsCsv(room.exposures?.things ?? [], runs), 'text/csv')
        }
      >
        {t('lab.things-csv')}
      </Button>
      <Button
        sign="download"
        disabled={done === 0}
        onClick={() =>
          saveAsFile(`${name}.json`, JSON.stringify({ experiment, played }, null, 1), 'application/json')
        }
      >
        JSON
      </Button>
      <Button sign="link" href={`/games/${experiment.game}/lab${wishInHash(experiment.wish)}`}>
        {t('lab.repeat')}
      </Button>
      <Button sign="cross" onClick={onRemove}>
        {t('lab.remove')}
      </Button>
    </div>
  );
}
