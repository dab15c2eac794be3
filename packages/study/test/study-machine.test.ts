// Laws of a study room: whatever is tried, by anyone, in any order, with lines that break.
import { hashData, seeded } from '@undercroft/kernel';
import type { Place, StudyCommand } from '@undercroft/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyStudyEvent,
  branchOf,
  executeStudy,
  type FollowedStudy,
  followStudy,
  isAhead,
  isMoment,
  isStudyRefusal,
  memberOf,
  placeOfMember,
  replayStudy,
  type StoredStudyEvent,
  type Study,
  type StudyDecision,
  studyWithoutPerson,
} from '../src/index.ts';
import {
  type Attempt,
  anyAttempts,
  CHAPTER,
  CONTEXT,
  FIRST,
  newStudy,
  PEOPLE,
  requestFor,
} from './any-study.ts';

function drive(
  attempts: readonly Attempt[],
  see: (before: Study, after: Study, done: StoredStudyEvent) => void = () => {},
): StoredStudyEvent[] {
  const events = [FIRST];
  let study = newStudy();
  for (const attempt of attempts) {
    const done = executeStudy(study, requestFor(study, attempt), CONTEXT, events.length);
    if (done === undefined || 'code' in done) continue;
    const before = study;
    study = applyStudyEvent(study, done);
    events.push(done);
    see(before, study, done);
  }
  return events;
}

test('the replay of the events is the room, and JSON loses nothing', () => {
  fc.assert(
    fc.property(anyAttempts(80), (attempts) => {
      let last = newStudy();
      const events = drive(attempts, (_, after) => {
        last = after;
      });
      expect(replayStudy(JSON.parse(JSON.stringify(events)))).toEqual(last);
      expect(JSON.parse(JSON.stringify(last))).toEqual(last);
    }),
    { numRuns: 150 },
  );
});

test('a room always has places that exist, a leader among its members, and nobody twice', () => {
  fc.assert(
    fc.property(anyAttempts(80), (attempts) => {
      drive(attempts, (_, study) => {
        const people = study.members.map(({ person }) => person);
        expect(new Set(people).size).toBe(people.length);
        expect(study.leader === '' ? people : people.includes(study.leader)).toEqual(
          study.leader === '' ? [] : true,
        );
        expect(study.asking.every((person) => people.includes(person) && person !== study.leader)).toBe(true);
        for (const { person } of study.members)
          expect(isMoment(study, placeOfMember(study, person))).toBe(true);
        for (const written of [...study.notes, ...study.marks]) expect(isMoment(study, written)).toBe(true);
      });
    }),
    { numRuns: 100 },
  );
});

test('no draft is lost: only its author takes it away, or the leader after its author has left', () => {
  let kept = 0;
  fc.assert(
    fc.property(anyAttempts(120), (attempts) => {
      drive(attempts, (before, after, { event, person }) => {
        for (const branch of before.branches) {
          const now = branchOf(after, branch.id);
          if (now) {
            expect(now.entries.slice(0, branch.entries.length)).toEqual(branch.entries);
            kept++;
            continue;
          }
          expect(event).toEqual({ kind: 'dropped', branch: branch.id });
          const isOrphan = !branch.isDraft || !memberOf(before, branch.by);
          expect(person === branch.by || (person === before.leader && isOrphan)).toBe(true);
        }
      });
    }),
    { numRuns: 100 },
  );
  expect(kept).toBeGreaterThan(100);
});

test('while the end is hidden, only the leader comes to, writes about or parts from what lies ahead', () => {
  fc.assert(
    fc.property(anyAttempts(80), (attempts) => {
      drive(attempts, (before, _, { event, person }) => {
        if (person === before.leader) return;
        if (event.kind === 'looked') expect(isAhead(before, event.place)).toBe(false);
        if (event.kind === 'noted') expect(isAhead(before, event.note)).toBe(false);
        if (event.kind === 'branched') {
          const { chapter, parent, at } = event.branch;
          expect(isAhead(before, { chapter, branch: parent, at })).toBe(false);
        }
      });
    }),
    { numRuns: 100 },
  );
});

