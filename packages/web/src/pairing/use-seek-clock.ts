// The seconds that somebody has waited, by the server's clock, and what a screen reader hears of it every ten of them.
import { useSignal } from '@preact/signals';
import type { Seeking } from '@undercroft/protocol';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';
import { serverConnection } from '../net/connection.ts';

const SAY_EVERY = 10_000;
const TICK = 500;

/** `1:05` */
export const clockText = (milliseconds: number): string => {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

export const secondsUntil = (moment: number, now: number): number =>
  Math.max(0, Math.ceil((moment - now) / 1_000));

export const othersText = (n: number): string => (n === 0 ? t('pairing.nobody') : t('pairing.others', { n }));

export function useSeekClock(seek: Seeking): { readonly now: number; readonly said: string } {
  const now = useSignal(Date.now());
  const said = useSignal('');
  const latest = useRef(seek);
  latest.current = seek;
  useEffect(() => {
    let offset = 0;
    let saidAt = 0;
    void serverConnection().then((connection) => (offset = connection?.clockOffset() ?? 0));
    const tick = (): void => {
      now.value = Date.now() + offset;
      if (now.value - saidAt < SAY_EVERY) return;
      saidAt = now.value;
      said.value = inWords(latest.current, now.value);
    };
    tick();
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, []);
  return { now: now.value, said: said.value };
}

function inWords({ since, waiting, botsAt }: Seeking, now: number): string {
  const waited = t('pairing.waited', { n: Math.max(0, Math.round((now - since) / 1_000)) });
  const bots = botsAt === null ? [] : [t('pairing.bots-in', { n: secondsUntil(botsAt, now) })];
  return [waited, othersText(waiting), ...bots].join(' ');
}
