// At least one vector for every card, Ability, Relic, Influence and Negative card.
import { expect, test } from 'vitest';
import { ability, activate, instant, PASS, reroll, suffer } from '../src/choices.ts';
import { CONTENT } from '../src/content/index.ts';
import { STEP } from '../src/position.ts';
import { buildPosition, card, ids, ONES, type PositionDriver, SIXES } from './build-position.ts';

type Vector = { readonly clauses: string; readonly does: string; readonly run: () => void };
const VECTORS: Record<string, Vector> = {};
const vector = (id: string, clauses: string, does: string, run: () => void): void => {
  VECTORS[id] = { clauses, does, run };
};

function quiet(round = 1, alert = round): PositionDriver {
  const s = buildPosition();
  s.quiet();
  for (const [at, id] of ['strategize', 'daredevil', 'lookout', 'field-medic'].entries())
    s.ability(at + 1, id);
  for (const digger of s.p.diggers) digger.abilityUp = 0;
  s.expose(1, 2, 3, 4);
  s.toPlacement(round, alert);
  return s;
}
/** Seat 1 places the card with enough Trinkets, all ready, the Rally runs. */
function placed(id: string, ally = 0, prepare: (s: PositionDriver) => void = () => {}): PositionDriver {
  const s = quiet();
  s.purse(1, 9);
  s.hand(1, id);
  prepare(s);
  s.place(1, id, ally);
  s.ready(1, 2, 3, 4, 0);
  return s;
}
/** The Ancient lays the card on slot 1 at an Alert that unlocks everything. */
function guarded(id: string, prepare: (s: PositionDriver) => void = () => {}): PositionDriver {
  const s = quiet(8);
  s.hand(0, id, 'watchful-idol');
  prepare(s);
  s.guard(id, 1);
  s.ready(1, 2, 3, 4, 0);
  return s;
}
/** An Influence card comes up in Refresh of round 2. */
function revealed(id: string, prepare: (s: PositionDriver) => void = () => {}): PositionDriver {
  const s = quiet();
  s.hand(0, 'colossus', 'eternal-night', 'doom-bell', 'cave-in');
  for (const seat of [1, 2, 3, 4]) s.p.expeditionPile.push(...s.seat(seat).hand.splice(0));
  s.top('ancient', id);
  prepare(s);
  s.toRefresh(2);
  return s;
}
/** A window in round 4 with hands as given; dice as thrown where the window is after the throw. */
function window(step: number, prepare: (s: PositionDriver) => void, own = ONES, foe = ONES): PositionDriver {
  const s = quiet(4);
  s.hand(0);
  for (let seat = 1; seat <= 4; seat++) {
    s.p.ready.push(seat);
    if (step >= STEP.throwDice) {
      s.seat(seat).pool.faces.push(...own);
      s.p.guards[seat - 1]!.faces.push(...foe);
    }
  }
  s.p.rolled = step >= STEP.throwDice ? 1 : 0;
  s.p.step = step;
  prepare(s);
  s.run();
  return s;
}
function played(
  id: string,
  step: number,
  target = 0,
  dice = 0,
  luck: readonly number[] = [],
  prepare: (s: PositionDriver) => void = () => {},
): PositionDriver {
  const s = window(step, (at) => {
    at.hand(1, id, 'brush');
    at.purse(1, 9);
    prepare(at);
  });
  s.luck(...luck);
  s.play(1, instant(card(id), target, dice));
  s.luckIsSpent();
  return s;
}
const pools = (s: PositionDriver) => s.p.diggers.map(({ pool }) => pool);
const risks = (s: PositionDriver) => s.p.diggers.map((digger) => digger.riskTokens - digger.riskDown);
const slotPips = (s: PositionDriver) => s.p.guards.map((guard) => guard.pip);

for (const [id, n] of [
  ['trowel', 1],
  ['brush', 1],
  ['pickaxe', 2],
  ['hand-drill', 3],
  ['blasting-charge', 4],
] as const)
  vector(id, id === 'trowel' ? 'DV-TEXT-1' : 'DV-RALLY-7', `${n} Pip Dice`, () => {
    expect(pools(placed(id))[0]!.pip).toBe(n);
  });
