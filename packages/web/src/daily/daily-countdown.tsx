// How long until the next deal of the daily dungeon, counted down by the minute.
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import { timeLeftToday, untilNextDay } from './daily-time.ts';

export function DailyCountdown({
  ahead = 0,
}: {
  /** The server's clock minus ours. */ readonly ahead?: number;
}): JSX.Element {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 20_000);
    return () => clearInterval(timer);
  }, []);
  const { hours, minutes } = timeLeftToday(untilNextDay(now.value + ahead));
  return <>{t(hours > 0 ? 'daily.next-hours' : 'daily.next-minutes', { hours, minutes })}</>;
}
