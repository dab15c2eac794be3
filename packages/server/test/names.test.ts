// What people may be called: nothing unseen, and nothing cut in two.
import { expect, test } from 'vitest';
import { cleanName } from '../src/identity/sessions.ts';

const FAMILY = '👩‍👩‍👧‍👦';

test.each([
  ['  Ada \t Lovelace ', 'Ada Lovelace'],
  ['A\u0000d\u202ea\u200b', 'A d a'],
  ['A\u200dda\u200c', 'A da'],
  ['\u200d', undefined],
  ['👩🏽‍🚀 Ada 🏳️‍🌈', '👩🏽‍🚀 Ada 🏳️‍🌈'],
  ['\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
  ['A\u{e0067}', 'A'],
  ['می‌خواهم', 'می‌خواهم'],
  ['x'.repeat(50), 'x'.repeat(40)],
  [FAMILY.repeat(5), FAMILY.repeat(3)],
])('%j is called %j', (asked, called) => {
  expect(cleanName(asked)).toBe(called);
});