for (const [id, n] of [
  ['scrolls', 2],
  ['lantern', 3],
] as const)
  vector(id, 'DV-ROLL-4', `reroll of up to ${n}`, () => {
    const s = placed(id);
    s.dice([[1, 1, 1, 6], ONES, ONES, ONES], [ONES, ONES, ONES, ONES]);
    s.pass();
    expect(s.choices(1)).toEqual(Array.from({ length: n + 1 }, (_, k) => reroll(k)));
    s.luck(...Array<number>(n).fill(5));
    s.play(1, reroll(n));
    expect(pools(s)[0]!.faces.filter((face) => face === 5).length).toBe(n);
  });
for (const [id, n] of [
  ['precautions', 1],
  ['bravado', 2],
] as const)
  vector(id, 'DV-RISK-2', `an ally gains ${n} Risk`, () =>
    expect(risks(placed(id, 3))).toEqual([0, 0, n, 0]),
  );
vector('rallying-song', 'DV-RISK-2', 'every ally gains 2 Risk', () =>
  expect(risks(placed('rallying-song'))).toEqual([0, 2, 2, 2]),
);
for (const [id, n] of [
  ['cutter', 1],
  ['crowbar', 2],
] as const)
  vector(id, 'DV-DICE-5', `disables ${n} of the slot`, () =>
    expect(placed(id).p.guards[0]).toMatchObject({ base: 4 - n, baseOff: n }),
  );
for (const [id, value] of [
  ['climbing-rope', 3],
  ['grappling-hook', 6],
  ['daring-route', -3],
] as const)
  vector(id, 'DV-TOK-1', `token ${value}`, () => expect(pools(placed(id))[0]!.tokens).toEqual([value]));
