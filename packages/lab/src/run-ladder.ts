// `lab ladder GAME`: a round robin between bots.
import { join } from 'node:path';
import { ladderOf, ladderPlans } from './ladder.ts';
import { seatingOf } from './plan.ts';
import type { LabSession } from './session.ts';
import { ladderFiles, writeFiles } from './write-report.ts';

export async function runLadder(session: LabSession): Promise<boolean> {
  const { game, plan, out, words, io } = session;
  const lean = { ...plan, detail: 'result' as const };
  const isContest = plan.seatCounts.some((_, at) => new Set(seatingOf(game, plan, at).sides).size > 1);
  const runs = [];
  for (const part of ladderPlans(lean, isContest))
    runs.push({ plan: part, chunks: await session.play(part, part.bots.join(' — ')) });
  const ladder = ladderOf(plan.game, runs);
  writeFiles(out, ladderFiles(ladder, words));
  for (const { bot, ordinal, rate, n } of ladder.standings)
    session.print(
      `${bot.padEnd(14)} ${ordinal.toFixed(1).padStart(6)}  ${words.share(rate.value)} (${words.between(rate)}), n = ${n}`,
    );
  for (const { bot, against, n, ...rate } of ladder.meetings)
    session.print(`${bot} — ${against}: ${words.share(rate.value)} (${words.between(rate)}), n = ${n}`);
  session.print(`\n${join(out, 'ladder.html')}`);
  return !io.signal.aborted;
}
