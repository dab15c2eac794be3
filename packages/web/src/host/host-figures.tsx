// How the server does, in a few numbers.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import type { HostHealth } from './ask-host.ts';

const MEGABYTE = 1_000_000;
const [MINUTE, HOUR, DAY] = [60, 3600, 86_400] as const;

/** In the largest unit that makes at least one of it. */
const upTime = (seconds: number): readonly [count: number, unit: string] =>
  seconds >= 2 * DAY
    ? [Math.floor(seconds / DAY), 'days']
    : seconds >= HOUR
      ? [Math.floor(seconds / HOUR), 'hours']
      : [Math.max(1, Math.floor(seconds / MINUTE)), 'minutes'];

export function HostFigures({ health }: { readonly health: HostHealth }): JSX.Element {
  const { tables, sockets, tablesInMemory, memory, uptime, version } = health;
  const [up, unit] = upTime(uptime);
  const figures: readonly (readonly [name: string, value: string, note: string])[] = [
    ['in-play', String(tables.playing ?? 0), t('host.of-open', { n: tables.open ?? 0 })],
    ['here', String(sockets), t('host.in-memory', { n: tablesInMemory })],
    ['memory', String(Math.round(memory.rss / MEGABYTE)), t('host.megabytes')],
    ['up', String(up), t(`host.${unit}`, { n: up, version })],
  ];
  return (
    <dl class="host-figures">
      {figures.map(([name, value, note]) => (
        <div key={name} class="slab pad">
          <dt>{t(`host.figure.${name}`)}</dt>
          <dd>
            <b class="display">{value}</b> <small>{note}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}