vector('surveyors-chain', 'DV-TOK-3', 'three dice for three +5', () =>
  expect(pools(placed('surveyors-chain'))[0]).toMatchObject({ base: 1, baseAside: 3, tokens: [5, 5, 5] }),
);
vector('lucky-charm', 'DV-ROLL-6', 'dice below 3 count as 3', () => {
  const s = placed('lucky-charm');
  s.dice([[1, 2, 3, 4], ONES, ONES, ONES], [ONES, ONES, ONES, ONES]);
  s.pass();
  s.pass();
  expect(s.eventsOf('rollCompared')[0]!.score).toBe(13);
});
vector('team-lift', 'DV-RALLY-8', '2 dice for an ally, 1 own', () =>
  expect(pools(placed('team-lift', 4)).map(({ pip }) => pip)).toEqual([1, 0, 0, 2]),
);
vector('hired-porter', 'DV-DICE-2', 'a White Die for good, then banished', () => {
  const s = placed('hired-porter');
  expect(s.seat(1)).toMatchObject({ white: 1, whiteReserve: 1 });
  s.anyLuck();
  for (let i = 0; i < 3; i++) s.pass();
  expect(s.p.banished).toEqual([card('hired-porter')]);
  expect(s.seat(1).white).toBe(1);
});
vector('human-ladder', 'DV-TEAM-4', 'lends a Green Die when there is no White', () => {
  const s = placed('human-ladder', 2);
  expect(pools(s)[0]).toMatchObject({ base: 3, baseLent: 1 });
  expect(s.p.loans).toEqual([1, 2, 1, 0]);
});
vector('decoy-torch', 'DV-RALLY-9', '−4 on the opposing slot', () =>
  expect(placed('decoy-torch').p.guards.map(({ tokens }) => tokens)).toEqual([[-4], [], [], []]),
);
vector('smoke-pot', 'DV-RALLY-9', '−3 on every open slot', () =>
  expect(placed('smoke-pot').p.guards.map(({ tokens }) => tokens)).toEqual([[-3], [-3], [-3], [-3]]),
);
vector('headlong-dash', 'DV-DICE-5', 'one own die disabled', () =>
  expect(pools(placed('headlong-dash'))[0]).toMatchObject({ base: 3, baseOff: 1 }),
);
vector('heist-kit', 'DV-HEIST-4', '3 dice on a Heist, 1 without', () => {
  expect(pools(placed('heist-kit'))[0]!.pip).toBe(1);
  expect(pools(placed('heist-kit', 0, (s) => Object.assign(s.seat(1), { heist: 1 })))[0]!.pip).toBe(3);
});
vector('exploration', 'DV-TEXT-9 DV-REFRESH-5', 'next Refresh draws 2 more', () => {
  const s = placed('exploration');
  expect(s.seat(1).dig).toBe(2);
  s.anyLuck();
  s.hand(1, 'brush');
  for (let i = 0; i < 3; i++) s.pass();
  expect(s.waiting()).toEqual([1]);
  expect(s.seat(1).hand.length).toBe(7);
});
vector('muffled-boots', 'DV-ALERT-3', 'one calm point, banished', () =>
  expect(placed('muffled-boots').p.calm).toBe(1),
);
vector('padded-vest', 'DV-DANGER-5', 'a shield', () => expect(placed('padded-vest').seat(1).shield).toBe(1));
vector('field-dressing', 'DV-DANGER-4', 'removes 1 Danger', () =>
  expect(placed('field-dressing', 0, (s) => s.danger(1, 2)).seat(1).danger).toBe(1),
);
vector('appraisal', 'DV-REWARD-2', '+2 on success', () =>
  expect(placed('appraisal').seat(1)).toMatchObject({ bonusWin: 2, bonusFail: 0 }),
);
vector('salvage-crew', 'DV-REWARD-2', '+2 on failure', () =>
  expect(placed('salvage-crew').seat(1)).toMatchObject({ bonusWin: 0, bonusFail: 2 }),
);
vector('repose', 'DV-TEXT-8', 'removes 1 Danger in any window', () => {
  for (const step of [STEP.refreshWindow, STEP.rallyWindow, STEP.rollWindow, STEP.recoupWindow])
    expect(played('repose', step, 0, 0, [], (s) => s.danger(1, 2)).seat(1).danger).toBe(1);
});
vector('second-wind', 'DV-ROLL-4', 'rerolls up to 3 own dice', () => {
  expect(pools(played('second-wind', STEP.rollWindow, 0, 3, [4, 5, 6]))[0]!.faces).toEqual([4, 5, 6, 1]);
});
vector('signal-flare', 'DV-INST-2', 'any Archaeologist gains 2 dice', () => {
  expect(pools(played('signal-flare', STEP.rallyWindow, 3)).map(({ pip }) => pip)).toEqual([0, 0, 2, 0]);
  expect(pools(played('signal-flare', STEP.rallyWindow, 1)).map(({ pip }) => pip)).toEqual([2, 0, 0, 0]);
});
vector('close-call', 'DV-INST-4', 'nothing but its printed Risk 3', () => {
  const s = played('close-call', STEP.recoupWindow);
  expect(risks(s)).toEqual([0, 0, 0, 0]);
  s.anyLuck();
  s.pass();
  expect(s.eventsOf('riskMet')[0]).toMatchObject({ seat: 1, risk: 3 });
});
vector('sabotage', 'DV-ROLL-4', 'rerolls the highest dice of the slot', () => {
  const s = window(
    STEP.rollWindow,
    (at) => {
      at.hand(1, 'sabotage', 'brush');
      at.purse(1, 2);
    },
    ONES,
    [6, 2, 5, 3],
  );
  s.luck(1, 1);
  s.play(1, instant(card('sabotage'), 0, 2));
  expect(s.p.guards[0]!.faces).toEqual([1, 2, 1, 3]);
});
vector('spyglass', 'DV-VIEW-5', 'the team knows the Ancient’s hand', () => {
  const s = window(STEP.refreshWindow, (at) => {
    at.hand(1, 'spyglass');
    at.hand(0, 'cobweb', 'guardian');
  });
  s.play(1, instant(card('spyglass'), 0, 0));
  s.play(0, PASS);
  expect(ids(s.p.ancient.known).sort()).toEqual(['cobweb', 'guardian']);
});
vector('last-stand', 'DV-INST-6', '3 dice from Danger 2 on', () => {
  expect(pools(played('last-stand', STEP.rallyWindow, 0, 0, [], (s) => s.danger(1, 2)))[0]!.pip).toBe(3);
});

