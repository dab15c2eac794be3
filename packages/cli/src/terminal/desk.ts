// Everything that a played game needs from around it: words, a pen, the lines that come in, and the rules to look up.
import type { DrawTable, Language, Pen, Viewer } from '@undercroft/kernel';
import { type Ledger, readLedger } from '../ledger.ts';
import type { Lines } from '../lines.ts';
import { type Screen, screenOf } from '../screen.ts';
import type { AnyMatch } from '../session.ts';
import { type Speech, speechOf } from '../speech.ts';
import type { World } from '../world.ts';

export interface Desk {
  readonly world: World;
  readonly lines: Lines;
  readonly speech: Speech;
  readonly screen: Screen;
  /** The rules of the game; read when they are first asked for. */
  ledger(): Promise<Ledger>;
  /** The table as this viewer may see it. */
  draw(position: unknown, viewer: Viewer): string[];
  nameOf(seat: number): string;
}

interface Around {
  readonly language: Language;
  readonly lines: Lines;
  readonly world: World;
  /** False where nothing is ever drawn: then the drawing is not even read. */
  readonly isDrawn: boolean;
}

interface Seated {
  readonly match: Pick<AnyMatch, 'game' | 'table'>;
  readonly names?: readonly string[] | undefined;
}

export async function deskOf(
  { match, names }: Seated,
  { language, lines, world, isDrawn }: Around,
): Promise<Desk> {
  const { game, table } = match;
  const speech = await speechOf(language, world.shelf, game.name, names);
  const screen = screenOf(world);
  const drawTable: DrawTable<unknown> = isDrawn ? await world.shelf.loadTerminal(game.name) : () => [];
  const nameOf = (seat: number): string => {
    if (speech.has(`seat.${seat}`)) return speech.say(`seat.${seat}`);
    return table.seats === 1 ? speech.say('cli.you') : speech.say('cli.seat', { n: seat + 1 });
  };
  const pen = (): Pen => ({ width: screen.width(), say: speech.render, ink: screen.ink, name: nameOf });
  return {
    world,
    lines,
    speech,
    screen,
    ledger: async () => readLedger(await world.shelf.loadSpec(game.name)),
    draw: (position, viewer) => drawTable(game.view(position, viewer), viewer, pen()),
    nameOf,
  };
}
