// The same game as JSON lines, for programs in any language; docs/reference/bot-protocol.md is its description.
import { CONCEDE, CodedError, commitmentOf, type Result, type Seat } from '@undercroft/kernel';
import { INTERRUPTED } from '../command.ts';
import { keep, type Moved, move, moveOfBot, type Session, seatsHere, undo, whoActs } from '../session.ts';
import type { Desk } from '../terminal/desk.ts';
import { type JsonAnswer, jsonAnswerOf } from './json-answer.ts';

const PROTOCOL = 1;

export async function playAsJson(session: Session, desk: Desk): Promise<number> {
  const { match } = session;
  const here = seatsHere(session);
  const send = (message: { readonly type: string; readonly [field: string]: unknown }): void =>
    desk.world.output.write(`${JSON.stringify(message)}\n`);
  const tell = (moved: Moved): void => {
    if (!moved.ok) return;
    for (const seat of here) {
      const events = moved
        .told(seat)
        .map(({ event, text }) => ({ event, text: text ? desk.speech.render(text) : null }));
      if (events.length > 0) send({ type: 'events', seat, by: moved.seat, events });
    }
  };
  const refuse = (code: string, text: string, more: object = {}): void =>
    send({ type: 'refusal', code, text, ...more });
  const stop = (exitCode: number): number => {
    send({ type: 'stopped', file: session.file ?? null });
    return exitCode;
  };

  send(helloOf(session, desk));
  keep(session);
  let last: Seat | undefined;
  let asked: Seat | undefined;
  for (;;) {
    const seat = whoActs(session, last);
    if (seat === undefined) {
      send(resultOf(session, desk, match.game.result(match.position)!));
      return 0;
    }
    if (!here.includes(seat)) {
      if (desk.lines.isInterrupted()) return stop(INTERRUPTED);
      tell(await moveOfBot(session, seat));
      continue;
    }
    last = seat;
    if (asked !== seat) send(questionOf(session, desk, seat));
    asked = seat;
    const heard = await desk.lines.next();
    if (heard.kind === 'end') return stop(0);
    if (heard.kind === 'interrupt') return stop(INTERRUPTED);
    try {
      if (heard.kind === 'too-long') throw new CodedError('line-too-long');
      const answer = jsonAnswerOf(heard.line, match.log.length);
      if (answer.kind === 'quit') return stop(0);
      if (answer.kind === 'undo') {
        undo(session, seat);
        for (const other of here) send({ type: 'undone', seat: other, by: seat });
        asked = undefined;
        continue;
      }
      const moved = move(session, seat, chosen(session, seat, answer));
      if (moved.ok) {
        asked = undefined;
        tell(moved);
        continue;
      }
      const { code, clause, why } = moved.refusal;
      const text = why === undefined ? desk.speech.say(`error.${code}`) : desk.speech.say(`refusal.${why}`);
      refuse(code, text, { ...(clause && { clause }), ...(why && { why }) });
    } catch (error) {
      if (!(error instanceof CodedError)) throw error;
      refuse(error.code, desk.speech.error(error));
    }
  }
}

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

function helloOf({ match, players, luck, file }: Session, { speech, nameOf }: Desk) {
  const { game, table, log } = match;
  return {
    type: 'hello',
    protocol: PROTOCOL,
    game: game.name,
    rules: game.rules,
    seats: table.seats,
    options: table.options,
    names: players.map((_, seat) => nameOf(seat)),
    players,
    language: speech.language,
    entries: log.length,
    luck:
      luck.kind === 'sealed'
        ? { kind: 'sealed', commitment: commitmentOf(luck.seal.secret), table: luck.seal.table }
        : { kind: 'seeded', seed: luck.seed },
    file: file ?? null,
  };
}

function questionOf({ match }: Session, { speech }: Desk, seat: Seat) {
  const { game, position, log } = match;
  const view = game.view(position, seat);
  return {
    type: 'question',
    id: log.length,
    seat,
    text: speech.render(game.phrases.question(view, seat)),
    view,
    choices: game.choices(position, seat).map((choice, i) => ({
      n: i + 1,
      text: speech.render(game.phrases.choice(choice, view, seat)),
      choice,
    })),
    canConcede: game.concede !== undefined,
  };
}

function resultOf({ luck, file }: Session, { speech }: Desk, result: Result) {
  return {
    type: 'result',
    text: speech.say(`result.${result.reason}`, result.counters ?? {}),
    result,
    ...(luck.kind === 'sealed' && { secret: luck.seal.secret }),
    file: file ?? null,
  };
}