for (const [id, n] of [
  ['guardian', 4],
  ['clay-sentinel', 3],
  ['stone-sentinel', 4],
  ['bronze-sentinel', 5],
  ['colossus', 7],
] as const)
  vector(id, id === 'guardian' ? 'DV-TEXT-7 DV-TEXT-10' : 'DV-RALLY-7', `${n} dice in its slot`, () => {
    const s = guarded(id);
    expect(slotPips(s)).toEqual([n, 0, 0, 0]);
    const less = { guardian: 0, 'clay-sentinel': 1, 'stone-sentinel': 1, 'bronze-sentinel': 2, colossus: 2 }[
      id
    ];
    expect(risks(s)).toEqual([0 - less, 0, 0, 0]);
  });
for (const [id, n] of [
  ['loose-gravel', 3],
  ['falling-rocks', 3],
] as const)
  vector(id, 'DV-DICE-5', `disables ${n} dice of the opponent`, () =>
    expect(pools(guarded(id)).map(({ baseOff }) => baseOff)).toEqual([n, 0, 0, 0]),
  );
vector('surveillance', 'DV-VIEW-5 DV-RISK-1', '3 less Risk and a look at the hand', () => {
  const s = guarded('surveillance', (at) => at.hand(1, 'repose'));
  expect(risks(s)).toEqual([-3, 0, 0, 0]);
  expect(ids(s.seat(1).known)).toEqual(['repose']);
});
vector('ward-stones', 'DV-TOK-9', '2 dice in every slot, 1 more here', () =>
  expect(slotPips(guarded('ward-stones'))).toEqual([3, 2, 2, 2]),
);
vector('dart-trap', 'DV-TOK-1', '−6 and 2 less Risk', () => {
  const s = guarded('dart-trap');
  expect(pools(s)[0]!.tokens).toEqual([-6]);
  expect(risks(s)).toEqual([-2, 0, 0, 0]);
});
for (const [id, n] of [
  ['cobweb', 1],
  ['eternal-night', 2],
] as const)
  vector(id, id === 'cobweb' ? 'DV-TEXT-6' : 'DV-TOK-6', `everybody has ${n} less Risk`, () =>
    expect(risks(guarded(id))).toEqual([-n, -n, -n, -n]),
  );
for (const [id, kind, dice] of [
  ['false-floor', 'stumble', 3],
  ['tripwire', 'snare', 3],
] as const)
  vector(id, 'DV-NEG-1', `${kind} for the opponent, dice here`, () => {
    const s = guarded(id);
    expect(s.waiting()).toEqual([1]);
    s.play(1, suffer(card(kind), 1));
    expect(s.seat(1).negatives).toEqual([card(kind)]);
    expect(slotPips(s)).toEqual([dice, 0, 0, 0]);
  });
vector('toll-gate', 'DV-REWARD-2', 'successes pay 1 less', () =>
  expect(guarded('toll-gate').p.diggers.map(({ bonusWin }) => bonusWin)).toEqual([-1, -1, -1, -1]),
);
for (const [id, n, nOfThree] of [
  ['scavenger-beetles', 4, 3],
  ['tribute', 8, 6],
  ['reclaim-the-hoard', 6, 6],
] as const)
  vector(id, 'DV-TRI-3', `recovers ${n}, with three Archaeologists in play ${nOfThree}`, () => {
    const isSpent = (at: PositionDriver): void => {
      at.spent(30);
      at.field(20);
    };
    const s = guarded(id, isSpent);
    expect([s.p.field, s.p.trinketDiscard]).toEqual([20 + n, 30 - n]);
    const without4 = quiet(8);
    without4.hand(0, id, 'watchful-idol');
    without4.seat(4).inPlay = 0;
    isSpent(without4);
    without4.guard(id, 1);
    without4.ready(1, 2, 3, 0);
    expect(without4.p.field).toBe(20 + nOfThree);
  });
