// The worker that plays for the lab: a plan and a chunk go in, the chunk's figures come out.
import { type ChunkData, type LabPlan, playChunk } from '@undercroft/lab/anywhere';
import { loadLabRoom } from './lab-room.ts';

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
    answer = { kind: 'played', data: playChunk(await loadLabRoom(plan.game), plan, chunk) };
  } catch (error) {
    answer = { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
  postMessage(answer);
});
