// `event`: the expeditions of a server from the terminal: list, show, enter, teams and evenings; `verify` needs no server at all.
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { localTime, verifyProof } from '@undercroft/events';
import { CodedError, type Options } from '@undercroft/kernel';
import { askOverHttp } from '../ask-over-http.ts';
import type { Call, CliCommand } from '../cli-command.ts';
import { optionLines } from '../terminal/option-lines.ts';

const FLAGS = {
  server: { type: 'string', env: 'UNDERCROFT_SERVER' },
  token: { type: 'string', env: 'UNDERCROFT_TOKEN' },
  word: { type: 'string' },
  together: { type: 'boolean' },
  zone: { type: 'string' },
  json: { type: 'boolean' },
} as const;

type EventCall = Call<typeof FLAGS>;

const TASKS: Readonly<Record<string, (call: EventCall) => Promise<void>>> = {
  list,
  show,
  enter,
  verify,
  'check-in': checkIn,
  withdraw,
  team,
};
const DEFAULT_SERVER = 'http://127.0.0.1:7777';

export const EVENT: CliCommand<typeof FLAGS> = {
  flags: FLAGS,
  words: 3,
  run: async (call) => {
    const { word } = call;
    const task = Object.hasOwn(TASKS, word || 'list') ? TASKS[word || 'list'] : undefined;
    if (!task)
      throw new CodedError('unknown-command', { command: word, known: Object.keys(TASKS).join(', ') });
    await task(call);
    return 0;
  },
};

/** The standings go to standard output as they are, so that they can be compared byte for byte. */
async function verify({ words: [, file], io, values, translator }: EventCall): Promise<void> {
  if (file === undefined) throw missing('FILE', translator.say('cli.help.event').split('\n')[1]!);
  const input = createReadStream(file, 'utf8');
  const failed = new Promise<never>((_, reject) =>
    input.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(
        code === 'ENOENT' || code === 'ENOTDIR'
          ? new CodedError('file-missing', { file })
          : new CodedError('file-unreadable', { file, why: code ?? 'unknown' }),
      ),
    ),
  );
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  const proved = await Promise.race([verifyProof(lines, (game) => io.shelf.loadWithEarlier(game)), failed]);
  const { head, runs, luck, standings } = proved;
  if (values.json) {
    io.output.write(`${JSON.stringify({ ok: true, event: head.event, runs, luck, standings })}\n`);
    return;
  }
  // A name in the file could hold what a terminal obeys.
  io.output.write(standings.replace(/(?![\n\t])\p{Cc}/gu, ''));
  io.errors.write(`${translator.say('cli.event.proved', { runs, luck, seals: head.seals.length })}\n`);
}

const missing = (what: string, known: string): CodedError =>
  new CodedError('argument-missing', { what, known });

interface Card {
  readonly id: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Options;
  readonly state: string;
  readonly opens: number;
  readonly closes: number;
  readonly deals: number;
  readonly entrants: number;
  readonly runs: number;
  readonly mine: number;
}
interface Detail extends Omit<Card, 'deals'> {
  readonly openAt: number;
  readonly lacks: readonly ('passkey' | 'days' | 'games')[];
  readonly needs: { readonly days: number; readonly games: number };
  readonly isOneDealRanked: boolean;
  readonly isAloneRanked?: false;
  readonly evening: {
    readonly checkIn: number;
    readonly isHere: boolean;
    readonly barredUntil: number | null;
  } | null;
  readonly teams: {
    readonly code: string | null;
    readonly mates: readonly { readonly name: string; readonly ready: number | null }[];
  } | null;
  readonly deals: readonly {
    readonly number: number;
    readonly seat: number | null;
    readonly table: string | null;
    readonly mine: { readonly state: string; readonly points: number | null } | null;
    readonly seals: readonly { readonly instance: number; readonly commitment: string }[];
  }[];
}

async function list(call: EventCall): Promise<void> {
  const { events } = await asking<{ readonly events: readonly Card[] }>(call, 'GET', '/api/events');
  if (tellsJson(call, events)) return;
  for (const event of events.toSorted(byUse))
    call.io.output.write(
      `${event.id.padEnd(30)} ${stateOf(call, event.state).padEnd(10)} ${timesOf(call, event)}  ${call.translator.say('cli.event.numbers', { entrants: event.entrants, runs: event.runs, mine: event.mine, deals: event.deals })}\n`,
    );
}

const USE = ['open', 'ending', 'announced', 'over'];

/** What can be played stands first, then what comes next, then what is over. */
const byUse = (a: Card, b: Card): number =>
  USE.indexOf(a.state) - USE.indexOf(b.state) ||
  (a.state === 'announced' ? a.opens - b.opens : b.opens - a.opens);

async function show(call: EventCall): Promise<void> {
  const event = await asking<Detail>(call, 'GET', `/api/events/${encodeURIComponent(idIn(call))}`);
  if (tellsJson(call, event)) return;
  const { translator, io } = call;
  const say = (line: string): void => io.output.write(`${line}\n`);
  say(`${event.id}: ${stateOf(call, event.state)}, ${timesOf(call, event)}`);
  for (const line of await optionLines(event, io.shelf, translator)) say(line);
  if (event.lacks.length > 0) say(translator.say('cli.event.lacks', { needs: needsOf(call, event) }));
  if (event.deals.length === 1 && !event.isOneDealRanked) say(translator.say('cli.event.one-deal'));
  if (event.isAloneRanked === false) say(translator.say('cli.event.with-bots'));
  if (event.evening) for (const line of eveningLines(call, event, event.evening)) say(line);
  if (event.teams) say(teamLine(call, event.teams));
  for (const { number, seat, mine, seals } of event.deals) {
    const state = mine ? `${mine.state}${mine.points === null ? '' : ` (${mine.points})`}` : '-';
    say(
      seat === null
        ? translator.say('cli.event.deal-later', { number, state })
        : translator.say('cli.event.deal', { number, seat: seat + 1, state }),
    );
    for (const { instance, commitment } of seals) say(`    ${instance} ${commitment}`);
  }
}

