// Rules 2 of DELVE, so that what was begun under them is played on and replayed: other numbers on some cards.
import type { Game, NumberSpecs } from '@undercroft/kernel';
import type { Choice } from './choices.ts';
import type { Event } from './events.ts';
import type { Position } from './position.ts';

/** The designed numbers that rules 3 changed, as they were (DV-D65). */
const THEN: Readonly<Record<string, number>> = {
  'surveillance.risk.change': -2,
  'blasting-charge.risk': 5,
  'grappling-hook.risk': 3,
  'surveyors-chain.risk': 4,
  'hired-porter.cost': 4,
  'human-ladder.risk': 4,
  'decoy-torch.risk': 3,
  'headlong-dash.risk': 6,
  'heist-kit.risk': 2,
  'exploration.risk': 3,
  'daring-route.risk': 6,
  'bravado.cost': 1,
  'bravado.risk': 4,
  'rallying-song.cost': 2,
  'padded-vest.cost': 2,
  'appraisal.cost': 0,
  'appraisal.risk': 3,
  'salvage-crew.risk': 4,
  'stone-sentinel.pip': 5,
  'dart-trap.risk.change': -1,
  'false-floor.pip': 1,
  'scavenger-beetles.recover': 10,
  'bronze-sentinel.cost': 1,
  'bronze-sentinel.pip': 6,
  'gas-vent.cost': 2,
  'shroud.cost': 1,
  'shroud.hazard': 2,
  'watchful-idol.cost': 3,
  'curse-of-ruin.cost': 1,
  'curse-of-ruin.hazard': 2,
  'tribute.recover': 12,
  'ambush.cost': 1,
  'ambush.hazard': 2,
  'the-ancient.cost': 3,
  'colossus.cost': 2,
  'colossus.hazard': 3,
  'colossus.pip': 8,
  'cave-in.cost': 3,
  'eternal-night.cost': 2,
  'eternal-night.hazard': 3,
  'doom-bell.cost': 2,
  'doom-bell.hazard': 3,
  'reclaim-the-hoard.recover': 16,
  'strategize.cooldown': 3,
  'cracksman.pip': 2,
  'hand-of-midas.recover': 3,
  'pandoras-box.cooldown': 3,
};

const numbersThen = (today: NumberSpecs): NumberSpecs =>
  Object.fromEntries(
    Object.entries(today).map(([name, spec]) => [name, { ...spec, default: THEN[name] ?? spec.default }]),
  );

/** What a position of rules 2 kept: only the numbers that its table changed. */
function hashed(p: Position): unknown {
  const changed = Object.entries(p.numbers ?? {}).filter(([name, value]) => THEN[name] !== value);
  return { ...p, numbers: changed.length > 0 ? Object.fromEntries(changed) : null };
}

/** The game of today with the numbers of then. */
export const rules2 = (today: Game<Position, Choice, Event>): Game<Position, Choice, Event> => ({
  ...today,
  rules: '2',
  numbers: numbersThen(today.numbers!),
  setup: (table, chance) => today.setup({ ...table, numbers: { ...THEN, ...table.numbers } }, chance),
  hashed,
});
