// Whole recorded games: each must replay to the very same end, and show what it was recorded for.
import { readdirSync, readFileSync } from 'node:fs';
import { fromLink, openRecord, parseRecord, replayEntry, replaySetup, toLink } from '@undercroft/kernel';
import { describe, expect, test } from 'vitest';
import { AGE_CARDS, FIRST_AGE_CARD } from '../src/content/end-of-age.ts';
import type { Event } from '../src/events.ts';
import { game } from '../src/index.ts';
import { invariants } from '../src/invariants.ts';
import { bagSize } from '../src/position.ts';

const folder = new URL('recorded/', import.meta.url);
const open = (name: string) =>
  openRecord(game, parseRecord(readFileSync(new URL(`${name}.json`, folder), 'utf8')));

/** All events of a recorded game, with the position after each entry checked by the invariants. */
function eventsOf(name: string): Event[] {
  const opened = open(name);
  const position = replaySetup(opened);
  const events: Event[] = [];
  for (const [at, entry] of opened.log.entries()) {
    replayEntry(game, position, entry, at, (event) => events.push(event));
    expect(invariants(position)).toEqual([]);
  }
  return events;
}

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

describe('recorded games', () => {
  for (const name of names)
    test(`${name} replays to its end and through its link`, () => {
      const { record, position } = open(name);
      expect(game.result(position)).toEqual(record.result);
      expect(fromLink(game, toLink(game, record))).toEqual(record);
    });

  const clauses: Record<string, string> = {
    'day-of-rest': 'UN-AGE-4',
    'the-gathering': 'UN-AGE-5',
    'festival-of-reclamation': 'UN-AGE-6',
    'city-of-gold': 'UN-AGE-2',
    'city-of-ash': 'UN-AGE-2',
    'fate-of-the-delvers': 'UN-AGE-7',
    'the-hidden-path': 'UN-AGE-8',
  };
  for (const [at, { id }] of AGE_CARDS.entries())
    test(`[${clauses[id]}] a whole game that ends with ${id}`, () => {
      const ended = eventsOf(`age-${id}`).filter((event) => event.kind === 'ageEnded');
      expect(ended).toMatchObject([{ card: FIRST_AGE_CARD + at }]);
    });

  for (const seats of [2, 3, 4])
    test(`[UN-OPT-1] a whole game of ${seats} seats`, () => {
      expect(open(`seats-${seats}`).record).toMatchObject({ seats });
      expect(eventsOf(`seats-${seats}`).at(-1)!.kind).toBe('gameEnded');
    });

  test('[UN-FTB-1] a win by the tie-break', () => {
    const { result } = open('tie-break').record;
    const best = Math.max(...result!.points!);
    expect(result!.points!.filter((points) => points === best).length).toBeGreaterThan(1);
    expect(result!.winners).toHaveLength(1);
  });

  test('[UN-FTB-3] a shared win', () => {
    expect(open('shared-win').record.result!.winners).toEqual([0, 1]);
  });

  test('[UN-END-3] the last Ruin lost to a tie', () => {
    expect(open('last-ruin-tied').record.result).toMatchObject({ reason: 'tied', clause: 'UN-END-3' });
  });

  test('[UN-END-5] the turn limit', () => {
    const { record, position } = open('turn-limit');
    expect(record.result).toMatchObject({ reason: 'turns', clause: 'UN-END-5' });
    expect(position.turn).toBe(50);
    expect(position.row.some((ruin) => ruin >= 0)).toBe(true);
  });

  test('[UN-STO-3 UN-REF-4] Stones exhausted', () => {
    const events = eventsOf('stones-exhausted');
    expect(events.some(({ kind }) => kind === 'stonesRanOut')).toBe(true);
    expect(bagSize(open('stones-exhausted').position)).toBeLessThan(15);
  });

  test('[DP-11] the Crumbling Memorial', () => {
    const taken = eventsOf('memorial').filter((event) => event.kind === 'removedRuinTaken');
    expect(taken).toContainEqual(expect.objectContaining({ how: 'choose' }));
    expect(open('memorial').position.known.length).toBeGreaterThan(0);
  });

  test('[UN-OPT-9] a game of the first rules is refused, and both versions are named', () => {
    const old = parseRecord(readFileSync(new URL('old-rules/rules-1.json', import.meta.url), 'utf8'));
    expect(() => openRecord(game, old)).toThrow(
      expect.objectContaining({ code: 'record-other-rules', args: { rules: '1', known: '2' } }),
    );
  });
});
