// The time that is left for the seat that is asked, counted down every second.
import { useSignal } from '@preact/signals';
import { Sign } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import type { ModelProps } from './table-model.ts';

export function ClockChip({ model }: ModelProps): JSX.Element | null {
  const now = useSignal(Date.now());
  const clocks = model.source.clocks?.value;
  const viewer = model.source.viewer.value;
  useEffect(() => {
    if (!clocks) return;
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, [clocks !== undefined]);
  if (!clocks) return null;
  if (clocks.paused) return <span class="chip">{t('clock.paused')}</span>;
  const mine = typeof viewer === 'number' ? clocks.deadlines[viewer] : undefined;
  const deadline = mine ?? clocks.deadlines.find((time) => time !== null);
  if (deadline === undefined || deadline === null) return null;
  const left = Math.max(0, Math.ceil((deadline - now.value) / 1000));
  return (
    <span
      class={left < 20 ? 'chip warnchip' : 'chip'}
      role="timer"
      aria-label={t('clock.left', { time: timeLeft(left) })}
    >
      <Sign name="clock" size={15} />
      {timeLeft(left)}
    </span>
  );
}

export function timeLeft(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0');
  const [days, hours] = [Math.floor(seconds / 86400), Math.floor((seconds % 86400) / 3600)];
  const minutes = Math.floor((seconds % 3600) / 60);
  if (days > 0) return `${days}:${two(hours)}:${two(minutes)}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
