// One deal of the daily dungeon: begin it or go on; below it how all did yesterday, with its seal open.

import { useSignal } from '@preact/signals';
import { Button } from '@undercroft/kit';
import type { DailyOffer, TableCard } from '@undercroft/protocol';
import type { JSX } from 'preact';
import { ProblemNote } from '../components/problem-note.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { doorOf, gameCardOf } from '../games.ts';
import { errorText, gameTitle, t } from '../i18n.ts';
import { askServer } from '../net/server-api.ts';
import { go } from '../router.ts';
import { type DailyResults, heldAgainst, keptFingerprints } from './daily-results.ts';
import { DailyRuns } from './daily-runs.tsx';
import { dayBefore } from './daily-time.ts';

/** The runs of a day that is over. */
function useRuns(game: string, day: string): DailyResults | undefined {
  const asked = useLoaded(() => askServer<DailyResults>('GET', `/api/daily/${game}/${day}`), [game, day]);
  return asked?.ok ? asked.data : undefined;
}

/** A table that is not among those in play is over. */
const isOver = (table: string | null, tables: readonly TableCard[]): boolean =>
  table !== null &&
  !tables.some(({ id, state }) => id === table && (state === 'open' || state === 'playing'));

export function DailyDeal({
  offer,
  me,
  tables,
}: {
  readonly offer: DailyOffer;
  readonly me: string;
  readonly tables: readonly TableCard[];
}): JSX.Element {
  const { game, day, table, commitment } = offer;
  const card = gameCardOf(game)!;
  const problem = useSignal('');
  const begin = async (): Promise<void> => {
    const begun = await askServer<{ readonly table: string }>('POST', `/api/daily/${game}`);
    if (begun.ok) go(`/t/${begun.data.table}`);
    else problem.value = errorText(begun);
  };
  const state = table === null ? 'untried' : isOver(table, tables) ? 'done' : 'begun';
  return (
    <section class="deal slab" data-game={game}>
      <header>
        <span class="mini-door">{doorOf(game) && <img src={doorOf(game)} alt="" />}</span>
        <div class="grow">
          <h2 class="display">{gameTitle(card.name)}</h2>
          <p class="help">{t(`daily.state.${state}`)}</p>
        </div>
        {state !== 'done' && (
          <Button tone="go" sign="play" onClick={() => void begin()}>
            {t(state === 'begun' ? 'tables.resume' : 'nav.play')}
          </Button>
        )}
      </header>
      <ProblemNote text={problem.value} />
      <details class="seal">
        <summary>{t('daily.seal')}</summary>
        <code>{commitment}</code>
      </details>
      <Yesterday
        game={game}
        day={dayBefore(day)}
        me={me}
        table={tables.find((one) => one.game === game && one.daily === dayBefore(day))?.id}
      />
    </section>
  );
}

interface YesterdayProps extends Pick<DailyOffer, 'game' | 'day'> {
  readonly me: string;
  /** My own run of that day. */
  readonly table: string | undefined;
}

function Yesterday({ game, day, me, table }: YesterdayProps): JSX.Element | null {
  const runs = useRuns(game, day);
  if (!runs?.secret) return null;
  const seen = heldAgainst(keptFingerprints(), game, day, runs.secret);
  return (
    <div class="yesterday">
      <h3 class="label">{t('daily.yesterday')}</h3>
      {runs.results.length === 0 ? <p>{t('daily.nobody')}</p> : <DailyRuns runs={runs.results} me={me} />}
      <details class="seal">
        <summary>{t('daily.secret')}</summary>
        <code>{runs.secret}</code>
        <p class={seen === 'differs' ? 'why refused' : 'help'}>{t(`daily.seen.${seen}`)}</p>
      </details>
      {table !== undefined && (
        <p class="way-links">
          <a class="clause" href={`/replay/${table}`}>
            {t('result.replay')}
          </a>
          <a class="clause" href={`/verify/${table}`}>
            {t('replay.verify')}
          </a>
        </p>
      )}
    </div>
  );
}
