// The worker that plays for the lab: a plan and a chunk go in, the chunk's figures come out.
import { type ChunkData, type LabPlan, type LoadedRoom, playChunk } from '@undercroft/lab/anywhere';
import type { AnyGame } from '../games.ts';

const rules = import.meta.glob<{ game: AnyGame }>('../../../games/*/src/index.ts');
const hints = import.meta.glob<Pick<LoadedRoom, 'hints'>>('../../../games/*/src/hints.ts');

export interface LabTask {
  readonly plan: LabPlan;
  readonly chunk: number;
}
export type LabAnswer =
  | { readonly kind: 'played'; readonly data: ChunkData }
  | { readonly kind: 'failed'; readonly message: string };

addEventListener('message', async ({ data: { plan, chunk } }: MessageEvent<LabTask>) => {
  let answer: LabAnswer;
  try {
    const [{ game }, known] = await Promise.all([
      rules[`../../../games/${plan.game}/src/index.ts`]!(),
      hints[`../../../games/${plan.game}/src/hints.ts`]!(),
    ]);
    answer = { kind: 'played', data: playChunk({ game, hints: known.hints }, plan, chunk) };
  } catch (error) {
    answer = { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
