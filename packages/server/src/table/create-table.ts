// Opens a table: checks the agreement, seals the luck, seats the creator, and makes the first lines of the book.
import { CodedError, commitmentOf, newSecret, resolveTable } from '@undercroft/kernel';
import type { CreateTable } from '@undercroft/protocol';
import { newId } from '../new-id.ts';
import { isWebhookAllowed } from '../notices/sender.ts';
import { botDueOf } from '../room/perform.ts';
import type { Statement } from '../store/driver.ts';
import type { NewTable } from '../store/port.ts';
import type { Agreement, AnyGame, BookEntry, StoredChair } from './book.ts';
import { nextDeadline } from './clock.ts';
import {
  type Actor,
  type Circumstances,
  decide,
  followUp,
  isRefused,
  type Refused,
  refuse,
} from './decide.ts';
import { cardTextOf } from './facts.ts';
import { openTable } from './open-table.ts';
import type { Table } from './table.ts';
import { turnPage } from './turn-page.ts';

export interface Opening {
  readonly agreement: Agreement;
  readonly secret: string;
  readonly id: string;
  readonly sealedAs: string;
}

/** What the creator asked for, checked and completed; or why it cannot be. */
export function agreementFor(
  asked: CreateTable,
  game: AnyGame,
  host: string,
  botLevels: readonly string[],
): Omit<Agreement, 'commitment'> | Refused {
  const chairs: StoredChair[] = [];
  if (asked.webhook !== undefined && !isWebhookAllowed(asked.webhook)) return refuse('bad-request');
  for (const chair of asked.chairs) {
    if (chair.kind === 'bot' && !botLevels.includes(chair.level)) return refuse('no-such-bot');
    chairs.push(chair.kind === 'bot' ? { for: 'bot', bot: chair.level } : { for: 'person' });
  }
  try {
    const { options, numbers } = resolveTable(game, chairs.length, asked.options, asked.numbers);
    return {
      game: game.name,
      rules: game.rules,
      options,
      ...(numbers && { numbers }),
      chairs,
      pace: asked.pace,
      clock: asked.clock ?? null,
      listed: asked.listed,
      spectators: asked.spectators ?? true,
      rated: asked.rated ?? true,
      autoStart: asked.autoStart ?? true,
      host,
      ...(asked.webhook !== undefined && { webhook: asked.webhook }),
    };
  } catch (error) {
    if (!(error instanceof CodedError)) throw error;
    return refuse(error.code as Refused['code'], { args: { ...error.args } });
  }
}

export function openingFor(agreement: Omit<Agreement, 'commitment'>): Opening {
  const secret = newSecret();
  const id = newId(12);
  return { id, sealedAs: id, secret, agreement: { ...agreement, commitment: commitmentOf(secret) } };
}

/** The row and the first entries of a new table, with the creator seated where asked. */
export function newTable(
  { id, sealedAs, secret, agreement }: Opening,
  game: AnyGame,
  actor: Actor,
  sit: { readonly seat: number; readonly nonce: string } | undefined,
  command: string,
  now: Circumstances,
  also?: readonly Statement[],
): { readonly row: NewTable; readonly table: Table } | Refused {
  const entries: BookEntry[] = [];
  const person = actor.person;
  const enter = (line: BookEntry['line']): BookEntry => {
    const by = line.kind === 'started' ? null : person;
    const entry = { version: entries.length + 1, at: now.now, person: by, command: null, line };
    entries.push(entry);
    return entry;
  };
  const table = openTable({ id, secret, sealedAs }, game, enter({ kind: 'created', with: agreement }));
  let next = sit
    ? decide(table, actor, { kind: 'sit', ...sit }, now)
    : followUp(table, { kind: 'chairSet', seat: 0, chair: { for: 'bot' } }, now);
  if (next && isRefused(next)) return next;
  while (next && !isRefused(next)) {
    const entry = enter(next.line);
    turnPage(table, entry, undefined, next.done);
    next = followUp(table, entry.line, now);
  }
  const row: NewTable = {
    id,
    game: agreement.game,
    state: table.phase,
    version: table.version,
    stamp: Math.floor(Math.random() * 2 ** 48),
    listed: agreement.listed,
    created: now.now,
    card: cardTextOf(table, table.created),
    secret,
    sealedAs,
    maker: person,
    command,
    due: nextDeadline(table),
    botDue: botDueOf(table, now.now),
    members: [person],
    entries: entries.map(({ at, person: by, line }) => ({ at, person: by, body: JSON.stringify(line) })),
    ...(also && { also }),
  };
  return { row, table };
}