/** Somebody's end of a line that breaks: what is on its way is lost, and the room comes whole on the next one. */
interface Client {
  readonly person: string;
  followed: FollowedStudy | undefined;
  queue: StoredStudyEvent[];
  isCut: boolean;
  /** Sent until answered. */
  unanswered: { readonly id: string; readonly attempt: Attempt; request?: ReturnType<typeof requestFor> }[];
}

test('500 commands from 8 clients with cuts, losses and repeats end in the same room everywhere', () => {
  const luck = seeded(process.env.TEST_SEED ?? 'study');
  const losses = seeded(process.env.TEST_SEED ?? 'losses');
  let study = PEOPLE.slice(1).reduce((room, _, i) => done(room, i + 1, { kind: 'join' }), newStudy());
  const rooms = new Map([[study.version, hashData(study)]]);
  const answered = new Set<string>();
  const clients: Client[] = PEOPLE.map(({ person }) => ({
    person,
    followed: undefined,
    queue: [],
    isCut: true,
    unanswered: [],
  }));
  const heard = (client: Client, message: Parameters<typeof followStudy>[1]): void => {
    const next = followStudy(client.followed, message);
    if (next === 'gap') client.isCut = true;
    else client.followed = next;
    // Late or not, what a client knows is the room as it was.
    expect(hashData(client.followed?.study)).toBe(rooms.get(client.followed!.study.version));
  };
  const connect = (client: Client): void => {
    client.isCut = false;
    client.queue = [];
    heard(client, { kind: 'study', table: study.id, version: study.version, study, here: [] });
  };
  const send = (client: Client): void => {
    for (const sent of [...client.unanswered]) {
      const request = sent.request ?? requestFor(study, sent.attempt);
      sent.request = request;
      if (!answered.has(sent.id)) {
        const done = executeStudy(study, request, CONTEXT, 0, sent.id);
        if (done && !('code' in done)) {
          study = applyStudyEvent(study, done);
          rooms.set(study.version, hashData(study));
          for (const other of clients) if (!other.isCut) other.queue.push(done);
        }
        answered.add(sent.id);
      }
      // The answer may be lost with the line: then it is sent again.
      if (luck.pick(5) > 0) client.unanswered = client.unanswered.filter((one) => one !== sent);
    }
  };
  for (let n = 0; n < 500; n++) {
    const who = luck.pick(clients.length);
    const client = clients[who]!;
    if (luck.pick(6) === 0) client.isCut = true;
    else if (client.isCut) connect(client);
    const attempt = { who, what: luck.pick(24), a: luck.pick(1000), b: luck.pick(1000) };
    client.unanswered.push({ id: `c${n}`, attempt });
    if (!client.isCut) send(client);
    for (const other of clients)
      for (let told = luck.pick(4); told > 0 && !other.isCut; told--) {
        const next = other.queue.shift();
        // One that is lost on a line that holds is noticed at the next.
        const isLost = other.queue.length > 0 && losses.pick(20) === 0;
        if (next && !isLost) heard(other, { kind: 'studied', table: study.id, ...next });
      }
  }
  for (const client of clients) while (client.unanswered.length > 0) send(client);
  for (const client of clients) {
    if (client.isCut) connect(client);
    for (const next of client.queue) heard(client, { kind: 'studied', table: study.id, ...next });
    if (client.isCut) connect(client);
  }
  const hashes = new Set(clients.map(({ followed }) => hashData(followed?.study)));
  expect([...hashes]).toEqual([hashData(study)]);
  expect(study.version).toBeGreaterThan(120);
  expect(study.branches.length).toBeGreaterThan(5);
});

const act = (study: Study, who: number, command: StudyCommand): StoredStudyEvent | StudyDecision =>
  executeStudy(study, { actor: PEOPLE[who]!, command }, CONTEXT, 0) as StoredStudyEvent;
