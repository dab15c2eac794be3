// What the reader has in hand on the way to a choice: the pieces touched, the row pointed at, a bot's hint, a refusal.
import { batch, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { framePainted, type OpenChoice } from '@undercroft/kit';

export interface RefusalText {
  readonly text: string;
  readonly clause?: string | undefined;
}

export interface ChoiceSelection {
  /** The part of what is open that a touched piece stands for; undefined for all. */
  readonly narrowed: Signal<readonly OpenChoice[] | undefined>;
  readonly selected: Signal<OpenChoice | undefined>;
  readonly pointed: Signal<OpenChoice | undefined>;
  readonly hinted: Signal<string | undefined>;
  readonly refusal: Signal<RefusalText | undefined>;
  point(choice: OpenChoice | undefined): Promise<void>;
  /** Leaves only these in the list; none makes it whole again. */
  narrow(choices: readonly OpenChoice[]): Promise<void>;
  clear(): void;
}

export function createChoiceSelection(open: ReadonlySignal<readonly OpenChoice[]>): ChoiceSelection {
  const narrowed = signal<readonly OpenChoice[] | undefined>(undefined);
  const selected = signal<OpenChoice | undefined>(undefined);
  const pointed = signal<OpenChoice | undefined>(undefined);
  const hinted = signal<string | undefined>(undefined);
  const refusal = signal<RefusalText | undefined>(undefined);
  let aim: OpenChoice | undefined;
  let isAiming = false;
  return {
    narrowed,
    selected,
    pointed,
    hinted,
    refusal,
    /** What would come of a choice is shown in the frame after the next: a touch on the way to it is answered first. */
    async point(choice) {
      aim = choice;
      if (isAiming) return;
      isAiming = true;
      await framePainted();
      isAiming = false;
      pointed.value = open.value.some(({ key }) => key === aim?.key) ? aim : undefined;
    },
    async narrow(choices) {
      // The press is painted before the table is drawn anew for it.
      await framePainted();
      if (choices.length > 0 && !open.value.some(({ key }) => key === choices[0]!.key)) return;
      batch(() => {
        narrowed.value = choices.length > 0 ? choices : undefined;
        selected.value = undefined;
        refusal.value = undefined;
      });
    },
    clear() {
      aim = undefined;
      batch(() => {
        narrowed.value = undefined;
        selected.value = undefined;
        pointed.value = undefined;
        hinted.value = undefined;
        refusal.value = undefined;
      });
    },
  };
}