const needsOf = ({ translator }: EventCall, { lacks, needs }: Detail): string =>
  lacks
    .map((lack) => translator.say(`cli.event.need.${lack}`, { n: lack === 'passkey' ? 1 : needs[lack] }))
    .join(', ');

function* eveningLines(
  call: EventCall,
  { id, state }: Detail,
  { checkIn, isHere, barredUntil }: NonNullable<Detail['evening']>,
) {
  const { translator } = call;
  if (barredUntil !== null) yield translator.say('cli.event.barred', { when: timeOf(call, barredUntil) });
  else if (isHere) yield translator.say('cli.event.here');
  else if (state === 'announced')
    yield translator.say('cli.event.check-in', {
      when: timeOf(call, checkIn),
      command: `undercroft event check-in ${id}`,
    });
}

function teamLine({ translator }: EventCall, { code, mates }: NonNullable<Detail['teams']>): string {
  if (code === null) return translator.say('cli.event.no-team');
  const names = mates.map(({ name, ready }) =>
    ready === null ? name : translator.say('cli.event.mate-ready', { name, deal: ready }),
  );
  return translator.say('cli.event.team', { code, mates: names.join(', ') });
}

/** Does something with an expedition, and says what came of it. */
async function doing(call: EventCall, what: string, body: object, said: (now: Detail) => string) {
  const path = `/api/events/${encodeURIComponent(idIn(call))}/${what}`;
  const now = await asking<Detail>(call, 'POST', path, body);
  if (!tellsJson(call, now)) call.io.output.write(`${said(now)}\n`);
}
async function checkIn(call: EventCall): Promise<void> {
  await doing(call, 'check-in', {}, () => call.translator.say('cli.event.here'));
}
async function withdraw(call: EventCall): Promise<void> {
  await doing(call, 'withdraw', {}, () => call.translator.say('cli.event.out'));
}
async function team(call: EventCall): Promise<void> {
  const [, , code] = call.words;
  await doing(call, 'team', code === undefined ? {} : { code }, ({ teams }) => teamLine(call, teams!));
}

/** Without a deal: enters, with a word where one is given. With one: begins it, and says where it is played. */
async function enter(call: EventCall): Promise<void> {
  const path = `/api/events/${encodeURIComponent(idIn(call))}`;
  const [, , deal] = call.words;
  if (deal === undefined) {
    const entered = await asking<Detail>(call, 'POST', `${path}/join`, { word: call.values.word });
    if (!tellsJson(call, entered)) call.io.output.write(`${call.translator.say('cli.event.entered')}\n`);
    return;
  }
  await refuseGuest(call);
  const begun = await asking<{ readonly table: string | null }>(
    call,
    'POST',
    `${path}/deals/${encodeURIComponent(deal)}`,
    { together: call.values.together ?? false },
  );
  if (tellsJson(call, begun)) return;
  const waits = call.translator.say('cli.event.waits', { deal });
  call.io.output.write(`${begun.table === null ? waits : `${serverOf(call)}/t/${begun.table}`}\n`);
}

/** A guest of the terminal is nobody in a browser: the link would open to no one, and the only try be lost. A program plays on. */
async function refuseGuest(call: EventCall): Promise<void> {
  if (call.values.json) return;
  const { guest } = await asking<{ readonly guest: boolean }>(call, 'GET', '/api/me');
  if (guest) throw new CodedError('guest-in-terminal', { page: `${serverOf(call)}/expeditions` });
}

const idIn = ({ words: [, id], translator }: EventCall): string => {
  if (id === undefined) throw missing('ID', translator.say('cli.help.event').split('\n')[1]!);
  return id;
};
const serverOf = ({ values }: EventCall): string => (values.server ?? DEFAULT_SERVER).replace(/\/+$/, '');
const stateOf = ({ translator }: EventCall, state: string): string => translator.say(`cli.event.${state}`);
const timesOf = (call: EventCall, { opens, closes }: Pick<Card, 'opens' | 'closes'>): string =>
  `${timeOf(call, opens).slice(0, 16)} – ${timeOf(call, closes)}`;
const timeOf = ({ values }: EventCall, moment: number): string => {
  const zone = values.zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  try {
    return localTime(moment, zone);
  } catch {
    throw new CodedError('bad-zone', { zone });
  }
};

function tellsJson({ values, io }: EventCall, data: unknown): boolean {
  if (values.json) io.output.write(`${JSON.stringify(data)}\n`);
  return values.json ?? false;
}

/** Asks the server as whoever the token says; without one, as the guest that this terminal is there. */
const asking = <Answer>(
  call: EventCall,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<Answer> => {
  const { io, translator, values } = call;
  return askOverHttp({ server: serverOf(call), token: values.token, io, translator }, { method, path, body });
};
