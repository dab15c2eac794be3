// Pointing at pieces: by touch, or by keys from a list of the pieces; what is pointed at is said in words.
import { useSignal } from '@preact/signals';
import { Button, IconButton } from '@undercroft/kit';
import type { Mark } from '@undercroft/study';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n.ts';
import { nameHere } from '../settings/preferences.ts';
import { elementOfPiece, type NamedPiece, nameOfPiece, piecesOnBoard } from './pieces.ts';
import { atPlace, type DeskProps, momentOf } from './study-desk.ts';

/** "Ada points at the white die", by the name that the piece has on this reader's board. */
export function wordsOfMark({ name: given, piece, to }: Mark): string {
  const name = nameHere(given);
  const called = (id: string): string => {
    const element = elementOfPiece(id);
    return (element && nameOfPiece(element)) || t('studies.out-of-sight');
  };
  return to === null
    ? t('studies.points', { name, piece: called(piece) })
    : t('studies.points-to', { name, piece: called(piece), to: called(to) });
}

export function StudyPointing({ desk }: DeskProps): JSX.Element {
  const { room, model } = desk;
  const study = room.study.value;
  const place = room.place.value;
  const marks = atPlace(study.marks, place);
  const pieces = useSignal<readonly NamedPiece[]>([]);
  const words = useSignal<readonly string[]>([]);
  const piece = useSignal('');
  const to = useSignal('');
  const { moment } = model.playback.shown.value;
  // Names are read from the board once it is drawn.
  useEffect(() => {
    const timer = setTimeout(() => {
      pieces.value = piecesOnBoard();
      words.value = marks.map(wordsOfMark);
    }, 60);
    return () => clearTimeout(timer);
  }, [moment, JSON.stringify(marks)]);
  const point = (): void => {
    const aim = to.value ? { to: to.value } : {};
    void room.send({ kind: 'mark', moment: momentOf(place), piece: piece.value, ...aim });
  };
  return (
    <section class="study-part" aria-label={t('studies.marks')}>
      <h3>{t('studies.marks')}</h3>
      <ul class="study-notes" data-testid="study-marks">
        {words.value.map((said) => (
          <li key={said}>{said}</li>
        ))}
      </ul>
      {study.phase === 'open' && (
        <>
          <PointingTools desk={desk} hasMarks={marks.length > 0} />
          <details class="by-keys">
            <summary>{t('studies.by-list')}</summary>
            <PieceSelect title={t('studies.piece')} value={piece} pieces={pieces.value} />
            <PieceSelect title={t('studies.piece-to')} value={to} pieces={pieces.value} />
            <Button disabled={piece.value === '' || piece.value === to.value} onClick={point}>
              {t('studies.point')}
            </Button>
          </details>
        </>
      )}
    </section>
  );
}

/** Pointing by touch. */
function PointingTools({
  desk: { room, pointing, arrowFrom },
  hasMarks,
}: DeskProps & { readonly hasMarks: boolean }): JSX.Element {
  const wipe = (): void => void room.send({ kind: 'wipe', moment: momentOf(room.place.value) });
  return (
    <>
      <div class="row">
        {(['ring', 'arrow'] as const).map((tool) => (
          <Button
            key={tool}
            pressed={pointing.value === tool}
            onClick={() => (pointing.value = pointing.value === tool ? undefined : tool)}
          >
            {t(`studies.tool.${tool}`)}
          </Button>
        ))}
        {hasMarks && <IconButton sign="cross" label={t('studies.wipe')} onClick={wipe} />}
      </div>
      {pointing.value && (
        <p class="help" role="status">
          {t(arrowFrom.value ? 'studies.tool.arrow-to' : `studies.tool.${pointing.value}-help`)}
        </p>
      )}
    </>
  );
}

function PieceSelect({
  title,
  value,
  pieces,
}: {
  readonly title: string;
  readonly value: { value: string };
  readonly pieces: readonly NamedPiece[];
}): JSX.Element {
  return (
    <label class="study-luck">
      <span>{title}</span>
      <select value={value.value} onChange={(event) => (value.value = event.currentTarget.value)}>
        <option value="">–</option>
        {pieces.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
