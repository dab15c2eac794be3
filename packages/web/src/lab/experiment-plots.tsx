// Which plots an experiment has: worths; or changes, victories, endings, lengths and the course of games.
import type { Texts } from '@undercroft/kernel';
import {
  type AnswerSheet,
  type LabelledRun,
  type Rate,
  type Summary,
  summarise,
  type Words,
} from '@undercroft/lab/anywhere';
import type { JSX } from 'preact';
import { t } from '../i18n.ts';
import { ChangesPlot } from './changes-plot.tsx';
import { CoursePlots } from './course-plots.tsx';
import { LengthsPlot } from './lengths-plot.tsx';
import { RatesPlot } from './rates-plot.tsx';
import { WorthsPlot } from './worths-plot.tsx';

interface PlotsProps {
  readonly runs: readonly LabelledRun[];
  readonly sheet: AnswerSheet;
  readonly words: Words;
  readonly texts: Texts;
}

/** Card tests show worths alone; everything else shows the games themselves, the changed ones beside the printed. */
export function ExperimentPlots({ runs, sheet, words, texts }: PlotsProps): JSX.Element | null {
  if (sheet.worths.length > 0) return <WorthsPlot sheet={sheet} words={words} />;
  const [one, other] = runs;
  if (!one || one.chunks.length === 0 || (other && !sheet.comparison)) return null;
  const printed = summarise(one.plan, one.chunks);
  const changed = other && other.chunks.length > 0 ? summarise(other.plan, other.chunks) : undefined;
  return (
    <>
      {sheet.comparison && <ChangesPlot comparison={sheet.comparison} words={words} texts={texts} />}
      <RatesPlot
        title={t('lab.rates')}
        help={t('lab.rates-how')}
        id="rates"
        rates={ratesOf(printed)}
        others={changed && ratesOf(changed)}
        words={words}
      />
      <RatesPlot
        title={t('lab.reasons')}
        id="reasons"
        rates={endingsOf(printed)}
        others={changed && endingsOf(changed)}
        words={words}
      />
      <LengthsPlot runs={[one, other]} words={words} />
      <CoursePlots summary={printed} words={words} />
    </>
  );
}

/** Sides where there are some, else seats, and who goes first. */
const ratesOf = ({ sides, seats }: Summary): readonly Rate[] => (sides.length > 0 ? sides : seats);
const endingsOf = ({ endingsBySeats, reasons, plan }: Summary): readonly Rate[] =>
  plan.seatCounts.length > 1 ? endingsBySeats : reasons;
