// The curtain between two people who share a device: nothing of the table shows until the next one is there.
import { Button, SeatBadge, type SeatLabel } from '@undercroft/kit';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n.ts';

export function HotSeatCurtain({
  seat,
  onLift,
}: {
  readonly seat: SeatLabel;
  readonly onLift: () => void;
}): JSX.Element {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.querySelector('button')?.focus(), []);
  return (
    <main class="curtain" ref={ref}>
      <svg class="curtain-arch" viewBox="0 0 120 150" aria-hidden="true">
        <path class="n0" d="M8 150V60a52 52 0 0 1 104 0v90z" />
        <path class="n1" d="M22 150V62a38 38 0 0 1 76 0v88z" />
      </svg>
      <SeatBadge seat={seat} size={44} silent />
      <h1 class="display">{t('curtain.for', { name: seat.name })}</h1>
      <p>{t('curtain.note')}</p>
      <Button tone="go" onClick={onLift}>
        {t('curtain.lift', { name: seat.name })}
      </Button>
    </main>
  );
}
