// The last half year of games as a wall of stones, a column for a week: the fuller a stone, the more games that day.
import type { JSX } from 'preact';
import { sayDay, t } from '../i18n.ts';
import type { Played } from './played-games.ts';

const WEEKS = 26;
const DAY = 24 * 60 * 60_000;
/** More games in a day do not make a stone fuller. */
const FULL = 4;

const dayOf = (time: number): number =>
  Math.floor((time - new Date(time).getTimezoneOffset() * 60_000) / DAY);

export function Evenings({ games }: { readonly games: readonly Played[] }): JSX.Element {
  const today = dayOf(Date.now());
  // Weeks begin on Monday; the first of January 1970 was a Thursday.
  const first = today - ((today + 3) % 7) - (WEEKS - 1) * 7;
  const counts = new Map<number, number>();
  for (const { finished } of games) {
    const day = dayOf(finished);
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  const days = Array.from({ length: today - first + 1 }, (_, i) => first + i);
  const played = days.filter((day) => counts.has(day)).length;
  return (
    <section class="slab pad evenings">
      <header>
        <h2 class="label">{t('profile.evenings')}</h2>
        <small>{t('profile.evenings-n', { n: played })}</small>
      </header>
      <svg
        viewBox={`0 0 ${WEEKS * 16} ${7 * 16}`}
        role="img"
        aria-label={t('profile.evenings-n', { n: played })}
      >
        {days.map((day, i) => {
          const count = Math.min(FULL, counts.get(day) ?? 0);
          return (
            <rect
              key={day}
              x={Math.floor(i / 7) * 16 + 1}
              y={(i % 7) * 16 + 1}
              width="14"
              height="14"
              rx="3"
              class={count > 0 ? 'lit' : ''}
              fill-opacity={count > 0 ? 0.25 + (0.75 * count) / FULL : 1}
            />
          );
        })}
      </svg>
      <p class="evenings-ends">
        <small>{sayDay(first * DAY)}</small>
        <small>{sayDay(today * DAY)}</small>
      </p>
    </section>
  );
}
