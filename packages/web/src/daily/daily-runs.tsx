// All runs of one deal: the best of them, and one's own wherever it stands.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { type DailyRun, dailyPlaceOf } from './daily-results.ts';

const MOST = 8;

interface RunsProps {
  readonly runs: readonly DailyRun[];
  readonly me: string;
}

/** How many tried and how many won, and one's own place among them. */
export function RunCount({ runs, me }: RunsProps): JSX.Element {
  const mine = dailyPlaceOf(runs, me);
  return (
    <>
      {t('daily.runs', { n: runs.length, won: runs.filter(({ won }) => won).length })}
      {mine > 0 && ` ${t('daily.place', { n: mine })}`}
    </>
  );
}

export function DailyRuns({ runs, me }: RunsProps): JSX.Element {
  const mine = dailyPlaceOf(runs, me);
  const shown = runs
    .map((run, i) => ({ run, place: i + 1 }))
    .filter(({ place }) => place <= MOST || place === mine);
  return (
    <>
      <p class="verdict-line">
        <RunCount runs={runs} me={me} />
      </p>
      <div class="scroll-x">
        <table class="tallies">
          <thead>
            <tr>
              <th scope="col">{t('daily.who')}</th>
              <th scope="col">{t('daily.end')}</th>
              <th scope="col">{t('score.title')}</th>
              <th scope="col">{t('daily.entries')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ run, place }) => (
              <tr key={run.person} class={place === mine ? 'mine-row' : ''}>
                <th scope="row">
                  {place}. {run.name}
                </th>
                <td>{t(run.won ? 'played.won' : 'played.lost')}</td>
                <td>{run.points ?? '–'}</td>
                <td>{run.entries}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
