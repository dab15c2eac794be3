// A whole expedition played by chance, as its proof: for tests and for measuring.
import {
  type AnyGame,
  commitmentOf,
  hashData,
  measureOf,
  recordOf,
  resolveTable,
  sealed,
  seeded,
  startMatch,
  submit,
} from '@undercroft/kernel';
import {
  chairFor,
  chairsOf,
  countingOf,
  type EventRun,
  instanceFor,
  proofEndLine,
  proofHeadLine,
  proofRunLine,
  sealName,
  standingsOf,
  standingsText,
  turnsOf,
} from '../src/index.ts';

const secretOf = (words: string): string => hashData(words).repeat(4);

export function someProof(
  game: AnyGame,
  people: number,
  deals: number,
  isOld = false,
): { readonly lines: string[]; readonly standings: string } {
  const [event, words, instances] = ['week-test', ['a word', 'another'], 2];
  const table = resolveTable(game, game.seats[0]);
  const chairs = chairsOf(game, table);
  const key = secretOf('key');
  const turns = isOld ? undefined : turnsOf(key, deals, chairs);
  const seals = [];
  for (let number = 1; number <= deals; number++)
    for (let instance = 0; instance <= instances; instance++) {
      const secret = secretOf(`${number} ${instance}`);
      const sealedAs = sealName(event, number, instance, words);
      seals.push({ number, instance, secret, commitment: commitmentOf(secret), sealedAs });
    }
  const head = {
    event,
    game: game.name,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    deals,
    isOneDealRanked: true,
    ...(turns && { turns }),
    instances,
    key,
    words,
    seals,
  };
  const runs: EventRun[] = [];
  const lines = [proofHeadLine(head)];
  for (let who = 0; who < people; who++)
    for (let deal = 1; deal <= deals; deal++) {
      const person = `p${who}`;
      const seat = chairFor(key, person, deal, chairs, turns);
      const instance = instanceFor(key, person, deal, instances);
      const { secret, sealedAs } = seals.find((seal) => seal.number === deal && seal.instance === instance)!;
      const seal = {
        scheme: 2,
        secret,
        nonces: Array<string>(table.seats).fill(''),
        table: sealedAs,
      } as const;
      const match = startMatch(game, table, { setup: sealed(seal, 'setup'), play: sealed(seal, 'play') });
      const luck = seeded(`${person} ${deal}`);
      for (
        let waiting = game.waitingFor(match.position);
        waiting.length > 0;
        waiting = game.waitingFor(match.position)
      ) {
        const choices = game.choices(match.position, waiting[0]!);
        submit(match, waiting[0]!, choices[luck.pick(choices.length)]);
      }
      runs.push({ person, deal, instance, seat, measure: measureOf(game, match.position, seat) });
      lines.push(
        proofRunLine({ person, name: `Nr ${who}`, deal, instance, seat, record: recordOf(match, { seal }) }),
      );
    }
  const standings = standingsText(
    event,
    standingsOf(countingOf(chairs, head), runs),
    (person) => `Nr ${person.slice(1)}`,
  );
  return { lines: [...lines, proofEndLine(standings)], standings };
}
