// What is asked, and of which tables: the question, its cards, the number of games, seats, bots, options and seed.
import { type Signal, useSignal } from '@preact/signals';
import { defaultLevel, levelOf } from '@undercroft/bots/levels';
import { type Options, resolveTable, type Thing } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import {
  ALL_KINDS,
  type Ask,
  type CardTest,
  LADDER_BOTS,
  planFor,
  QUESTIONS,
  TESTS,
  testableThings,
  testsOf,
  type Words,
} from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { SelectField } from '../components/form-fields.tsx';
import type { AnyGame } from '../games.ts';
import { hasText, spokenLanguageNow, t } from '../i18n.ts';
import { OptionFields } from '../setup/option-fields.tsx';
import type { ExperimentRoom, ExperimentWish } from './lab-experiment.ts';

const GAMES = [40, 100, 200, 400, 1000, 4000, 10_000];
const ALL_SIZES = 0;
const DIFFERENCES = [1, 2, 3, 5, 10];

export function botName(id: string): string {
  const level = levelOf(id);
  if (!level) return t(`lab.bot.${id}`);
  const title = level.title[spokenLanguageNow()];
  return t(level === defaultLevel ? 'lab.bot.slow-level' : 'lab.bot.level', {
    level: title.charAt(0).toLocaleUpperCase() + title.slice(1),
  });
}

type AskedQuestion = Ask['question'];

/** The questions that this game has an answer to. */
function questionsOf({ game, exposures }: ExperimentRoom): readonly AskedQuestion[] {
  const plan = planFor(game, { games: 1 });
  const can = (test: CardTest): boolean => testableThings(game, exposures, test, plan).length > 0;
  const isAlone = game.seats[1] === 1;
  return [...QUESTIONS, 'worth' as const, 'cards' as const].filter((question) => {
    if (question === 'first') return !isAlone;
    if (question === 'cast') return can('deal');
    if (question === 'worth' || question === 'cards' || question === 'better') return can('hand');
    return question !== 'change' || game.numbers !== undefined;
  });
}

export interface Draft {
  readonly question: Signal<AskedQuestion>;
  readonly cards: Signal<readonly [string, string]>;
  readonly kind: Signal<string>;
  readonly test: Signal<CardTest>;
  readonly difference: Signal<number>;
  readonly games: Signal<number>;
  readonly bot: Signal<string>;
  readonly seats: Signal<number>;
  readonly seed: Signal<string>;
  readonly options: Signal<Options>;
}

/** The form's own state, from a wish that an address carried or from the defaults; numbers that came changed are what is asked about. */
export function useDraft(room: ExperimentRoom, wish: ExperimentWish | undefined, hasChanges: boolean): Draft {
  const first = hasChanges ? 'change' : questionsOf(room).includes('first') ? 'first' : 'lose';
  const [one = '', other = one] = wish?.ask.names ?? handThings(room).map(({ id }) => id);
  return {
    question: useSignal<AskedQuestion>(wish?.ask.question ?? first),
    cards: useSignal<readonly [string, string]>([one, other]),
    kind: useSignal(wish?.ask.kind ?? ALL_KINDS),
    test: useSignal<CardTest>(wish?.ask.test ?? 'hand'),
    difference: useSignal(Math.round(100 * (wish?.ask.difference ?? 0.03))),
    games: useSignal(wish?.games ?? 200),
    bot: useSignal(wish?.bots[0] ?? 'greedy'),
    seats: useSignal(
      wish === undefined ? room.game.seats[0] : wish.seatCounts.length > 1 ? ALL_SIZES : wish.seatCounts[0]!,
    ),
    seed: useSignal(wish?.seed ?? '1'),
    options: useSignal<Options>(wish?.options ?? {}),
  };
}

const sizesOf = ({ seats: [min, max] }: AnyGame): number[] =>
  Array.from({ length: max - min + 1 }, (_, i) => min + i);

const handThings = ({ game, exposures }: ExperimentRoom): Thing[] =>
  testableThings(game, exposures, 'hand', planFor(game, { games: 1 }));

/** The wish that the form stands for; the numbers come from beside it. */
export function wishOf({ game }: ExperimentRoom, draft: Draft): Omit<ExperimentWish, 'numbers'> {
  const question = draft.question.value;
  const [one, other] = draft.cards.value;
  const names = question === 'better' ? [one, other] : question === 'worth' ? [one] : undefined;
  return {
    ask: {
      question,
      ...(names && { names }),
      ...(question === 'cards' && { kind: draft.kind.value }),
      ...((question === 'worth' || question === 'cards') && { test: draft.test.value }),
      ...(question === 'games' && { difference: draft.difference.value / 100 }),
    },
    games: draft.games.value,
    bots: [draft.bot.value],
    seatCounts: draft.seats.value === ALL_SIZES ? sizesOf(game) : [draft.seats.value],
    seed: draft.seed.value.trim() || '1',
    options: draft.options.value,
  };
}

interface QuestionFormProps {
  readonly room: ExperimentRoom;
  readonly draft: Draft;
  readonly words: Words;
}

