// Who sits in which chair, and at which instance of a deal.
import type { AnyGame } from '@undercroft/kernel';
import { expect, test } from 'vitest';
import { lantern } from '../../kernel/test/lantern.ts';
import { chairFor, instanceFor, instancesFor, turnsOf, verifyProof } from '../src/index.ts';
import { someProof } from './some-proof.ts';

const KEY = 'ab'.repeat(32);
const RIVALS = { chairs: [0, 1, 2], hasTwoSides: false, chairOf: [0, 1, 2] };

test('everybody has the same chair in a deal, each as often, and the key says which is first', () => {
  const firsts = new Set<number>();
  for (let n = 0; n < 30; n++) {
    const turns = turnsOf(`${KEY}${10 + n}`, 6, RIVALS);
    firsts.add(turns[0]!);
    for (const chair of RIVALS.chairs) expect(turns.filter((each) => each === chair)).toHaveLength(2);
    for (const person of ['ada', 'bea'])
      expect(turns.map((_, at) => chairFor(KEY, person, at + 1, RIVALS, turns))).toEqual(turns);
  }
  expect(firsts.size).toBe(3);
});

test('without turns, as of old, people begin in different chairs and have each as often', () => {
  const firsts = new Set<number>();
  for (let person = 0; person < 50; person++) {
    const had = Array.from({ length: 6 }, (_, deal) => chairFor(KEY, `p${person}`, deal + 1, RIVALS));
    firsts.add(had[0]!);
    for (const chair of RIVALS.chairs) expect(had.filter((each) => each === chair)).toHaveLength(2);
  }
  expect(firsts.size).toBe(3);
});

test('a proof holds with turns and, as of old, without; not where its turns are others', async () => {
  const load = async () => lantern as AnyGame;
  for (const isOld of [false, true]) {
    const { lines, standings } = someProof(lantern as AnyGame, 6, 2, isOld);
    expect((await verifyProof(lines, load)).standings).toBe(standings);
    const { turns, ...head } = JSON.parse(lines[0]!);
    expect(turns === undefined).toBe(isOld);
    const other = isOld ? { ...head, turns: [0, 0] } : { ...head, turns: turns.toReversed() };
    await expect(verifyProof(lines.with(0, JSON.stringify(other)), load)).rejects.toThrow('proof');
  }
});

test('with many entrants there are several instances, and friends rarely share one', () => {
  expect([2, 39, 40, 86, 5_000].map(instancesFor)).toEqual([1, 1, 2, 4, 200]);
  const counts = new Map<number, number>();
  for (let person = 0; person < 1_000; person++) {
    const instance = instanceFor(KEY, `p${person}`, 1, 4);
    counts.set(instance, (counts.get(instance) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4]);
  for (const count of counts.values()) expect(count).toBeGreaterThan(200);
});
