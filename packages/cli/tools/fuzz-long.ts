// The long fuzz: `npx node packages/cli/tools/fuzz-long.ts --cases 200000 --seed 1`; prints a report, fails on any complaint.
import { parseArgs } from 'node:util';
import { houseShelf } from '@undercroft/shelf';
import { fuzz } from '../test/fuzzing.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '200000' }, seed: { type: 'string', default: '1' } },
});
const began = performance.now();
const report = await fuzz(houseShelf, Number(values.cases), values.seed);
console.log(JSON.stringify({ ...report, seconds: Math.round((performance.now() - began) / 1000) }, null, 2));
process.exitCode = report.complaints.length > 0 ? 1 : 0;