export function QuestionForm({
  room,
  draft,
  words,
  onStart,
}: QuestionFormProps & { onStart(): void }): JSX.Element {
  const { question } = draft;
  const start = (event: Event): void => {
    event.preventDefault();
    onStart();
  };
  return (
    <form class="slab lab-form" onSubmit={start}>
      <h2 class="display">{t('lab.question')}</h2>
      <div class="lab-questions" role="radiogroup" aria-label={t('lab.question')}>
        {questionsOf(room).map((one) => (
          <label key={one} class={one === question.value ? 'on' : ''}>
            <input
              type="radio"
              name="question"
              class="vh"
              value={one}
              checked={one === question.value}
              onChange={() => (question.value = one)}
            />
            {t(`lab.ask.${one}`)}
          </label>
        ))}
      </div>
      <QuestionFields room={room} draft={draft} words={words} />
      <h2 class="display">{t('lab.run')}</h2>
      <RunFields room={room} draft={draft} words={words} />
      <Button tone="go" type="submit" sign="play">
        {t('lab.start')}
      </Button>
    </form>
  );
}

/** How many games are played, at which tables and by whom. */
function RunFields({ room: { game }, draft, words }: QuestionFormProps): JSX.Element {
  const { games, bot, seats, seed, options, question } = draft;
  const sizes = sizesOf(game);
  const resolved = resolveTable(game, seats.value || sizes[0]!, options.value).options;
  return (
    <>
      <SelectField
        title={t(question.value === 'cards' ? 'lab.games-in-all' : 'lab.games')}
        value={games.value}
        values={[...new Set([...GAMES, games.value])].sort((a, b) => a - b)}
        name={(value) => words.number(value, 0)}
        onPick={(value) => (games.value = value)}
      />
      {sizes.length > 1 && (
        <SelectField
          title={t('lab.seats')}
          value={seats.value}
          values={[...sizes, ALL_SIZES]}
          name={(value) => (value === ALL_SIZES ? t('lab.all-sizes') : String(value))}
          onPick={(value) => (seats.value = value)}
        />
      )}
      <SelectField
        title={t('lab.bots')}
        value={bot.value}
        values={LADDER_BOTS}
        name={botName}
        onPick={(value) => (bot.value = value)}
      />
      <label>
        <span>{t('lab.seed')}</span>
        <input
          type="text"
          maxLength={40}
          value={seed.value}
          onInput={(event) => (seed.value = event.currentTarget.value)}
        />
      </label>
      {Object.keys(game.options).length > 0 && (
        <details>
          <summary>{t('setup.options')}</summary>
          <OptionFields game={game} values={resolved} given={options} />
        </details>
      )}
    </>
  );
}

/** What the question is about: one card, two, a kind of them, or a difference. */
function QuestionFields({ room, draft, words }: QuestionFormProps): JSX.Element | null {
  const { question, cards, kind, test, difference } = draft;
  const things = handThings(room);
  const [one, other] = cards.value;
  const card = (title: string, value: string, pick: (id: string) => void): JSX.Element => (
    <SelectField
      title={title}
      value={value}
      values={things.map(({ id }) => id)}
      name={words.thing}
      onPick={pick}
    />
  );
  if (question.value === 'games')
    return (
      <SelectField
        title={t('lab.difference-of')}
        value={difference.value}
        values={DIFFERENCES}
        name={(value) => t('lab.points', { n: value })}
        onPick={(value) => (difference.value = value)}
      />
    );
  if (question.value === 'better')
    return (
      <>
        {card('A', one, (id) => (cards.value = [id, other]))}
        {card('B', other, (id) => (cards.value = [one, id]))}
      </>
    );
  if (question.value === 'worth')
    return (
      <>
        {card(t('lab.card'), one, (id) => (cards.value = [id, other]))}
        <TestField room={room} thing={things.find(({ id }) => id === one)} test={test} />
      </>
    );
  if (question.value !== 'cards') return null;
  return (
    <SelectField
      title={t('lab.kind')}
      value={kind.value}
      values={[ALL_KINDS, ...new Set(things.map((thing) => thing.kind))]}
      name={(id) => (hasText(`lab.kind.${id}`) ? t(`lab.kind.${id}`) : id)}
      onPick={(id) => (kind.value = id)}
    />
  );
}

function TestField({
  room: { game, exposures },
  thing,
  test,
}: {
  readonly room: ExperimentRoom;
  readonly thing: Thing | undefined;
  readonly test: Signal<CardTest>;
}): JSX.Element | null {
  if (!thing || !exposures) return null;
  const can = testsOf(game, exposures, thing, planFor(game, { games: 1 }));
  const value = can.includes(test.value) ? test.value : can[0]!;
  if (value !== test.value) test.value = value;
  return (
    <SelectField
      title={t('lab.test')}
      value={value}
      values={TESTS.filter((one) => can.includes(one))}
      name={(one) => t(`lab.test.${one}`)}
      onPick={(one) => (test.value = one)}
    />
  );
}