vector('shifting-halls', 'DV-REFRESH-15', '2 dice here and a deeper draw', () => {
  const s = guarded('shifting-halls');
  expect(slotPips(s)).toEqual([2, 0, 0, 0]);
  expect(s.p.ancient.dig).toBe(2);
});
vector('sudden-gust', 'DV-ROLL-4 DP-8', 'rerolls the highest dice of one Archaeologist', () => {
  const s = window(STEP.rollWindow, (at) => at.hand(0, 'sudden-gust', 'cobweb'), [6, 1, 5, 6]);
  expect(s.choices(0).length).toBe(13);
  s.luck(1, 1);
  s.play(0, instant(card('sudden-gust'), 2, 2));
  expect(pools(s)[1]!.faces).toEqual([1, 1, 5, 1]);
});
vector('gas-vent', 'DV-DICE-5', '1 die of everybody, 1 more of the opponent', () =>
  expect(pools(guarded('gas-vent')).map(({ baseOff }) => baseOff)).toEqual([2, 1, 1, 1]),
);
vector('shroud', 'DV-RISK-1', 'the opponent has 4 less Risk', () =>
  expect(risks(guarded('shroud'))).toEqual([-4, 0, 0, 0]),
);
vector('watchful-idol', 'DV-ALERT-1', 'Alert +1', () => {
  const s = quiet(8);
  s.hand(0, 'watchful-idol', 'colossus');
  s.guard('watchful-idol', 1);
  s.ready(1, 2, 3, 4, 0);
  expect(s.p.alert).toBe(9);
});
vector('curse-of-ruin', 'DV-NEG-1 DV-NEG-4', 'Ruin for everybody', () => {
  const s = guarded('curse-of-ruin', (at) => {
    for (const seat of [1, 2, 3, 4]) at.purse(seat, 3);
  });
  for (const seat of [1, 2, 3, 4]) {
    expect(s.waiting()).toEqual([seat]);
    s.play(seat, suffer(card('ruin'), 1));
  }
  expect(s.p.stacks[0]).toBe(0);
  expect(s.p.trinketDiscard).toBe(12);
});
for (const [id, hurt] of [
  ['ambush', [1, 0, 0, 0]],
  ['doom-bell', [1, 1, 0, 0]],
] as const)
  vector(id, 'DV-REWARD-5', 'Danger for a failed roll', () => {
    const s = guarded(id);
    s.dice([ONES, ONES, SIXES, SIXES], [SIXES, SIXES, ONES, ONES]);
    s.pass();
    s.pass();
    expect(s.p.diggers.map(({ danger }) => danger)).toEqual(hurt);
    const lucky = guarded(id);
    lucky.dice([SIXES, SIXES, SIXES, SIXES], [ONES, ONES, ONES, ONES]);
    lucky.pass();
    lucky.pass();
    expect(lucky.p.diggers.map(({ danger }) => danger)).toEqual([0, 0, 0, 0]);
  });
vector('creeping-dread', 'DV-INST-7', 'one Archaeologist has 2 less Risk', () => {
  const s = window(STEP.recoupWindow, (at) => at.hand(0, 'creeping-dread', 'cobweb'));
  s.play(0, instant(card('creeping-dread'), 3, 0));
  expect(risks(s)).toEqual([0, 0, -2, 0]);
});
vector('the-ancient', 'DV-TEXT-9', '2 dice in every slot, everybody 1 less Risk', () => {
  const s = guarded('the-ancient');
  expect(slotPips(s)).toEqual([2, 2, 2, 2]);
  expect(risks(s)).toEqual([-1, -1, -1, -1]);
});
vector('cave-in', 'DV-DANGER-3 DV-CARD-7', 'the opponent gains 1 Danger, once', () => {
  const s = guarded('cave-in');
  expect(s.p.diggers.map(({ danger }) => danger)).toEqual([1, 0, 0, 0]);
  s.anyLuck();
  for (let i = 0; i < 3; i++) s.pass();
  expect(s.p.banished).toEqual([card('cave-in')]);
});

