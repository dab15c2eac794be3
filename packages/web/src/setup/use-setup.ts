// The state of the set-up form: seats, options, changed numbers, and where the table will stand.
import { type Signal, useSignal } from '@preact/signals';
import {
  CodedError,
  type OptionValue,
  proposedOptions,
  resolveTable,
  type TableSetup,
} from '@undercroft/kernel';
import { resolveSettings, type TableSettings } from '@undercroft/protocol';
import type { LocalSeat } from '@undercroft/table';
import type { AnyGame } from '../games.ts';
import { t } from '../i18n.ts';
import type { Numbers } from '../lab/designed-numbers.ts';
import { language } from '../settings/preferences.ts';
import { quickStartPlan } from './quick-start-plan.ts';

export interface Setup {
  readonly plan: Signal<readonly LocalSeat[]>;
  readonly mine: Signal<number>;
  readonly given: Signal<Readonly<Record<string, OptionValue>>>;
  readonly numbers: Signal<Numbers>;
  readonly where: Signal<'local' | 'server'>;
  /** The switches of a table on the server. */
  readonly settings: Signal<TableSettings>;
  readonly pace: Signal<'live' | 'turns'>;
  /** What was set, completed by the game; undefined where it does not go together. */
  readonly table: TableSetup | undefined;
  setSeatCount(seats: number): void;
  /** Swaps places with the seat's player. */
  takeSeat(seat: number): void;
  setWhere(where: 'local' | 'server'): void;
}

/** Every seat for a person who has the link. */
const linkPlan = (seats: number): LocalSeat[] =>
  Array.from({ length: seats }, () => ({ name: t('setup.link-seat') }));

export function useSetup(game: AnyGame, changed: Numbers): Setup {
  const plan = useSignal<readonly LocalSeat[]>(quickStartPlan(game.seats[0]));
  const mine = useSignal(0);
  const given = useSignal<Readonly<Record<string, OptionValue>>>(proposedOptions(game, language.value));
  const numbers = useSignal(changed);
  const where = useSignal<'local' | 'server'>('local');
  const settings = useSignal(resolveSettings({}));
  const pace = useSignal<'live' | 'turns'>('live');
  const freshPlan = (seats: number): LocalSeat[] =>
    where.value === 'server' ? linkPlan(seats) : quickStartPlan(seats, mine.value);
  const takeSeat = (to: number): void => {
    const from = mine.value;
    plan.value = plan.value.map((seat, at) =>
      at === to ? plan.value[from]! : at === from ? plan.value[to]! : seat,
    );
    mine.value = to;
  };
  return {
    plan,
    mine,
    given,
    numbers,
    where,
    settings,
    pace,
    table: resolved(game, plan.value.length, given.value, numbers.value),
    takeSeat,
    setSeatCount(seats) {
      if (mine.value >= seats) takeSeat(0);
      plan.value = [...plan.value.slice(0, seats), ...freshPlan(seats).slice(plan.value.length)];
    },
    setWhere(wanted) {
      where.value = wanted;
      const { name } = plan.value[mine.value]!;
      plan.value = freshPlan(plan.value.length).map((seat, at) => (at === mine.value ? { name } : seat));
    },
  };
}

function resolved(
  game: AnyGame,
  seats: number,
  options: Setup['given']['value'],
  numbers: Numbers,
): TableSetup | undefined {
  try {
    return resolveTable(game, seats, options, numbers);
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return undefined;
  }
}
