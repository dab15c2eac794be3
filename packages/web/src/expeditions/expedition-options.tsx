// What an expedition is played with: every option in words, and what those change that are not as usual.
import { resolveTable } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { useLoaded } from '../components/use-loaded.ts';
import { importGame } from '../games.ts';
import { gameTexts, t } from '../i18n.ts';
import { optionRows } from '../setup/option-rows.ts';
import type { Expedition } from './expedition-api.ts';

interface Played {
  readonly of: Pick<Expedition, 'game' | 'seats' | 'options'>;
}

export function ExpeditionOptions({ of: { game, options } }: Played): JSX.Element | null {
  const rows = optionRows(game, options);
  if (rows.length === 0) return null;
  return (
    <p>
      <b>{t('setup.options')}.</b> {rows.map(({ title, word }) => `${title}: ${word}`).join('; ')}.
    </p>
  );
}

/** Stands where one sees it before one enters: a house rule is none of the book's. */
export function UnusualOptions({ of: { game: name, seats, options } }: Played): JSX.Element | null {
  const game = useLoaded(() => importGame(name), [name]);
  const texts = gameTexts(name);
  if (!game) return null;
  const usual = resolveTable(game, seats).options;
  const helps = Object.keys(options).flatMap((option) =>
    options[option] === usual[option] ? [] : (texts[`option.${option}.help`] ?? []),
  );
  return helps.length > 0 ? <p class="summary">{helps.join(' ')}</p> : null;
}