vector('earthquake', 'DV-TEXT-4', '2 Green of each, 2 Gold in each slot', () => {
  const s = revealed('earthquake');
  expect(pools(s).map(({ baseOff }) => baseOff)).toEqual([2, 2, 2, 2]);
  expect(s.p.guards.map(({ baseOff }) => baseOff)).toEqual([2, 2, 2, 2]);
});
vector('tremor', 'DV-DICE-6', '1 die of each and in each slot, White before Green', () => {
  const s = revealed('tremor', (at) => {
    at.seat(1).white = 1;
    at.p.whiteBox--;
  });
  expect(pools(s).map(({ baseOff, whiteOff }) => [baseOff, whiteOff])).toEqual([
    [0, 1],
    [1, 0],
    [1, 0],
    [1, 0],
  ]);
  expect(s.p.guards.map(({ baseOff }) => baseOff)).toEqual([1, 1, 1, 1]);
});
vector('gold-vein', 'DV-TRI-3', '1 Trinket each, as many recovered', () => {
  const s = revealed('gold-vein', (at) => at.spent(9));
  expect(s.p.diggers.map(({ trinkets }) => trinkets)).toEqual([1, 1, 1, 1]);
  expect([s.p.field, s.p.trinketDiscard]).toEqual([100, 5]);
});
vector('stillness', 'DV-ALERT-3', 'this round’s rise is skipped', () => {
  const s = revealed('stillness', (at) => Object.assign(at.p, { alert: 3 }));
  expect([s.p.alert, s.p.calm]).toEqual([3, 0]);
});
vector('groaning-stones', 'DV-ALERT-2', 'Alert +1 besides the rise, 1 Risk each', () => {
  const s = revealed('groaning-stones', (at) => Object.assign(at.p, { alert: 3 }));
  expect(s.p.alert).toBe(5);
  expect(risks(s)).toEqual([1, 1, 1, 1]);
});
vector('sinkhole', 'DV-TRI-2', '1 Trinket of each, 1 of the field for each', () => {
  const s = revealed('sinkhole', (at) => {
    for (const seat of [1, 2]) at.purse(seat, 2);
  });
  expect(s.p.diggers.map(({ trinkets }) => trinkets)).toEqual([1, 1, 0, 0]);
  expect([s.p.field, s.p.trinketDiscard]).toEqual([92, 6]);
});

vector('ruin', 'DV-NEG-2 DV-NEG-3', '3 Trinkets, or 2 random cards', () => {
  const s = guarded('curse-of-ruin', (at) => {
    at.hand(1, 'brush', 'pickaxe', 'lantern');
    at.purse(1, 3);
  });
  s.luck(0, 1);
  s.play(1, suffer(card('ruin'), 2));
  s.luckIsSpent();
  expect(ids(s.seat(1).hand)).toEqual(['pickaxe']);
  expect(s.seat(1).trinkets).toBe(3);
});
vector('snare', 'DV-NEG-6 DV-TEXT-5', 'one card next round, or three dice now', () => {
  const cards = guarded('tripwire');
  cards.play(1, suffer(card('snare'), 1));
  expect(cards.seat(1).limitNext).toBe(1);
  const dice = guarded('tripwire');
  dice.play(1, suffer(card('snare'), 2));
  expect(pools(dice)[0]).toMatchObject({ base: 1, baseOff: 3 });
});
vector('stumble', 'DV-NEG-2', '−5 to the roll, or 2 less Risk', () => {
  const roll = guarded('false-floor');
  roll.play(1, suffer(card('stumble'), 1));
  expect(pools(roll)[0]!.tokens).toEqual([-5]);
  const risk = guarded('false-floor');
  risk.play(1, suffer(card('stumble'), 2));
  expect(risks(risk)).toEqual([-2, 0, 0, 0]);
});

const used = (
  id: string,
  step: number,
  target: number,
  prepare: (s: PositionDriver) => void = () => {},
  luck: readonly number[] = [],
): PositionDriver => {
  const s = window(step, (at) => {
    at.ability(1, id);
    at.hand(1, 'brush');
    prepare(at);
  });
  s.luck(...luck);
  s.play(1, ability(card(id), target, 0));
  return s;
};
vector('strategize', 'DV-TEXT-2', 'a Pip Die for everybody, thrown at once', () => {
  const s = used('strategize', STEP.rollWindow, 0, () => {}, [2, 3, 4, 5]);
  expect(pools(s).map(({ faces }) => faces[4])).toEqual([2, 3, 4, 5]);
  expect(s.seat(1).cooldown).toBe(4);
});
vector('daredevil', 'DV-RISK-2', '3 Risk for anybody', () => {
  const s = used('daredevil', STEP.recoupWindow, 2);
  expect(risks(s)).toEqual([0, 3, 0, 0]);
  expect(s.seat(1).cooldown).toBe(2);
});
vector('lookout', 'DV-ABIL-7', 'a calm point, in Refresh or Recoup, once', () => {
  for (const step of [STEP.refreshWindow, STEP.recoupWindow]) expect(used('lookout', step, 0).p.calm).toBe(1);
});
vector('field-medic', 'DV-ABIL-7', 'removes 2 Danger of anybody in any window', () => {
  for (const step of [STEP.refreshWindow, STEP.rallyWindow, STEP.rollWindow, STEP.recoupWindow])
    expect(used('field-medic', step, 3, (s) => s.danger(3, 3)).seat(3).danger).toBe(1);
});
vector('appraiser', 'DV-ABIL-1 DV-REWARD-2', '+1 on success in every round', () => {
  const s = buildPosition();
  s.ability(2, 'appraiser');
  s.seat(2).bonusWin = 0;
  s.anyLuck();
  s.toRefresh(1);
  expect(s.p.diggers.map(({ bonusWin }) => bonusWin)).toEqual([0, 1, 0, 0]);
});
vector('cracksman', 'DV-RALLY-5 DV-ABIL-1', '4 dice in a Heist before the own cards', () => {
  const s = quiet();
  s.ability(1, 'cracksman');
  s.seat(1).heist = 2;
  s.ready(1, 2, 3, 4, 0);
  expect(pools(s).map(({ pip }) => pip)).toEqual([4, 0, 0, 0]);
});

