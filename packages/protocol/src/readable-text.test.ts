// Nothing unseen gets into what people write.
import { expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

test.each([
  ['  hello  there ', 'hello  there'],
  ['evil \u202eexe.cod', 'evil  exe.cod'],
  ['a\u0000b\u200bc', 'a b c'],
  ['\u200b\u200b', ''],
  ['\u200d', ''],
  ['\u3000 ', ''],
  ['👩‍🚀 привет', '👩‍🚀 привет'],
  ['می‌خواهم', 'می‌خواهم'],
])('%j is read as %j', (written, read) => {
  expect(readableText(written)).toBe(read);
});
