// What an expedition is called, and its window in the reader's own time.
import { gameTitle, spokenLanguageNow, t } from '../i18n.ts';
import type { ListedExpedition } from './expedition-api.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

type Titled = Pick<ListedExpedition, 'game' | 'kind' | 'opens'>;

export function expeditionTitle({ game, kind, opens }: Titled): string {
  const title = gameTitle(game);
  const day = new Intl.DateTimeFormat(spokenLanguageNow(), {
    day: 'numeric',
    month: 'long',
    // Live tables are set at an hour, which is the reader's own. Else the day is Greenwich's: here it may begin on the evening before.
    ...(kind === 'evening' ? { hour: '2-digit', minute: '2-digit' } : { timeZone: 'UTC' }),
  });
  return t(`expedition.title.${kind}`, { game: title, day: day.format(opens), n: isoWeek(opens) });
}

/** The week of the year as calendars print it. */
export function isoWeek(moment: number): number {
  const day = new Date(Math.floor(moment / DAY) * DAY);
  const thursday = day.getTime() + (4 - (day.getUTCDay() || 7)) * DAY;
  const year = Date.UTC(new Date(thursday).getUTCFullYear(), 0, 1);
  return 1 + Math.floor((thursday - year) / (7 * DAY));
}

export const sayMoment = (moment: number): string =>
  new Intl.DateTimeFormat(spokenLanguageNow(), {
    weekday: 'long',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);

/** The hours at which the next two live expeditions begin: each a week and eight hours after the one before. */
export function hoursAfter(opens: number): { readonly one: string; readonly two: string } {
  const hour = new Intl.DateTimeFormat(spokenLanguageNow(), { hour: '2-digit', minute: '2-digit' });
  const [one, two] = [1, 2].map((n) => hour.format(opens + n * (7 * DAY + 8 * HOUR))) as [string, string];
  return { one, two };
}

/** How far the reader's clock is from Greenwich at the moment; names of zones read oddly in half of the languages. */
export const zoneAt = (moment: number): string =>
  new Intl.DateTimeFormat(spokenLanguageNow(), { timeZoneName: 'shortOffset' })
    .formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName')!.value;

/** How long until then, in the two largest units. */
export function sayLeft(until: number, now: number): string {
  const left = Math.max(0, until - now);
  const [days, hours, minutes] = [
    Math.floor(left / DAY),
    Math.floor((left % DAY) / HOUR),
    Math.floor((left % HOUR) / 60_000),
  ] as const;
  return days > 0
    ? t('expedition.left-days', { days, hours })
    : t('expedition.left-hours', { hours, minutes });
}