/** The Relic lies on slot 1 and is Activated. */
function relic(id: string, curse = 0, prepare: (s: PositionDriver) => void = () => {}): PositionDriver {
  const s = quiet();
  for (const at of s.p.relics) at.exposed = 0;
  s.relics(id);
  s.toRelicChoice(1);
  prepare(s);
  s.play(0, activate(1, curse));
  s.ready(1, 2, 3, 4, 0);
  return s;
}
vector('philosophers-dice', 'DV-TEXT-3', 'Ancient dice below 3 count as 3', () => {
  const s = relic('philosophers-dice');
  s.dice([ONES, ONES, ONES, ONES], [[1, 2, 3, 6], ONES, ONES, ONES]);
  s.pass();
  s.pass();
  expect(s.eventsOf('rollCompared').map(({ score, against }) => [score, against])).toEqual([
    [4, 15],
    [4, 12],
    [4, 12],
    [4, 12],
  ]);
});
vector('aegis', 'DV-TOK-9', '2 dice in every slot', () =>
  expect(slotPips(relic('aegis'))).toEqual([2, 2, 2, 2]),
);
vector('hand-of-midas', 'DV-TRI-3', 'recovers 2 for each in play', () => {
  const s = relic('hand-of-midas', 0, (at) => {
    at.spent(20);
    at.field(10);
  });
  expect([s.p.field, s.p.trinketDiscard]).toEqual([18, 12]);
});
vector('pandoras-box', 'DV-NEG-1 DP-4', 'the named Negative card for everybody', () => {
  const s = relic('pandoras-box', card('stumble'), (at) => {
    expect(at.choices(0).slice(0, 4)).toEqual([
      ...['ruin', 'snare', 'stumble'].map((id) => activate(1, card(id))),
      { kind: 'expose', relic: 1 },
    ]);
  });
  for (const seat of [1, 2, 3, 4]) s.play(seat, suffer(card('stumble'), 2));
  expect(risks(s)).toEqual([-2, -2, -2, -2]);
  expect(s.p.stacks).toEqual([4, 4, 0]);
});
vector('sword-of-damocles', 'DV-TOK-6', 'everybody has 2 less Risk', () =>
  expect(risks(relic('sword-of-damocles'))).toEqual([-2, -2, -2, -2]),
);
vector('stone-of-sisyphus', 'DV-ROLL-3 DV-ROLL-12', 'rerolls up to 3 highest dice of each', () => {
  const s = relic('stone-of-sisyphus');
  s.dice([SIXES, SIXES, SIXES, SIXES], [ONES, ONES, ONES, ONES]);
  s.pass();
  for (let seat = 1; seat <= 4; seat++) {
    expect(s.waiting()).toEqual([0]);
    s.luck(1, 2, 3);
    s.play(0, reroll(3));
    expect(pools(s)[seat - 1]!.faces).toEqual([1, 2, 3, 6]);
  }
  expect(s.p.step).toBe(STEP.rollWindow);
});

for (const entry of CONTENT) {
  const found = VECTORS[entry.id];
  test(`[${found?.clauses ?? 'DV-CARD-1'}] ${entry.id}: ${found?.does ?? 'no vector'}`, () => {
    expect(found).toBeDefined();
    found!.run();
  });
}
