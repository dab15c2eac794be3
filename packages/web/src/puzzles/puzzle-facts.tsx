// How hard a puzzle is, who found it, and once it is answered what it is about.
import type { JSX } from 'preact';
import { botTitle } from '../bots/bot-levels.ts';
import { sayShare } from '../format-numbers.ts';
import { t } from '../i18n.ts';
import { type PuzzleDesk, shownStep } from './puzzle-desk.ts';
import { themeName } from './puzzle-rules.ts';

/** From the easiest to the hardest: as many of these a difficulty has passed, so many bars are lit. */
const BARS = [800, 1100, 1400, 1700] as const;

export function PuzzleFacts({ desk }: { readonly desk: PuzzleDesk }): JSX.Element {
  const { told, source } = desk;
  const step = shownStep(desk);
  const known = told.value;
  const box = source.solving.isOver.value ? step?.box : undefined;
  const names = box?.themes.flatMap((theme) => {
    const name = themeName(source.game.name, theme);
    return name === undefined ? [] : [{ theme, name }];
  });
  const difficulty = known?.difficulty ?? Math.round((source.puzzle.difficulty.mu - 6) * 40 + 1000);
  return (
    <section class="puzzle-facts slab">
      <p class="hardness">
        <span class="label">{t('puzzle.difficulty')}</span>
        <b class="display">{difficulty}</b>
        <span class="bars" aria-hidden="true">
          {[0, ...BARS].map((from) => (
            <i key={from} class={difficulty >= from ? 'on' : ''} />
          ))}
        </span>
      </p>
      {known && known.tries > 1 && (
        <p class="found">
          {t('puzzle.found-by', { share: sayShare(known.solved / known.tries), n: known.tries })}
        </p>
      )}
      {box && (
        <p class="found">
          {Object.entries(box.solved)
            .map(([level, share]) => `${botTitle(level)} ${sayShare(share)}`)
            .join(' · ')}
        </p>
      )}
      {names && names.length > 0 && (
        <ul class="puzzle-themes" aria-label={t('puzzle.themes')}>
          {names.map(({ theme, name }) => (
            <li key={theme} class="chip">
              {name}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
