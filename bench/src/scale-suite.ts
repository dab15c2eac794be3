// The cases of the plan past one machine: PostgreSQL with one process and with two, hints, the model, and what it says of crowds.
import type { Case } from './suites.ts';

const words = (...rest: readonly string[]): Pick<Case, 'words' | 'rounds'> => ({
  words: ['scale', ...rest],
  rounds: 1,
});
const ONE = 'PostgreSQL, one process';
const of = (name: string, run: Pick<Case, 'words' | 'rounds'>, figure: string, unit = 'ms'): Case => ({
  name,
  ...run,
  figure,
  unit,
});

const crowd = (people: number, label: string): readonly Case[] => {
  const plan = words('plan', String(people));
  return [
    { name: `${label} people: processes`, ...plan },
    of(`${label} people: moves/s`, plan, 'moves', 'moves/s'),
    of(`${label} people: databases`, plan, 'databases', 'of 16 cores'),
    of(`${label} people: hint channels`, plan, 'channels', 'channels'),
    { ...of(`${label} people: p99`, plan, 'p99'), floor: 25, lower: true },
  ];
};

export const SCALE: readonly Case[] = [
  { name: ONE, ...words('postgres', 'one') },
  of(`${ONE}: p99`, words('postgres', 'one'), 'p99'),
  of(`${ONE}: its CPU/move`, words('postgres', 'one'), 'cpu'),
  of(`${ONE}: the database's CPU/move`, words('postgres', 'one'), 'postgres'),
  of(`${ONE}: CPU/hint of a listener`, words('postgres', 'one'), 'hint'),
  { name: 'PostgreSQL, two processes', ...words('postgres', 'two'), against: { case: ONE } },
  { name: 'PostgreSQL, a seat on each of two', ...words('postgres', 'across'), against: { case: ONE } },
  of('commits/s without hints', words('hints', 'apart'), 'plain', 'commits/s'),
  {
    name: 'commits/s, hints told apart',
    ...words('hints', 'apart'),
    against: { case: 'commits/s without hints', atLeast: 0.7 },
  },
  {
    ...of('commits/s, hints inside', words('hints', 'apart'), 'inside', 'commits/s'),
    against: { case: 'commits/s without hints' },
  },
  of('measured, 50 tables', words('model', 'sqlite'), 'measured', 'moves/s'),
  { name: 'modelled, 50 tables', ...words('model', 'sqlite'), against: { case: 'measured, 50 tables' } },
  of('measured, 200 thinking tables: p50', words('model', 'sqlite'), 'p50Measured'),
  {
    ...of('modelled, 200 thinking tables: p50', words('model', 'sqlite'), 'p50'),
    against: { case: 'measured, 200 thinking tables: p50' },
  },
  ...crowd(10_000, '10,000'),
  ...crowd(100_000, '100,000'),
  ...crowd(1_000_000, '1,000,000'),
];
