// One puzzle at the game's own table: the view, the question, three hints; then every price, and the game that goes on from it.
import { IconButton } from '@undercroft/kit';
import type { JSX } from 'preact';
import { Loading } from '../components/empty-state.tsx';
import { MissingPage } from '../components/missing-page.tsx';
import { useLoaded } from '../components/use-loaded.ts';
import { t } from '../i18n.ts';
import { openPuzzleDesk, type PuzzleDesk } from '../puzzles/puzzle-desk.ts';
import { PuzzleDock, PuzzleRail } from '../puzzles/puzzle-guide.tsx';
import { url } from '../router.ts';
import { TableView } from '../table/table-view.tsx';
import '../../css/table.css';
import '../../css/puzzle.css';

export function PuzzlePage({ id }: { readonly id: string }): JSX.Element {
  const desk = useLoaded(
    async () => {
      const { searchParams } = url.peek();
      const [theme, study] = ['theme', 'study'].map((name) => searchParams.get(name) ?? undefined);
      return (await openPuzzleDesk(id, theme, study)) ?? 'missing';
    },
    [id],
    (opened) => opened !== 'missing' && opened.close(),
  );
  if (!desk) return <Loading />;
  if (desk === 'missing')
    return (
      <MissingPage title={t('puzzle.gone')} text={t('puzzle.gone-text')}>
        <a class="btn go" href="/puzzles">
          {t('nav.puzzles')}
        </a>
      </MissingPage>
    );
  return desk.imagined.value ? <PlayedOn desk={desk} /> : <PuzzleTableView desk={desk} />;
}

const PuzzleTableView = ({ desk }: { readonly desk: PuzzleDesk }): JSX.Element => (
  <div class="puzzle" data-state={desk.source.solving.isOver.value ? 'answered' : 'asked'}>
    <TableView
      model={desk.model}
      guide={{
        rail: () => <PuzzleRail desk={desk} />,
        dock: (onChoices) => <PuzzleDock desk={desk} onChoices={onChoices} />,
        tools: () => (
          <>
            <span class="chip puzzle-chip">{t('puzzle.title')}</span>
            <IconButton sign="cross" label={t('puzzle.leave')} href="/puzzles" />
          </>
        ),
      }}
    />
  </div>
);

/** The same table, with bots in the other seats; what nobody could see is imagined, and nothing of it is kept. */
const PlayedOn = ({ desk }: { readonly desk: PuzzleDesk }): JSX.Element => (
  <div class="puzzle-played">
    <TableView
      key="played"
      model={desk.imagined.value!}
      strip={
        <section class="replaybar slab" aria-label={t('puzzle.imagined')}>
          <span class="grow">{t('puzzle.imagined-text')}</span>
          <button type="button" class="btn" onClick={desk.stopPlaying}>
            {t('puzzle.back-to-it')}
          </button>
        </section>
      }
    />
  </div>
);
