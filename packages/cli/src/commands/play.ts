// `play`: a game for people at a terminal or for programs on a pipe, new or resumed.
import { CodedError, type Language } from '@undercroft/kernel';
import type { AnyHints } from '@undercroft/shelf';
import type { Call, Command } from '../command.ts';
import { readText } from '../files.ts';
import { linesOf } from '../lines.ts';
import { gamesFolder, PERSON, parseKept, unfinishedGames } from '../save.ts';
import { newSession, resumedSession, type Session } from '../session.ts';
import { speechOf } from '../speech.ts';
import { deskOf } from '../terminal/desk.ts';
import { playInTerminal } from '../terminal/play-in-terminal.ts';
import { askForGame, askForLanguage } from '../terminal/set-up.ts';
import type { World } from '../world.ts';
import { playAsJson } from './play-as-json.ts';
import { WISH_FLAGS, type Wish, wishOf } from './wish.ts';

const FLAGS = {
  ...WISH_FLAGS,
  data: { type: 'string' },
  'no-save': { type: 'boolean' },
  json: { type: 'boolean' },
  resume: { type: 'boolean' },
} as const;
type PlayCall = Call<typeof FLAGS>;

export const PLAY: Command<typeof FLAGS> = { flags: FLAGS, words: 1, run: play };

async function play(call: PlayCall): Promise<number> {
  const { values, world } = call;
  const isDialogue = !values.json && world.inputIsTerminal && world.output.isTerminal;
  const folder = gamesFolder(values.data, world.env);
  const lines = linesOf(world);
  try {
    let { language } = call.speech;
    let session: Session;
    if (values.resume) session = await resumed(call, folder);
    else {
      let wish: Wish | undefined = wishOf(call.words[0], values, world.shelf);
      if (isDialogue) {
        if (!call.isLanguageClear) {
          const chosen: Language | undefined = await askForLanguage(world, lines);
          if (chosen === undefined) return 0;
          language = chosen;
        }
        wish = await askForGame({ wish, folder, lines, world, speech: await speechOf(language) });
        if (wish === undefined) return 0;
      }
      session = wish.resume
        ? await opened(call, wish.resume)
        : await begun(call, wish, values['no-save'] ? undefined : folder);
    }
    const desk = await deskOf(session, { language, lines, world, isDrawn: !values.json });
    return await (values.json ? playAsJson(session, desk) : playInTerminal(session, desk));
  } finally {
    lines.close();
  }
}

async function begun({ world }: PlayCall, wish: Wish, folder: string | undefined): Promise<Session> {
  if (wish.game === undefined)
    throw new CodedError('argument-missing', { what: 'game', known: world.shelf.listGames().join(', ') });
  const game = await world.shelf.loadGame(wish.game);
  const { table, players, names } = wish.settle(game);
  const botSeed = wish.seed === undefined ? world.newSecret() : `${wish.seed}:bots`;
  const luck =
    wish.seed === undefined
      ? ({
          kind: 'sealed',
          seal: { secret: world.newSecret(), nonces: [], table: botSeed.slice(0, 12) },
        } as const)
      : ({ kind: 'seeded', seed: wish.seed } as const);
  const hints = await hintsFor(players, wish.game, world);
  const id = world.newSecret().slice(0, 6);
  return newSession({ game, table, players, names, luck, botSeed, hints, folder, now: world.now(), id });
}

/** `--resume` alone takes the game touched last; with a game's name, the last of that game; else a file. */
async function resumed(call: PlayCall, folder: string): Promise<Session> {
  const [word] = call.words;
  const isGame = word !== undefined && call.world.shelf.listGames().includes(word);
  if (word !== undefined && !isGame) return opened(call, word);
  const [latest] = await unfinishedGames(folder, word);
  if (!latest) throw new CodedError('no-saved-game', { folder });
  return opened(call, latest.file);
}

async function opened({ world }: PlayCall, file: string): Promise<Session> {
  const kept = parseKept(await readText(file));
  if (kept.kind === 'record') throw new CodedError('game-finished', { file });
  const { players, record } = kept.save;
  const game = await world.shelf.loadGame(record.game);
  return resumedSession(game, await hintsFor(players, record.game, world), kept.save, file);
}

/** What bots know about the game; not read where only people play. */
const hintsFor = async (
  players: readonly string[],
  game: string,
  { shelf }: World,
): Promise<AnyHints | undefined> =>
  players.some((player) => player !== PERSON) ? shelf.loadHints(game) : undefined;
