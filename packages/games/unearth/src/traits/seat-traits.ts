// The numbers of what a seat of Unearth sees: its outlook and that of the rival in front, the lead, the open question and the turn.
import { HIDDEN } from '@undercroft/kernel';
import {
  expectedPoints,
  lookAhead,
  OUTLOOK_FEATURES,
  outlookFacts,
  scatterAt,
  shareToCome,
  sight,
} from '../hints/outlook.ts';
import { openFrame } from '../play.ts';
import { NOTHING, type Position } from '../position.ts';
import { facesOf } from '../rules/modifiers.ts';
import { MOST_FACES, POINTS } from './choice-groups.ts';

const FRAMES = ['batch', 'keep', 'modify', 'name', 'own', 'stone', 'library', 'place', 'build', 'memorial'];

/** Where the groups of the seat's numbers begin. */
const RIVAL = OUTLOOK_FEATURES;
const LEAD = 2 * OUTLOOK_FEATURES;
const TABLE = LEAD + 6;
const FRAME = TABLE + 4;
const TURN = FRAME + FRAMES.length + 2;
const SEAT_WIDTH = TURN + 9;

/** What is expected in points: scaled down, as most traits lie between -1 and 1. */
const IN_POINTS = new Set([0, 1, 9, 10]);
const scale = Float32Array.from({ length: OUTLOOK_FEATURES }, (_, i) => (IN_POINTS.has(i) ? 1 / POINTS : 1));

/** Nobody's Ruins but its own count for a seat: those of the others are covered while it looks. */
const covered = Array.from({ length: 26 }, (_, length) => new Array<number>(length).fill(HIDDEN));
const laidAside: number[][] = [];

function coverRivals({ hidden, seats }: Position, seat: number): void {
  for (let other = 0; other < seats; other++) {
    laidAside[other] = hidden[other]!;
    if (other !== seat) hidden[other] = covered[hidden[other]!.length]!;
  }
}

function uncoverRivals({ hidden, seats }: Position): void {
  for (let other = 0; other < seats; other++) hidden[other] = laidAside[other]!;
}

function writeSeat(position: Position, seat: number, into: Float32Array): void {
  coverRivals(position, seat);
  lookAhead(position, seat);
  uncoverRivals(position);
  into.fill(0);
  const rival = rivalOf(position, seat);
  for (let i = 0; i < OUTLOOK_FEATURES; i++) {
    into[i] = outlookFacts[seat * OUTLOOK_FEATURES + i]! * scale[i]!;
    into[RIVAL + i] = outlookFacts[rival * OUTLOOK_FEATURES + i]! * scale[i]!;
  }
  writeLead(position, seat, rival, into);
  const share = shareToCome(position);
  into[TABLE] = share;
  if (position.seats > 2) into[TABLE + position.seats - 2] = 1;
  into[TABLE + 3] = position.config.edition === 'russian' ? 1 : 0;
  writeFrame(position, into);
  writeTurn(position, seat, into);
}

/** The one that is expected to end in front of the others. */
function rivalOf({ seats }: Position, seat: number): number {
  let rival = NOTHING;
  for (let other = 0; other < seats; other++)
    if (other !== seat && (rival === NOTHING || expectedPoints[other]! > expectedPoints[rival]!))
      rival = other;
  return rival;
}

function writeLead(position: Position, seat: number, rival: number, into: Float32Array): void {
  let others = 0;
  let least = expectedPoints[rival]!;
  for (let other = 0; other < position.seats; other++) {
    if (other === seat) continue;
    others += expectedPoints[other]!;
    least = Math.min(least, expectedPoints[other]!);
  }
  const own = expectedPoints[seat]!;
  const lead = own - expectedPoints[rival]!;
  into[LEAD] = lead / POINTS;
  into[LEAD + 1] = lead / (4 * scatterAt(shareToCome(position)));
  into[LEAD + 2] = (own - others / (position.seats - 1)) / POINTS;
  into[LEAD + 3] = (own - least) / POINTS;
  into[LEAD + 4] = (sight[seat]! - sight[rival]!) / POINTS;
  into[LEAD + 5] = sight[seat]! / (5 * POINTS);
}

function writeFrame(position: Position, into: Float32Array): void {
  const frame = openFrame(position);
  if (frame === undefined) into[FRAME + FRAMES.length + (position.phase === 'act' ? 0 : 1)] = 1;
  else {
    const at = FRAMES.indexOf(frame.kind === 'roll' ? frame.step : frame.kind);
    if (at >= 0) into[FRAME + at] = 1;
  }
}

function writeTurn(position: Position, seat: number, into: Float32Array): void {
  const frame = openFrame(position);
  into[TURN] = position.eventMod;
  into[TURN + 1] = position.maps;
  into[TURN + 2] = position.expeditions;
  into[TURN + 3] = position.band ? 1 : 0;
  into[TURN + 4] = position.waiting.length / 2;
  into[TURN + 5] = position.active === seat ? 1 : 0;
  if (frame?.kind !== 'roll') return;
  into[TURN + 6] = (frame.value || frame.natural) / MOST_FACES;
  into[TURN + 7] = facesOf(frame.die) / MOST_FACES;
  into[TURN + 8] = frame.attached.length / 2;
}

export const seatTraits = { seatWidth: SEAT_WIDTH, seat: writeSeat };
