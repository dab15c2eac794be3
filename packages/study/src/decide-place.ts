// Decides where somebody goes: the leader anywhere, others as far as they may know the game.
import type { Place } from '@undercroft/protocol';
import { refuseStudy as refuse, type StudyDecision } from './decision.ts';
import { isAhead, isMoment } from './lines.ts';
import { isSameMoment, type Member, type Study } from './study.ts';

const isPlace = (study: Study, place: Place): boolean =>
  isMoment(study, place) &&
  (place.eyes === 'all' ||
    place.eyes === 'spectator' ||
    Number(place.eyes) < study.chapters[place.chapter]!.seats);

const isSamePlace = (a: Place, b: Place): boolean => isSameMoment(a, b) && a.eyes === b.eyes;

export function decideStep(study: Study, place: Place): StudyDecision {
  if (!isPlace(study, place)) return refuse('no-such-moment');
  return isSamePlace(study.place, place) ? undefined : { kind: 'stepped', place };
}

export function decideLook(
  study: Study,
  { person, follows, place: last }: Member,
  place: Place,
): StudyDecision {
  if (!isPlace(study, place)) return refuse('no-such-moment');
  if (isAhead(study, place)) return refuse('end-hidden');
  return !follows && isSamePlace(last, place) ? undefined : { kind: 'looked', person, place };
}
