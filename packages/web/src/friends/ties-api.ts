// What the server tells of my friends and clubs, and how a page keeps it fresh.
import { signal, useSignal } from '@preact/signals';
import type { TableCard } from '@undercroft/protocol';
import { useEffect } from 'preact/hooks';
import { errorText } from '../i18n.ts';
import { tiesNews } from '../net/connection.ts';
import { askServer, type ServerAnswer } from '../net/server-api.ts';

export interface KnownPerson {
  readonly person: string;
  readonly name: string;
}

export interface GivenLink {
  readonly token: string;
  readonly expires: number;
}

export interface Ties {
  /** Do I show that I am here? */
  readonly presence: boolean;
  readonly friends: readonly (KnownPerson & { readonly here: boolean })[];
  /** Whom I asked, and who asks me. */
  readonly asked: readonly KnownPerson[];
  readonly asking: readonly KnownPerson[];
  readonly invitations: readonly (KnownPerson & { readonly table: string; readonly game: string })[];
  readonly link: GivenLink | null;
}

export interface ListedClub {
  readonly id: string;
  readonly name: string;
}

export interface Club extends ListedClub {
  readonly keeper: string;
  readonly notices: boolean;
  readonly members: readonly KnownPerson[];
  readonly tables: readonly TableCard[];
  readonly link: GivenLink | null;
}

const ties = signal<ServerAnswer<Ties> | undefined>(undefined);
let readers = 0;
let last = 0;
let reading: Promise<void> | undefined;

/** Several parts of a page that ask at once are one question; one that is under way may be answered already, and only the last counts. */
export function readTies(): Promise<void> {
  reading ??= Promise.resolve().then(async () => {
    reading = undefined;
    const number = ++last;
    const answer = await askServer<Ties>('GET', '/api/ties');
    if (number === last && readers > 0) ties.value = answer;
  });
  return reading;
}

/** My friends, read again whenever the server says that something is new. What an earlier page knew is not shown again: it may be over. */
export function useTies(): ServerAnswer<Ties> | undefined {
  const news = tiesNews.value;
  useEffect(() => void readTies(), [news]);
  useEffect(() => {
    readers++;
    return () => {
      if (--readers === 0) ties.value = undefined;
    };
  }, []);
  return ties.value;
}

/** One answer of the server, read again whenever it says that something is new, or when it is asked for. */
export function useFresh<Data>(path: string) {
  const answer = useSignal<ServerAnswer<Data> | undefined>(undefined);
  const news = tiesNews.value;
  const read = async (): Promise<void> => {
    answer.value = await askServer<Data>('GET', path);
  };
  useEffect(() => void read(), [path, news]);
  return { answer: answer.value, read };
}

/** Asks the server to do something; what went wrong stays until the next try. */
export function useRequest(after: () => Promise<void> = readTies) {
  const problem = useSignal('');
  const act = async <Data>(
    method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Data | undefined> => {
    const done = await askServer<Data>(method, path, body);
    problem.value = done.ok ? '' : errorText(done);
    await after();
    return done.ok ? done.data : undefined;
  };
  return { problem: problem.value, act };
}