const done = (study: Study, who: number, command: StudyCommand): Study => {
  const event = act(study, who, command);
  if (event === undefined || isStudyRefusal(event as StudyDecision)) throw new Error(JSON.stringify(event));
  return applyStudyEvent(study, event as StoredStudyEvent);
};
const placeAt = (at: number): Place => ({ chapter: 0, branch: '', at, eyes: 'spectator' });

test('whoever follows goes along, whoever looks around stays, and comes back to the leader', () => {
  let study = done(newStudy(), 1, { kind: 'join' });
  study = done(study, 0, { kind: 'step', place: placeAt(3) });
  expect(placeOfMember(study, 'ben').at).toBe(3);
  study = done(study, 1, { kind: 'look', place: placeAt(1) });
  study = done(study, 0, { kind: 'step', place: placeAt(4) });
  expect(placeOfMember(study, 'ben').at).toBe(1);
  study = done(study, 1, { kind: 'follow' });
  expect(placeOfMember(study, 'ben').at).toBe(4);
  expect(act(study, 1, { kind: 'step', place: placeAt(0) })).toEqual({ code: 'not-leader' });
});

test('the lead is given, asked for, and passes to whoever is here and came first', () => {
  let study = [1, 2].reduce((room, who) => done(room, who, { kind: 'join' }), newStudy());
  study = done(study, 2, { kind: 'ask', on: true });
  expect(study.asking).toEqual(['cy']);
  study = done(study, 0, { kind: 'give', to: 'cy' });
  expect([study.leader, study.asking]).toEqual(['cy', []]);
  const pass = (here: readonly string[]) =>
    executeStudy(study, { actor: null, command: { kind: 'passLead', from: 'cy', here } }, CONTEXT, 0);
  expect(pass(['ben', 'cy'])).toBeUndefined();
  expect(pass([])).toBeUndefined();
  study = applyStudyEvent(study, pass(['ben', 'ann']) as StoredStudyEvent);
  expect(study.leader).toBe('ann');
  expect(memberOf(study, 'cy')?.follows).toBe(true);
});

test('forgetting somebody leaves neither id, name nor words, and what they tried', () => {
  fc.assert(
    fc.property(anyAttempts(60), (attempts) => {
      const study = replayStudy(drive(attempts));
      const without = studyWithoutPerson(study, 'ann', 'gone-1');
      expect(JSON.stringify(without)).not.toMatch(/"ann"|"ANN"/);
      expect(without.branches.map(({ entries }) => entries)).toEqual(
        study.branches.map(({ entries }) => entries),
      );
      expect(without.notes).toEqual(study.notes.filter(({ by }) => by !== 'ann'));
    }),
    { numRuns: 50 },
  );
});

test('limits are refusals with their codes', () => {
  let study = newStudy();
  for (let n = 1; n < 16; n++) {
    const added = { kind: 'addChapter', by: 'ann', chapter: CHAPTER } as const;
    study = applyStudyEvent(
      study,
      executeStudy(study, { actor: null, command: added }, CONTEXT, 0) as StoredStudyEvent,
    );
  }
  const more = { kind: 'addChapter', by: 'ann', chapter: CHAPTER } as const;
  expect(executeStudy(study, { actor: null, command: more }, CONTEXT, 0)).toEqual({
    code: 'too-many-chapters',
  });
  const noted = { ...study, notes: Array(1000).fill({ ...placeAt(1), by: 'x', name: 'X', words: 'w' }) };
  const moment = { chapter: 0, branch: '', at: 0 };
  expect(act(noted, 0, { kind: 'note', moment, words: 'one more' })).toEqual({ code: 'too-many-notes' });
  expect(act(study, 0, { kind: 'note', moment: { ...moment, at: 999 }, words: 'w' })).toEqual({
    code: 'no-such-moment',
  });
  const entries = [{ seat: 0, choice: { kind: 'lay', card: 99 }, luck: [] }];
  const bad = {
    kind: 'branch',
    id: 'branch-1',
    chapter: 0,
    parent: '',
    at: 0,
    luck: 'fresh',
    entries,
  } as const;
  expect(act(study, 0, bad)).toMatchObject({ code: 'bad-branch' });
});
