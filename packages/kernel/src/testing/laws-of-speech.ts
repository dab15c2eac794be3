// Laws of speech: texts in every language, refusals that name their rule, points that name their source.
import { seeded } from '../chance.ts';
import type { AnyGame } from '../game.ts';
import { submit } from '../match.ts';
import { compareMeasures, measureOf } from '../measure.ts';
import { sameData } from '../plain-data.ts';
import { LANGUAGES, type Message, render, textProblems } from '../text.ts';
import { type Law, must, show, startRandom, viewersOf } from './law.ts';
import { everyNth, walk } from './walk.ts';

/** Everything that is said can be said in every language, and no two choices of one list sound alike. */
export const texts: Law = (game, table, seed, context) => {
  const speak = (message: Message | undefined, what: string): void => {
    if (!message) return;
    for (const language of LANGUAGES) {
      const problems = textProblems(context.texts[language], language, message);
      must(problems.length === 0, () => `${what}: ${problems.join('; ')}`);
    }
  };
  const { end } = walk(game, table, seed, ({ before, after, events, at }) => {
    for (const event of events)
      for (const viewer of viewersOf(table)) {
        const seen = game.viewEvent(event, viewer, after);
        if (seen !== undefined) speak(game.phrases.event(seen, game.view(after, viewer)), `event at ${at}`);
      }
    if (!everyNth(context.stride, at)) return;
    for (const seat of game.waitingFor(before)) {
      const view = game.view(before, seat);
      speak(game.phrases.question(view, seat), `question at ${at}`);
      const open = game.choices(view, seat);
      for (const language of LANGUAGES) {
        const names = open.map((choice) => {
          const message = game.phrases.choice(choice, view, seat);
          speak(message, `choice at ${at}`);
          return render(context.texts[language], language, message);
        });
        const twice = names.find((name, i) => names.indexOf(name) !== i);
        must(twice === undefined, () => `${language}: two choices are called "${twice}" at ${at}`);
      }
    }
  });
  speak({ id: `result.${game.result(end)!.reason}` }, 'result');
  for (const name of Object.keys(game.options)) {
    speak({ id: `option.${name}` }, 'option');
    const spec = game.options[name]!;
    if (spec.kind === 'choice')
      for (const value of spec.values) speak({ id: `option.${name}.${value}` }, 'option');
  }
};

/** A refusal names a clause that exists and can be said; a refused choice changes nothing. */
export const refusals: Law = (game, table, seed, context) => {
  const match = startRandom(game, table, seed);
  const choose = seeded(`${seed}:choose`);
  const met: unknown[] = [null, 0, -1, '', 'nonsense', {}, [], { kind: 'nonsense' }];
  for (let at = 0; game.waitingFor(match.position).length > 0 && at < context.bound; at++) {
    const kept = JSON.stringify(match.position);
    for (let seat = 0; seat < table.seats; seat++) {
      if (!everyNth(context.stride, at)) break;
      const open = game.choices(match.position, seat);
      for (const choice of [met[choose.pick(met.length)], met[choose.pick(met.length)]]) {
        if (open.some((listed) => sameData(listed, choice))) continue;
        const answer = submit(match, seat, choice);
        must(!answer.ok, () => `an unlisted choice was played at ${at}: ${show(choice)}`);
        const { clause, why } = answer.refusal;
        must(clause !== undefined && context.clauses.has(clause), () => `refusal names ${clause} at ${at}`);
        for (const language of LANGUAGES)
          must(`refusal.${why}` in context.texts[language], () => `${language}: no text for refusal.${why}`);
      }
    }
    must(JSON.stringify(match.position) === kept, () => `a refusal changed the position at ${at}`);
    const waiting = game.waitingFor(match.position);
    const seat = waiting[choose.pick(waiting.length)]!;
    const open = game.choices(match.position, seat);
    const choice = open[choose.pick(open.length)];
    met.push(choice);
    submit(match, seat, choice);
  }
  const late = submit(match, 0, met.at(-1));
  must(!late.ok && late.refusal.code === 'game-over', () => 'something was played after the end');
};

/** A measure is a list of numbers, as long at every moment; whoever wins measures no less than whoever does not. */
export const measures: Law = (game, table, seed) => {
  const first = game.measure?.(game.setup(table, seeded(`${seed}:measure`)), 0);
  const check = (position: unknown): void => {
    for (let seat = 0; seat < table.seats; seat++) {
      const own = measureOf(game as AnyGame, position, seat);
      must(own.every(Number.isFinite), () => `seat ${seat} measures ${own}`);
      must(
        !first || own.length === first.length,
        () => `a measure of ${own.length}, and of ${first?.length}`,
      );
    }
  };
  const { end } = walk(game, table, seed, ({ after }) => check(after));
  const { winners } = game.result(end)!;
  const all = Array.from({ length: table.seats }, (_, seat) => measureOf(game as AnyGame, end, seat));
  for (const winner of winners)
    for (const [seat, other] of all.entries())
      must(
        winners.includes(seat) || compareMeasures(all[winner]!, other) >= 0,
        () => `seat ${winner} won and measures ${all[winner]}, seat ${seat} ${other}`,
      );
};

/** Points add up from their sources, and each source names a clause that exists. */
export const scores: Law = (game, table, seed, context) => {
  if (!game.score) return;
  const { end } = walk(game, table, seed);
  const lines = game.score(end);
  for (const line of lines) {
    must(context.clauses.has(line.clause), () => `a score line names ${line.clause}`);
    for (const language of LANGUAGES) {
      const problems = textProblems(context.texts[language], language, line.source);
      must(problems.length === 0, () => problems.join('; '));
    }
  }
  const points = game.result(end)!.points;
  if (!points) return;
  for (let seat = 0; seat < table.seats; seat++) {
    const sum = lines.reduce((total, line) => total + (line.seat === seat ? line.points : 0), 0);
    must(sum === points[seat], () => `seat ${seat} has ${points[seat]} points but ${sum} in lines`);
  }
};
