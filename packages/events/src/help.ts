// Help by bots cannot be prevented, only looked at: how often somebody chose as the strongest bot, and how fast, beside the field.

/** One person's run: of so many choices so many were the bot's, and one took so long. */
export interface HelpedRun {
  readonly person: string;
  /** Whoever met the very same. */
  readonly field: string;
  readonly asked: number;
  readonly agreed: number;
  /** Milliseconds for a choice, the median. */
  readonly pace: number;
}

/** A person beside the others of the same fields, as the host sees it. */
export interface HelpRow {
  readonly person: string;
  /** Those that could be held against others. */
  readonly runs: number;
  /** Shares of choices that were the bot's: the person's, and of the others in the same fields. */
  readonly own: number;
  readonly others: number;
  /** How many standard errors the person is above the others. */
  readonly surprise: number;
  readonly pace: number;
  readonly othersPace: number;
}

/** With fewer runs chance says more than anything else. */
export const HELP_RUNS = 5;

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const shareOf = ({ agreed, asked }: HelpedRun): number => agreed / asked;

/** The most surprising first. It proves nothing: a person decides. */
export function helpReport(runs: readonly HelpedRun[]): HelpRow[] {
  const known = runs.filter(({ asked }) => asked > 0);
  const fields = Map.groupBy(known, ({ field }) => field);
  const rows = [...Map.groupBy(known, ({ person }) => person)].flatMap(([person, all]) => {
    const compared = all.flatMap((run) => {
      const others = fields.get(run.field)!.filter((other) => other.person !== person);
      return others.length > 0 ? [{ run, others }] : [];
    });
    if (compared.length < HELP_RUNS) return [];
    const own = compared.map(({ run }) => shareOf(run));
    const beside = compared.map(({ others }) => mean(others.map(shareOf)));
    return [
      {
        person,
        runs: compared.length,
        own: mean(own),
        others: mean(beside),
        surprise: surpriseOf(compared.map(({ run }, at) => ({ run, beside: beside[at]! }))),
        pace: mean(compared.map(({ run }) => run.pace)),
        othersPace: mean(compared.map(({ others }) => mean(others.map(({ pace }) => pace)))),
      },
    ];
  });
  return rows.sort((a, b) => b.surprise - a.surprise || (a.person < b.person ? -1 : 1));
}

/** Each choice as a throw that the others' share would win: how far the sum is above what was to be expected. */
function surpriseOf(compared: readonly { readonly run: HelpedRun; readonly beside: number }[]): number {
  let [above, variance] = [0, 0];
  for (const { run, beside } of compared) {
    // Never quite certain: a field that always agreed would make a single difference infinite.
    const share = Math.min(0.95, Math.max(0.05, beside));
    above += run.agreed - run.asked * share;
    variance += run.asked * share * (1 - share);
  }
  return above / Math.sqrt(variance);
}
