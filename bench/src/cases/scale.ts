// One figure of the plan past one machine: moves on PostgreSQL, the price of hints, or the model beside what was measured.

import type { Measured } from '../measure.ts';
import { hintCost } from '../scale/hint-cost.ts';
import { modelBesideMeasured } from '../scale/model-beside-measured.ts';
import { planFor } from '../scale/plan.ts';
import { playOnPostgres, type Spread } from '../scale/postgres-load.ts';

export async function run(what: string, how: string): Promise<Measured> {
  switch (what) {
    case 'postgres':
      return playOnPostgres(how as Spread);
    case 'hints':
      return hintCost();
    case 'model':
      return modelBesideMeasured();
    default:
      return planFor(Number(how));
  }
}
