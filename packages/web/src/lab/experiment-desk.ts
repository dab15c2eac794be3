// The experiments of a page: kept ones come back, one plays at a time, and whatever is played is kept at once.
import { type Signal, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { ShownExperiment } from './experiment-card.tsx';
import {
  type Experiment,
  type ExperimentRoom,
  type ExperimentWish,
  gamesPlayedOf,
  plannedExperiment,
} from './lab-experiment.ts';
import { dropExperiment, keepChunk, keepExperiment, keptExperiments } from './lab-store.ts';
import { playTasks, tasksOf, withChunk } from './run-experiment.ts';

export interface ExperimentDesk {
  readonly shown: Signal<readonly ShownExperiment[]>;
  start(wish: ExperimentWish, label: string): void;
  goOn(id: string): void;
  /** Twice as many games, those played already among them. */
  more(id: string): void;
  stop(): void;
  rename(id: string, label: string): void;
  remove(id: string): void;
}

export function useExperimentDesk(room: ExperimentRoom): ExperimentDesk {
  const shown = useSignal<readonly ShownExperiment[]>([]);
  const running = useRef<AbortController | undefined>(undefined);
  const change = (id: string, news: (one: ShownExperiment) => Partial<ShownExperiment>): void => {
    shown.value = shown.value.map((one) => (one.experiment.id === id ? { ...one, ...news(one) } : one));
  };
  useKept(room, shown, running);
  const play = async (id: string): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const found = shown.value.find(({ experiment }) => experiment.id === id);
    if (!found) return;
    change(id, () => ({ state: 'running' }));
    try {
      await playTasks(tasksOf(found.planned.plans, found.played), own.signal, (variant, data) => {
        change(id, ({ played }) => ({ played: withChunk(played, variant, data) }));
        void keepChunk(id, variant, data);
      });
      change(id, () => ({ state: 'done' }));
    } catch (error) {
      change(id, () => ({ state: own.signal.aborted ? 'stopped' : { failed: (error as Error).message } }));
    }
  };
  const replace = (id: string, experiment: Experiment): void => {
    change(id, () => ({ experiment, planned: plannedExperiment(room, experiment.wish) }));
    void keepExperiment(experiment);
  };
  return {
    shown,
    start: (wish, label) => {
      const { name, rules } = room.game;
      const made = Date.now();
      const experiment: Experiment = { id: crypto.randomUUID(), game: name, rules, label, made, wish };
      const planned = plannedExperiment(room, wish);
      shown.value = [{ experiment, planned, played: {}, state: 'running' }, ...shown.value];
      void keepExperiment(experiment);
      void play(experiment.id);
    },
    goOn: (id) => void play(id),
    more: (id) => {
      const found = shown.value.find(({ experiment }) => experiment.id === id);
      if (!found) return;
      const { experiment } = found;
      replace(id, { ...experiment, wish: { ...experiment.wish, games: 2 * experiment.wish.games } });
      void play(id);
    },
    stop: () => running.current?.abort(),
    rename: (id, label) => {
      const found = shown.value.find(({ experiment }) => experiment.id === id);
      if (found) replace(id, { ...found.experiment, label });
    },
    remove: (id) => {
      if (shown.value.some(({ experiment, state }) => experiment.id === id && state === 'running'))
        running.current?.abort();
      shown.value = shown.value.filter(({ experiment }) => experiment.id !== id);
      void dropExperiment(id);
    },
  };
}

/** What was kept comes back; whoever leaves stops what plays. */
function useKept(
  room: ExperimentRoom,
  shown: Signal<readonly ShownExperiment[]>,
  running: { readonly current: AbortController | undefined },
): void {
  useEffect(() => {
    let isHere = true;
    void keptExperiments(room.game.name).then((kept) => {
      if (isHere)
        shown.value = [...shown.value, ...kept.flatMap((one) => restored(room, one.experiment, one.played))];
    });
    return () => {
      isHere = false;
      running.current?.abort();
    };
  }, [room.game.name]);
}

/** One that was kept; nothing where the game has other rules by now, or does not fit any more. */
function restored(
  room: ExperimentRoom,
  experiment: Experiment,
  played: ShownExperiment['played'],
): ShownExperiment[] {
  if (experiment.rules !== room.game.rules) return [];
  try {
    const planned = plannedExperiment(room, experiment.wish);
    const { done, of } = gamesPlayedOf(planned.plans, played);
    return [{ experiment, planned, played, state: done < of ? 'stopped' : 'done' }];
  } catch {
    return [];
  }
}
