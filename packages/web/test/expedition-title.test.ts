// What a live expedition is called: its hour on the reader's own clock, and no time of day that it is not there.
import { describe, expect, test, vi } from 'vitest';
import { expeditionTitle } from '../src/expeditions/expedition-title.ts';

const SATURDAY_EVENING = Date.UTC(2026, 10, 21, 20);

vi.mock('../src/i18n.ts', async () => {
  const { default: en } = await import('../texts/expeditions/en.ts');
  const texts: Readonly<Record<string, string>> = en;
  return {
    gameTitle: (game: string) => game,
    spokenLanguageNow: () => 'en-GB',
    t: (id: string, args: Readonly<Record<string, unknown>>) =>
      texts[id]!.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name])),
  };
});

describe.each([
  ['Europe/Rome', /21 November at 21:00/],
  ['Pacific/Auckland', /22 November at 09:00/],
  ['Asia/Yekaterinburg', /22 November at 01:00/],
])('in %s', (zone, hour) => {
  test('a live expedition is called by the hour there', () => {
    vi.stubEnv('TZ', zone);
    const title = expeditionTitle({ game: 'DELVE', kind: 'evening', opens: SATURDAY_EVENING });
    expect(title).toMatch(hour);
    expect(title).not.toMatch(/evening/i);
    expect(expeditionTitle({ game: 'DELVE', kind: 'day', opens: Date.UTC(2026, 10, 21) })).toContain(
      '21 November',
    );
    vi.unstubAllEnvs();
  });
});
