// What an experiment is: how many games, which tables, which bots, which seed.
import { useSignal } from '@preact/signals';
import { LEVELS, levelOf } from '@undercroft/bots/levels';
import { type Options, resolveTable } from '@undercroft/kernel';
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import { SelectField } from '../components/form-fields.tsx';
import type { AnyGame } from '../games.ts';
import { spokenLanguageNow, t } from '../i18n.ts';
import { OptionFields } from '../setup/option-fields.tsx';

export interface ExperimentWish {
  readonly games: number;
  readonly bots: readonly string[];
  readonly seatCounts: readonly number[];
  readonly seed: string;
  readonly options: Options;
}

const GAMES = [40, 100, 200, 400, 1000];
/** Levels that stop early: the others take too long for hundreds of games. */
const LAB_LEVELS = LEVELS.filter(({ isFair }) => isFair);
const BOTS = ['random', 'greedy', ...LAB_LEVELS.map(({ id }) => id)];
const SLOW = 500;

function botName(id: string): string {
  const level = levelOf(id);
  if (!level) return t(`lab.bot.${id}`);
  const title = level.title[spokenLanguageNow()];
  return t(level.milliseconds < SLOW ? 'lab.bot.level' : 'lab.bot.slow-level', {
    level: title.charAt(0).toLocaleUpperCase() + title.slice(1),
  });
}

export function ExperimentForm({
  game,
  isRunning,
  onStart,
  onStop,
}: {
  readonly game: AnyGame;
  readonly isRunning: boolean;
  onStart(wish: ExperimentWish): void;
  onStop(): void;
}): JSX.Element {
  const [min, max] = game.seats;
  const games = useSignal(200);
  const bot = useSignal('greedy');
  const seats = useSignal(min);
  const seed = useSignal('1');
  const given = useSignal<Options>({});
  const { options } = resolveTable(game, seats.value, given.value);
  const start = (event: Event): void => {
    event.preventDefault();
    onStart({
      games: games.value,
      bots: [bot.value],
      seatCounts: [seats.value],
      seed: seed.value.trim() || '1',
      options: given.value,
    });
  };
  return (
    <form class="slab lab-form" onSubmit={start}>
      <h2 class="display">{t('lab.run')}</h2>
      <SelectField
        title={t('lab.games')}
        value={games.value}
        values={GAMES}
        name={String}
        onPick={(value) => (games.value = value)}
      />
      {min !== max && (
        <SelectField
          title={t('lab.seats')}
          value={seats.value}
          values={Array.from({ length: max - min + 1 }, (_, i) => min + i)}
          name={String}
          onPick={(value) => (seats.value = value)}
        />
      )}
      <SelectField
        title={t('lab.bots')}
        value={bot.value}
        values={BOTS}
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
          <OptionFields game={game} values={options} given={given} />
        </details>
      )}
      {/* Two buttons with keys: were it one that changes its type, the press that stops would also submit. */}
      {isRunning ? (
        <Button key="stop" sign="cross" onClick={onStop}>
          {t('lab.stop')}
        </Button>
      ) : (
        <Button key="start" tone="go" type="submit" sign="play">
          {t('lab.start')}
        </Button>
      )}
    </form>
  );
}
