// A page with numbered lines of which a person picks one.
import type { Environment } from '../environment.ts';
import type { InputLines } from '../input-lines.ts';
import type { Screen } from '../screen.ts';
import type { Translator } from '../translator.ts';
import { ask } from './ask.ts';
import { choiceLines, cut } from './page.ts';

export interface Asking {
  readonly lines: InputLines;
  readonly io: Environment;
  readonly screen: Screen;
}

export interface NumberedLine {
  readonly text: string;
  /** What it means, where there is room to say so. */
  readonly note?: string | undefined;
}

interface Picking {
  readonly translator?: Translator;
  readonly keys?: RegExp;
  readonly first?: readonly string[];
  /** The line chosen last: its note stays when there is no room for all. */
  readonly last?: number | undefined;
}

/**
 * Asks for one of the numbered lines below a heading; Enter takes the first. Undefined when the person leaves, and
 * what was typed where it is one of the page's own keys.
 */
export async function pickOne(
  asking: Asking,
  heading: () => readonly string[],
  lines: readonly NumberedLine[],
  { translator, keys, first = [], last }: Picking = {},
): Promise<number | string | undefined> {
  const { screen } = asking;
  let notice = first;
  for (;;) {
    const input = await ask(asking, () => fitLines(screen, heading(), lines, notice, last));
    if (input.kind === 'end' || input.kind === 'interrupt') return undefined;
    const word = input.kind === 'line' ? input.line.trim().toLowerCase() : '?';
    if (word === '') return 0;
    if (['q', 'й', 'quit'].includes(word)) return undefined;
    if (keys?.test(word)) return word;
    const index = /^\d{1,3}$/.test(word) ? Number(word) - 1 : -1;
    if (index >= 0 && index < lines.length) return index;
    notice = translator
      ? screen.inked('warn', translator.say('cli.no-such-row', { most: lines.length }))
      : [screen.ink('warn', `1–${lines.length}`)];
  }
}

/** With all notes where they fit, else with that of one line, then without the words below the title, and in the end a row for each line. */
function fitLines(
  screen: Screen,
  heading: readonly string[],
  lines: readonly NumberedLine[],
  notice: readonly string[],
  last: number | undefined,
): readonly string[] {
  const page = (hasNote: (i: number) => boolean, head = heading, most = Infinity): readonly string[] => {
    const rows = lines.map(({ text, note }, i) => ({
      number: i + 1,
      text: cut(text, most),
      ...(note !== undefined && hasNote(i) && { note }),
    }));
    return [...head, '', ...choiceLines(rows, { screen }), ...notice];
  };
  const isLast = (i: number): boolean => i === last;
  const whole = page(() => true);
  if (!screen.isPaged) return whole;
  const fits = (lines: readonly string[]): boolean => lines.length < screen.height();
  const title = heading.slice(0, 1);
  return (
    [whole, page(isLast), page(isLast, title)].find(fits) ?? page(() => false, title, screen.width() - 6)
  );
}
