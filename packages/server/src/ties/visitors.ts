// Who is connected, over all processes: told to their friends where both show it, and told when friends or clubs have news.
import { createElsewhere } from '../elsewhere.ts';
import type { createSessions } from '../identity/sessions.ts';
import type { Store } from '../store/port.ts';

export interface Visitor {
  readonly person: string;
  send(text: string): void;
}

/** Ids in one notification: PostgreSQL takes 8,000 bytes. */
const AT_ONCE = 150;
const READ_AGAIN = JSON.stringify({ kind: 'ties' });

export function createVisitors(
  store: Store,
  sessions: ReturnType<typeof createSessions>,
  processId: string,
  onError: (error: unknown) => void,
) {
  const byPerson = new Map<string, Set<Visitor>>();
  /** People of this process who show that they are here, and people of others. */
  const shown = new Set<string>();
  const elsewhere = createElsewhere<true>();

  const sendTo = (person: string, text: string): void => {
    for (const visitor of byPerson.get(person) ?? []) visitor.send(text);
  };
  const notify = (words: string, people: readonly string[]): void => {
    for (let i = 0; i < people.length; i += AT_ONCE)
      store.notify(`${words} ${people.slice(i, i + AT_ONCE).join(' ')}`);
  };
  /** These people read their friends and clubs again, wherever they are connected. */
  const news = (...people: readonly string[]): void => notify('ties', people);

  /** Somebody came, went, or changed the mind about being seen: friends who show themselves hear of it. */
  const reconsider = async (person: string): Promise<void> => {
    const known = byPerson.has(person) ? await sessions.read(person) : undefined;
    const isShown = byPerson.has(person) && known?.settings.presence === true;
    if (isShown === shown.has(person)) return;
    shown[isShown ? 'add' : 'delete'](person);
    notify(`here ${processId} ${isShown ? 'yes' : 'no'}`, [person]);
    const friends = await store.ties.friends(person);
    news(...friends.filter(({ settings }) => settings.presence).map((friend) => friend.person));
  };

  const tellInvitations = async (person: string): Promise<void> => {
    if (!byPerson.has(person)) return;
    const untold = await store.ties.invitations(person, 'untold');
    if (untold.length > 0) await store.ties.told(person);
    for (const invitation of untold) sendTo(person, JSON.stringify({ kind: 'invited', ...invitation }));
  };

  return {
    news,
    /** Is this person connected, and wishes to be seen? To be told to friends only. */
    isShown: (person: string): boolean => shown.has(person) || elsewhere.has(person),
    async enter(visitor: Visitor) {
      const { person } = visitor;
      byPerson.set(person, (byPerson.get(person) ?? new Set()).add(visitor));
      await reconsider(person);
      await tellInvitations(person);
    },
    leave(visitor: Visitor) {
      const { person } = visitor;
      const here = byPerson.get(person);
      if (!here?.delete(visitor) || here.size > 0) return;
      byPerson.delete(person);
      reconsider(person).catch(onError);
    },
    reconsider: (person: string) => void reconsider(person).catch(onError),
    /** A notification of any process: `ties <people>`, `invited <person>`, `here <process> <yes or no> <people>`. */
    heardNews: ([, ...people]: readonly string[]) => {
      for (const person of people) sendTo(person, READ_AGAIN);
    },
    heardInvitation: ([, person]: readonly string[]) => void tellInvitations(person!).catch(onError),
    heardHere([, process, is, ...people]: readonly string[]) {
      if (process === undefined || process === processId) return;
      for (const person of people) elsewhere.hear(person, process, is === 'yes' ? true : undefined);
    },
    /** Says again who is here, and forgets processes that have fallen silent. */
    refresh(now: number) {
      elsewhere.forgetSilent(now);
      if (store.shared) notify(`here ${processId} yes`, [...shown]);
    },
    /** Notifications may have been lost: whoever is here reads again. */
    readAfresh() {
      for (const person of byPerson.keys()) sendTo(person, READ_AGAIN);
    },
  };
}
