// What an expedition is played with: every option in words, and what those change that are not as usual.
import { resolveTable } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import { importGame } from '../games.ts';
import { gameTexts, t } from '../i18n.ts';
import { optionRows } from '../setup/option-rows.ts';
import type { Expedition } from './expedition-api.ts';

export function ExpeditionOptions({
  of: { game: name, seats, options },
}: {
  readonly of: Pick<Expedition, 'game' | 'seats' | 'options'>;
}): JSX.Element | null {
  const game = useLoaded(() => importGame(name), [name]);
  const rows = optionRows(name, options);
  if (!game || rows.length === 0) return null;
  const usual = resolveTable(game, seats).options;
  const unusual = rows.filter((row) => options[row.name] !== usual[row.name]);
  const list = rows.map(({ title, word }) => `${title}: ${word}`).join('; ');
  const helps = unusual.flatMap((row) => gameTexts(name)[`option.${row.name}.help`] ?? []);
  return (
    <p>
      <b>{t('setup.options')}.</b> {[`${list}.`, ...helps].join(' ')}
    </p>
  );
}
