// A small table of the game as it is really drawn, played on by chance; still for whoever wants no motion. Nobody can touch it.
import { recordOf, resolveTable, seeded, startMatch, submit } from '@undercroft/kernel';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { botNames } from '../bots/bot-names.ts';
import { useLoaded } from '../components/use-loaded.ts';
import { type AnyGame, importGame, loadUi } from '../games.ts';
import { ensureGameTexts, t } from '../i18n.ts';
import { openRecordTable, type RecordTable } from '../replay/record-table.ts';
import { language, preferences } from '../settings/preferences.ts';
import { createTableModel, type TableModel } from '../table/table-model.ts';
import { SmallTable } from './small-table.tsx';

const STEP = 1800;
/** Where in a game there is most to see: from a third to four fifths of it. */
const [FROM, TO] = [0.35, 0.8];
const MOST_ENTRIES = 600;

/** A whole game by chance, the same for everybody on one day. */
function playedByChance(game: AnyGame) {
  const [fewest, most] = game.seats;
  const luck = seeded(`${game.name}:preview:${new Date().toISOString().slice(0, 10)}`);
  const seats = Math.min(most, Math.max(fewest, 3));
  const match = startMatch(game, resolveTable(game, seats), { setup: luck, play: luck });
  for (let made = 0; made < MOST_ENTRIES; made++) {
    const [seat] = game.waitingFor(match.position);
    if (seat === undefined) break;
    const open = game.choices(match.position, seat);
    submit(match, seat, open[luck.pick(open.length)]);
  }
  return recordOf(match, { names: botNames().slice(0, seats) });
}

async function open(name: string): Promise<{ readonly model: TableModel; readonly source: RecordTable }> {
  const [game, ui] = await Promise.all([
    importGame(name),
    loadUi(name),
    ensureGameTexts(name, language.value),
  ]);
  const source = openRecordTable(game, playedByChance(game), 'preview', (seat) => botNames()[seat]!);
  source.seek(Math.floor(source.length * FROM));
  return { source, model: createTableModel(source, ui, 'watch') };
}

export function TablePreview({ game }: { readonly game: string }): JSX.Element {
  const opened = useLoaded(
    () => open(game).catch(() => undefined),
    [game],
    (found) => found?.model.close(),
  );
  useEffect(() => {
    if (!opened || preferences.value.motion === 'off') return;
    const { source } = opened;
    const timer = setInterval(() => {
      if (document.hidden) return;
      const isAtEnd = source.at.value >= source.length * TO;
      source.seek(isAtEnd ? Math.floor(source.length * FROM) : source.at.value + 1);
    }, STEP);
    return () => clearInterval(timer);
  }, [opened]);
  return (
    <figure class="preview" data-game={game}>
      <SmallTable model={opened?.model} />
      <figcaption>{t('game.preview')}</figcaption>
    </figure>
  );
}
