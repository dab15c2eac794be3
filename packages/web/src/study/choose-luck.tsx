// Luck that somebody wishes for: every draw that a choice asks for is picked by hand, one after another.
import { signal } from '@preact/signals';
import { chanceFrom, type Seat } from '@undercroft/kernel';
import { Sheet } from '@undercroft/kit';
import type { JSX } from 'preact';
import type { AnyGame } from '../games.ts';
import { t } from '../i18n.ts';

interface Asked {
  readonly number: number;
  readonly count: number;
  pick(value: number | undefined): void;
}

const asked = signal<Asked | undefined>(undefined);
/** More than this nobody wants to read: the rest is fresh. */
const MOST_BUTTONS = 60;

class NeedsLuck {
  readonly count: number;
  constructor(count: number) {
    this.count = count;
  }
}

/** Every draw of the choice, as picked; undefined where the reader gave up. */
export async function chosenLuck(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  choice: unknown,
): Promise<readonly number[] | undefined> {
  const luck: number[] = [];
  for (;;) {
    let next = 0;
    const chance = chanceFrom((count) => {
      const value = luck[next++];
      if (value === undefined) throw new NeedsLuck(count);
      return value;
    });
    try {
      game.play(game.copy(position), seat, choice, chance);
      return luck;
    } catch (needs) {
      if (!(needs instanceof NeedsLuck)) throw needs;
      const value = await new Promise<number | undefined>((pick) => {
        asked.value = { number: luck.length + 1, count: Math.min(needs.count, MOST_BUTTONS), pick };
      });
      asked.value = undefined;
      if (value === undefined) return undefined;
      luck.push(value);
    }
  }
}

export function ChooseLuck(): JSX.Element | null {
  const now = asked.value;
  if (!now) return null;
  return (
    <Sheet
      key={now.number}
      title={t('studies.luck-number', { n: now.number })}
      closeLabel={t('studies.luck-stop')}
      onClose={() => now.pick(undefined)}
    >
      <p class="help">{t('studies.luck-about')}</p>
      <div class="luck-values">
        {Array.from({ length: now.count }, (_, value) => (
          <button key={value} type="button" class="btn fig" onClick={() => now.pick(value)}>
            {value + 1}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
