// How the server does, in a few numbers.
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import type { HostHealth } from './ask-host.ts';

const MEGABYTE = 1_000_000;
const HOUR = 3600;

export function HostFigures({ health }: { readonly health: HostHealth }): JSX.Element {
  const { tables, sockets, tablesInMemory, memory, uptime, version } = health;
  const figures: readonly (readonly [name: string, value: string, note: string])[] = [
    ['in-play', String(tables.playing ?? 0), t('host.of-open', { n: tables.open ?? 0 })],
    ['here', String(sockets), t('host.in-memory', { n: tablesInMemory })],
    ['memory', String(Math.round(memory.rss / MEGABYTE)), 'MB'],
    ['up', String(Math.floor(uptime / HOUR)), t('host.hours', { version })],
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
