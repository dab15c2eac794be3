// The window of an expedition as a line of time: where it stands now, and where one's own runs began.
import type { JSX } from 'preact';
import { spokenLanguageNow, t } from '../i18n.ts';
import type { Expedition } from './expedition-api.ts';
import { sayLeft, sayMoment, zoneAt } from './expedition-title.ts';

const DAY = 86_400_000;

/** The middle of each day of the window, as the reader counts days. */
function daysOf(opens: number, closes: number): readonly number[] {
  const first = new Date(opens).setHours(12, 0, 0, 0);
  return Array.from({ length: Math.ceil((closes - opens) / DAY) + 1 }, (_, i) => first + i * DAY).filter(
    (noon) => noon > opens && noon < closes,
  );
}

export function ExpeditionWindow({
  of,
  now,
}: {
  readonly of: Expedition;
  readonly now: number;
}): JSX.Element {
  const { opens, closes, openAt, state, deals } = of;
  const share = (moment: number): string =>
    `${(100 * Math.min(1, Math.max(0, (moment - opens) / (closes - opens)))).toFixed(2)}%`;
  const [key, moment] =
    state === 'announced'
      ? ['opens', opens]
      : state === 'open'
        ? ['until', closes]
        : state === 'ending'
          ? ['ending', openAt]
          : ['closed', closes];
  const day = new Intl.DateTimeFormat(spokenLanguageNow(), { weekday: 'short' });
  const days = daysOf(opens, closes);
  return (
    <div class="window">
      <p>
        <b>{t(`expedition.window.${key}`, { when: sayMoment(moment as number) })}</b>{' '}
        <small>
          {t('expedition.zone', { zone: zoneAt(moment as number) })}
          {state !== 'over' && `, ${sayLeft(moment as number, now)}`}
        </small>
      </p>
      <div class="window-line" aria-hidden="true">
        <i class="gone" style={{ width: share(now) }} />
        {deals.map(
          ({ number, began }) =>
            began !== null && <i key={number} class="run" style={{ left: share(began) }} />,
        )}
      </div>
      {days.length > 1 && (
        <ol class="window-days" aria-hidden="true">
          {days.map((noon) => (
            <li key={noon} style={{ left: share(noon) }}>
              {day.format(noon)}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
