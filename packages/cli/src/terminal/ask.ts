// Shows a page and waits for what is typed; long texts are paged.
import type { Input, NamedKeys } from '../input-lines.ts';
import type { TerminalContext } from './terminal-context.ts';

type Asking = Pick<TerminalContext, 'screen' | 'lines'>;

/** The page is drawn again whenever the terminal has a new size. */
export function ask(
  { screen, lines }: Asking,
  page: () => readonly string[],
  keys?: NamedKeys,
): Promise<Input> {
  const draw = (): void => {
    screen.show(...page());
    lines.prompt(screen.ink('accent', '> '));
  };
  draw();
  return lines.next(screen.isPaged ? draw : undefined, keys);
}

const BACK: ReadonlySet<string> = new Set(['b', 'и']);
const PAGER_KEYS: NamedKeys = { pagedown: '', down: '', pageup: 'b', up: 'b' };
const CLOSE: ReadonlySet<string> = new Set(['q', 'й']);

/**
 * Shows a text that may be longer than the screen, from its first page or its last. Returns what was typed when it is
 * no key of the pager: an answer to the question behind it. Without pages the text is printed whole.
 */
export async function showText(
  context: TerminalContext,
  text: () => readonly string[],
  from: 'first' | 'last' = 'first',
): Promise<Input | undefined> {
  const { screen, translator } = context;
  if (!screen.isPaged) {
    screen.print(...text());
    return undefined;
  }
  const room = (): number => screen.height() - 3;
  const pages = (): number => Math.max(1, Math.ceil(text().length / room()));
  let at = from === 'first' ? 0 : pages() - 1;
  for (;;) {
    const input = await ask(
      context,
      () => {
        at = Math.min(at, pages() - 1);
        const keys = translator.say(pages() > 1 ? 'cli.pager' : 'cli.page-again', {
          page: at + 1,
          pages: pages(),
        });
        return [...text().slice(at * room(), (at + 1) * room()), ...screen.inked('dim', keys)];
      },
      PAGER_KEYS,
    );
    if (input.kind !== 'line') return input;
    const word = input.line.trim().toLowerCase();
    if (CLOSE.has(word) || (word === '' && at === pages() - 1)) return undefined;
    if (BACK.has(word)) at = Math.max(0, at - 1);
    else if (word === '') at++;
    else return input;
  }
}
