// The button that starts a game at once: busy while the game comes, and ready again when it did not.
import { type Signal, useSignal } from '@preact/signals';
import { t } from '../i18n.ts';
import { headingFor, loadPart } from '../load-part.ts';

interface QuickStart {
  /** The game that is being started; empty for none. */
  readonly busy: Signal<string>;
  readonly problem: Signal<string>;
  start(game: string, seat?: number): void;
}

/** A game's page that starts at once; for a page that had to be loaded anew on the way. */
const addressOf = (game: string, seat: number | undefined): string => `/games/${game}?play=${seat ?? ''}`;

export function useQuickStart(): QuickStart {
  const busy = useSignal('');
  const problem = useSignal('');
  const start = async (game: string, seat?: number): Promise<void> => {
    // What has failed in this page fails again: a second press is a fresh page.
    if (problem.value !== '') return location.assign(addressOf(game, seat));
    busy.value = game;
    try {
      await headingFor(addressOf(game, seat), async () => {
        const { quickStart } = await loadPart(() => import('./quick-start.ts'));
        await quickStart(game, seat);
      });
    } catch {
      problem.value = t(navigator.onLine ? 'game.not-loaded' : 'not-kept');
    }
    busy.value = '';
  };
  return { busy, problem, start: (game, seat) => void start(game, seat) };
}
