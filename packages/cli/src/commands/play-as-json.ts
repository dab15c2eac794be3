// The same game as JSON lines, for programs in any language; docs/reference/bot-protocol.md is its description.
import { CONCEDE, CodedError, commitmentOf, type Refusal, type Result, type Seat } from '@undercroft/kernel';
import { INTERRUPTED } from '../cli-command.ts';
import { PERSON } from '../save.ts';
import {
  type Moved,
  moveOfBot,
  playChoice,
  type Session,
  save,
  seatsHere,
  undo,
  whoActs,
} from '../session.ts';
import type { TerminalContext } from '../terminal/terminal-context.ts';
import { type JsonAnswer, jsonAnswerOf } from './json-answer.ts';

const PROTOCOL = 1;

export async function playAsJson(session: Session, context: TerminalContext): Promise<number> {
  const { match } = session;
  const here = seatsHere(session);
  const send = (message: { readonly type: string; readonly [field: string]: unknown }): void =>
    context.io.output.write(`${JSON.stringify(message)}\n`);
  const tell = (moved: Moved): void => {
    if (!moved.ok) return;
    for (const seat of here) {
      const events = moved
        .told(seat)
        .map(({ event, text }) => ({ event, text: text ? context.translator.render(text) : null }));
      if (events.length > 0) send({ type: 'events', seat, by: moved.seat, events });
    }
  };
  const takeBack = (seat: Seat): undefined => {
    const undone = undo(session, seat);
    if (undone instanceof CodedError) throw undone;
    for (const other of here) send({ type: 'undone', seat: other, by: seat });
  };
  const stop = (exitCode: number): number => {
    send({ type: 'stopped', file: session.file ?? null });
    return exitCode;
  };

  send(helloOf(session, context));
  save(session);
  let last: Seat | undefined;
  let asked: Seat | undefined;
  for (;;) {
    const seat = whoActs(session, last);
    if (seat === undefined) {
      send(resultOf(session, context, match.game.result(match.position)!));
      return 0;
    }
    if (!here.includes(seat)) {
      if (context.lines.isInterrupted()) return stop(INTERRUPTED);
      tell(await moveOfBot(session, seat));
      continue;
    }
    last = seat;
    if (asked !== seat) send(questionOf(session, context, seat));
    asked = seat;
    const input = await context.lines.next();
    if (input.kind === 'end') return stop(0);
    if (input.kind === 'interrupt') return stop(INTERRUPTED);
    try {
      if (input.kind === 'too-long') throw new CodedError('line-too-long');
      const answer = jsonAnswerOf(input.line, match.log.length);
      if (answer.kind === 'quit') return stop(0);
      const moved =
        answer.kind === 'undo' ? takeBack(seat) : playChoice(session, seat, chosen(session, seat, answer));
      if (moved && !moved.ok) send(refusalOf(moved.refusal, context));
      else asked = undefined;
      if (moved) tell(moved);
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      send({ type: 'refusal', code: error.code, text: context.translator.error(error) });
    }
  }
}

const refusalOf = ({ code, clause, why }: Refusal, { translator }: TerminalContext) => ({
  type: 'refusal',
  code,
  text: translator.say(why === undefined ? `error.${code}` : `refusal.${why}`),
  ...(clause && { clause }),
  ...(why && { why }),
});

/** A number is looked up in the list; data goes to the rules as it is, which name the clause that bars it. */
function chosen(
  { match }: Session,
  seat: Seat,
  answer: Exclude<JsonAnswer, { kind: 'undo' | 'quit' }>,
): unknown {
  if (answer.kind === 'concede') return CONCEDE;
  if (answer.kind === 'data') return answer.choice;
  const choices = match.game.choices(match.position, seat);
  if (answer.number < 1 || answer.number > choices.length)
    throw new CodedError('no-such-choice', { number: answer.number, most: choices.length });
  return choices[answer.number - 1];
}

function helloOf({ match, table: { seats, luck }, file }: Session, { translator, nameOf }: TerminalContext) {
  const { game, table, log } = match;
  return {
    type: 'hello',
    protocol: PROTOCOL,
    game: game.name,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    names: seats.map((_, seat) => nameOf(seat)),
    players: seats.map(({ bot }) => bot ?? PERSON),
    language: translator.language,
    entries: log.length,
    luck:
      luck.kind === 'sealed'
        ? { kind: 'sealed', commitment: commitmentOf(luck.secret), table: luck.sealedAs }
        : { kind: 'seeded', seed: luck.seed },
    file: file ?? null,
  };
}

function questionOf({ match }: Session, { translator }: TerminalContext, seat: Seat) {
  const { game, position, log } = match;
  const view = game.view(position, seat);
  return {
    type: 'question',
    id: log.length,
    seat,
    text: translator.render(game.phrases.question(view, seat)),
    view,
    choices: game.choices(position, seat).map((choice, i) => ({
      n: i + 1,
      text: translator.render(game.phrases.choice(choice, view, seat)),
      choice,
    })),
    canConcede: game.concede !== undefined,
  };
}

function resultOf({ table: { luck }, file }: Session, { translator }: TerminalContext, result: Result) {
  return {
    type: 'result',
    text: translator.say(`result.${result.reason}`, result.counters ?? {}),
    result,
    ...(luck.kind === 'sealed' && { secret: luck.secret }),
    file: file ?? null,
  };
}
