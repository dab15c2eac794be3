// The numbers that a new table will play differently from the printed ones, and the way back.
import { Button } from '@undercroft/kit';
import type { JSX } from 'preact';
import type { AnyGame } from '../games.ts';
import { gameTexts, t } from '../i18n.ts';
import { type Numbers, numberName } from './designed-numbers.ts';

export function ChangedNumbers({
  game,
  numbers,
  onDrop,
}: {
  readonly game: AnyGame;
  readonly numbers: Numbers;
  onDrop(): void;
}): JSX.Element {
  const texts = gameTexts(game.name);
  const changed = Object.entries(numbers);
  return (
    <section class="slab setup-numbers">
      <h2 class="display">{t('setup.numbers')}</h2>
      <ul>
        {changed.map(([name, value]) => (
          <li key={name}>
            {numberName(texts, name)}: {game.numbers![name]!.default} → <b>{value}</b>
          </li>
        ))}
      </ul>
      <Button sign="undo" onClick={onDrop}>
        {t('setup.numbers-drop')}
      </Button>
    </section>
  );
}
