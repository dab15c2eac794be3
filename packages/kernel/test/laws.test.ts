// Every law holds on a sound game and fails on a game that breaks it, each by its own test.
import { expect, test } from 'vitest';
import { HIDDEN, resolveTable, seeded } from '../src/index.ts';
import { LAWS, type LawContext } from '../src/testing/laws.ts';
import { type Lantern, lantern, lanternClauses, lanternInvariants, lanternTexts } from './lantern.ts';

const context: LawContext<Lantern> = {
  invariants: lanternInvariants,
  texts: lanternTexts,
  clauses: lanternClauses,
  bound: 200,
  stride: 1,
};
const table = resolveTable(lantern, 3);

for (const [name, law] of Object.entries(LAWS))
  test(`holds on Lantern: ${name}`, () => {
    for (const seats of [2, 3])
      for (let i = 0; i < 20; i++) law(lantern, resolveTable(lantern, seats), `seed ${i}`, context);
  });

type Broken = Partial<typeof lantern>;
let calls = 0;

/** One way to break each law: what a hurried author might really write. */
const BROKEN: Readonly<Record<keyof typeof LAWS, readonly [what: string, complaint: string, how: Broken][]>> =
  {
    'the same luck lays the same table': [
      [
        'set-up counts how often it was called',
        'lays another table',
        { setup: (t, c) => ({ ...lantern.setup(t, c), round: calls++ % 2 }) },
      ],
    ],
    'all luck is drawn for a named purpose': [
      [
        'a die is thrown without saying what for',
        'no named purpose',
        {
          play: (p, seat, choice, chance, tell) => {
            if (choice.kind === 'gamble') chance.die(6);
            lantern.play(p, seat, choice, chance, tell);
          },
        },
      ],
    ],
    'random play ends, and only then is nobody waited for': [
      ['nothing ever ends', 'no end after', { play: () => {} }],
      [
        'everybody is waited for after the end',
        'waited for but has no choice',
        { waitingFor: () => [0, 1, 2] },
      ],
      [
        'the result names an unknown clause',
        'SPEC does not know',
        { result: (p) => withClause(lantern.result(p)) },
      ],
    ],
    'the invariants hold after every entry': [
      [
        'a card is played and kept',
        'twelve cards',
        {
          play: (p, seat, choice, chance, tell) => {
            const hand = p.hands[seat]!.slice();
            lantern.play(p, seat, choice, chance, tell);
            if (choice.kind === 'place') p.hands[seat] = hand;
          },
        },
      ],
    ],
    'a replay gives every position and event again': [
      [
        'a rule runs only when somebody listens',
        'without a listener',
        {
          play: (p, seat, choice, chance, tell) => {
            lantern.play(p, seat, choice, chance, tell);
            if (tell) p.scores[seat]!++;
          },
        },
      ],
    ],
    'a fork with the same choices and luck ends as the original': [
      [
        'a rule counts entries outside the position',
        'ends elsewhere',
        {
          setup: (t, c) => {
            calls = 0;
            return lantern.setup(t, c);
          },
          play: (p, seat, choice, chance, tell) => {
            lantern.play(p, seat, choice, chance, tell);
            if (++calls % 3 === 0) p.scores[seat]!++;
          },
        },
      ],
    ],
    'positions, choices and events survive JSON': [
      [
        'the position holds undefined',
        'not the same after JSON',
        { setup: (t, c) => ({ ...lantern.setup(t, c), extra: undefined }) as Lantern },
      ],
    ],
    'copies and views share nothing with the original': [
      [
        'copies share the discard',
        'changed the original',
        { copy: (p) => ({ ...lantern.copy(p), discard: p.discard, scores: p.scores }) },
      ],
      [
        'views share the scores',
        'shares data',
        { view: (p, viewer) => ({ ...lantern.view(p, viewer), scores: p.scores }) },
      ],
    ],
    'whoever is waited for has choices, each once, always the same': [
      [
        'a choice is listed twice',
        'offered a choice twice',
        { choices: (p, s) => lantern.choices(p, s).flatMap((c) => [c, c]) },
      ],
      ['nobody has a choice', 'has no choice', { choices: () => [] }],
      [
        'the order changes from call to call',
        'not stable',
        { choices: (p, s) => (calls++ % 2 ? lantern.choices(p, s) : lantern.choices(p, s).toReversed()) },
      ],
    ],
    'a seat finds the same choices on its own view': [
      [
        'looking is offered only when the top card is high',
        'another list on its view',
        {
          choices: (p, s) => lantern.choices(p, s).filter((c) => c.kind !== 'look' || (p.top[0] ?? 0) > 5),
        },
      ],
    ],
    'views, choices and events leak nothing': [
      ['views hide nothing', 'sees through', { view: (p) => lantern.copy(p) }],
      ['a placed card is told to all', 'told what it may not know', { viewEvent: (event) => event }],
      [
        'the list depends on the top card',
        'depend on what it cannot see',
        {
          choices: (p, s) => lantern.choices(p, s).filter((c) => c.kind !== 'look' || (p.top[0] ?? 0) > 5),
        },
      ],
    ],
    'a view is blank exactly where the zones say': [
      [
        'the deck stays open',
        'sees deck',
        { view: (p, viewer) => ({ ...lantern.view(p, viewer), deck: p.deck.slice() }) },
      ],
      ['a seat cannot see its own hand', 'misses hand', { view: (p) => lantern.view(p, 'spectator') }],
    ],
    'an imagined position agrees with its view and is sound': [
      [
        'seats get hands that hold nothing',
        'has another view',
        { imagine: (v) => ({ ...lantern.copy(v), hands: v.hands.map((hand) => hand.map(() => HIDDEN)) }) },
      ],
      [
        'cards are imagined without counting',
        'imagined position breaks',
        {
          imagine: (v, w, c) => {
            const full = lantern.imagine(v, w, c);
            if (v.deck[0] === HIDDEN) full.deck.fill(3);
            return full;
          },
        },
      ],
      [
        'imagining uses luck of its own',
        'not a function of view and luck',
        { imagine: (v, w) => lantern.imagine(v, w, seeded(calls++)) },
      ],
    ],
    'an imagined position can be played to its end': [
      [
        'imagined games outlast their cards',
        'no choice in a game imagined',
        { imagine: (v, w, c) => ({ ...lantern.imagine(v, w, c), rounds: 1e9 }) },
      ],
    ],
    'undo never crosses luck, a reveal or a final choice': [
      ['the hidden piles are not declared', 'crosses a reveal', { zones: () => [] }],
    ],
    'everything is said in every language, no two choices alike': [
      [
        'two choices sound alike',
        'two choices are called',
        { phrases: { ...lantern.phrases, choice: () => ({ id: 'choice.ready' }) } },
      ],
      [
        'an event has no text',
        'no text for event.nothing',
        { phrases: { ...lantern.phrases, event: () => ({ id: 'event.nothing' }) } },
      ],
      [
        'a placeholder is not given',
        'needs {card}',
        { phrases: { ...lantern.phrases, choice: () => ({ id: 'choice.place', args: {} }) } },
      ],
    ],
    'a refusal names a clause that exists and changes nothing': [
      [
        'an invented clause',
        'refusal names LN-NONE-9',
        { explain: () => ({ code: 'ready', clause: 'LN-NONE-9' }) },
      ],
      [
        'a code without text',
        'no text for refusal.because',
        { explain: () => ({ code: 'because', clause: 'LN-END-1' }) },
      ],
      [
        'asking why changes the position',
        'a refusal changed',
        {
          explain: (p, s, c) => {
            p.scores[0]!++;
            return lantern.explain(p, s, c);
          },
        },
      ],
    ],
    'defaults alone lead through a whole game': [
      ['the default is not listed', 'is not listed', { defaultChoice: () => ({ kind: 'place', card: 77 }) }],
      [
        'the default looks at the top card',
        'depends on hidden things',
        {
          defaultChoice: (p, s) =>
            lantern.choices(p, s).at((p.top[0] ?? 0) > 5 && p.placed[s]!.length > 0 ? -2 : -1)!,
        },
      ],
    ],
    'records and links give the same game back': [
      [
        'the list changes from call to call',
        'link-damaged',
        { choices: (p, s) => (calls++ % 3 ? lantern.choices(p, s) : lantern.choices(p, s).toReversed()) },
      ],
      [
        'the result does not survive JSON',
        'record-bad-result',
        { result: (p) => withCounter(lantern.result(p)) },
      ],
    ],
    'points add up from sources with clauses': [
      ['points without lines', 'points but 0 in lines', { score: () => [] }],
      [
        'a line with an invented clause',
        'a score line names LN-NONE-9',
        { score: (p) => lantern.score!(p).map((line) => ({ ...line, clause: 'LN-NONE-9' })) },
      ],
    ],
    'winners measure no less than losers': [
      ['a measure that is no number', 'measures NaN', { measure: () => [Number.NaN] }],
      [
        'a measure that grows longer',
        'a measure of',
        { measure: (p) => Array<number>(lantern.result(p) ? 2 : 1).fill(0) },
      ],
      [
        'a measure that the loser leads',
        'won and measures',
        { measure: (p, seat) => [-(lantern.result(p)?.points?.[seat] ?? 0)] },
      ],
    ],
  };

function withClause(result: ReturnType<typeof lantern.result>): typeof result {
  return result && { ...result, clause: 'LN-NONE-9' };
}
function withCounter(result: ReturnType<typeof lantern.result>): typeof result {
  return result && { ...result, counters: { light: Number.NaN } };
}

for (const [name, law] of Object.entries(LAWS))
  for (const [what, complaint, how] of BROKEN[name] ?? [['nothing breaks it', '', {}]])
    test(`fails when ${what}: ${name}`, () => {
      const broken = { ...lantern, ...how };
      expect(() => {
        for (let i = 0; i < 40; i++) law(broken, table, `seed ${i}`, context);
      }).toThrow(complaint);
    });
