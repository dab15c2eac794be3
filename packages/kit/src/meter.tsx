// A row of steps, some lit; what is about to be lost or gained is hatched.
import type { JSX } from 'preact';
import { memo } from './memo.ts';

export interface MeterProps {
  readonly value: number;
  readonly most: number;
  /** The value after what is pointed at; the difference is hatched. */
  readonly next?: number | undefined;
  /** All of it in words, numbers included: "9 of 13". */
  readonly label: string;
  readonly tone?: 'flame' | 'good' | 'bad' | 'warn' | 'plain';
  /** One long bar instead of steps, where there are too many to count. */
  readonly smooth?: boolean;
}

export const Meter = memo(function Meter({
  value,
  most,
  next = value,
  label,
  tone = 'flame',
  smooth,
}: MeterProps): JSX.Element {
  const low = Math.max(0, Math.min(value, next));
  const high = Math.min(most, Math.max(value, next));
  const share = (n: number): string => `${most > 0 ? (100 * n) / most : 0}%`;
  return (
    <span class={`meter tone-${tone}${smooth ? ' smooth' : ''}`} role="img" aria-label={label}>
      {smooth ? (
        <>
          <i class="on" style={{ width: share(low) }} />
          {high > low && <i class="soon" style={{ width: share(high - low) }} />}
        </>
      ) : (
        Array.from({ length: most }, (_, i) => (
          <i key={`step-${i + 1}`} class={i < low ? 'on' : i < high ? 'soon' : ''} />
        ))
      )}
    </span>
  );
});
