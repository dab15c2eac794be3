// Tries a choice in a study room: a branch of the reader's own grows by it, or a new one begins.
import { type Chance, recorded, type Seat } from '@undercroft/kernel';
import type { BranchLuck, Place } from '@undercroft/protocol';
import { branchOf, lineOf } from '@undercroft/study';
import { chosenLuck } from './choose-luck.tsx';
import { eyesOf, type OpenedChapter } from './opened-chapter.ts';
import { entryWith, freshLuck, luckAsItWas } from './try-luck.ts';

/** The seat that tries: the one whose eyes one looks through, if it is asked; else the first that is. */
export function tryingSeat(place: Place, waiting: readonly Seat[]): Seat | undefined {
  const eyes = eyesOf(place);
  return typeof eyes === 'number' && waiting.includes(eyes) ? eyes : waiting[0];
}

/** True when the room has it. */
export async function tryChoice(chapter: OpenedChapter, choice: unknown, luck: BranchLuck): Promise<boolean> {
  const { opened, room, number } = chapter;
  const place = chapter.here();
  const study = room.study.value;
  const position = chapter.lines.at(place).timeline.at(place.at);
  const seat = tryingSeat(place, opened.game.waitingFor(position));
  if (seat === undefined) return false;
  const chance = await luckOf(chapter, place, position, seat, choice, luck);
  if (!chance) return false;
  const entry = entryWith(opened, position, seat, choice, chance);
  const own = branchOf(study, place.branch);
  const from = place.at - (own?.at ?? 0);
  const goesOn = own?.by === room.me && own.luck === luck && from === own.entries.length;
  const id = goesOn ? own.id : newBranchId();
  const isDone = await room.sendTry(
    goesOn
      ? { kind: 'grow', branch: id, from, entries: [entry] }
      : { kind: 'branch', id, chapter: number, parent: place.branch, at: place.at, luck, entries: [entry] },
  );
  if (isDone) room.go({ ...place, branch: id, at: place.at + 1 });
  return isDone;
}

/** What the choice meets; undefined where the reader was to say it, and did not. */
async function luckOf(
  { opened, record, room, number }: OpenedChapter,
  place: Place,
  position: unknown,
  seat: Seat,
  choice: unknown,
  luck: BranchLuck,
): Promise<Chance | undefined> {
  if (luck === 'chosen') {
    const chosen = await chosenLuck(opened.game, position, seat, choice);
    return chosen && recorded(chosen);
  }
  if (luck === 'fresh' || !record) return freshLuck();
  return luckAsItWas(opened, record, lineOf(room.study.value, number, place.branch, place.at)!);
}

/** Sixteen letters: no two branches of a room ever share them. */
const newBranchId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
