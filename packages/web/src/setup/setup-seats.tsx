// The chairs of a table that is being set: which side one plays oneself, and who has the others.

import { defaultLevel } from '@undercroft/bots/levels';
import { SeatBadge, type SeatMark } from '@undercroft/kit';
import type { JSX } from 'preact';
import { BOT_LEVELS, botTitle } from '../bots/bot-levels.ts';
import { RadioGroup } from '../components/form-fields.tsx';
import type { GameCard } from '../game-card.ts';
import { t } from '../i18n.ts';
import { roleOf } from '../seat-roles.ts';
import type { LocalSeatPlan } from '../sources/local-store.ts';
import { seatLetters } from '../table/seat-letters.ts';

/** Where the sides are unlike: which of them one plays oneself. */
export function RolePick({
  card,
  seats,
  mine,
  onPick,
}: {
  readonly card: GameCard;
  readonly seats: number;
  readonly mine: number;
  onPick(seat: number): void;
}): JSX.Element | null {
  const sides = card.sides[seats];
  if (!sides) return null;
  return (
    <RadioGroup
      title={t('setup.your-role')}
      value={String(sides[mine])}
      values={[...new Set(sides)].map(String)}
      name={(side) => roleOf(card, seats, sides.indexOf(Number(side))) ?? side}
      onPick={(side) => onPick(sides.indexOf(Number(side)))}
    />
  );
}

/** One chair: whose it is, and as what. */
export function SetupSeat({
  plan,
  at,
  mark,
  role,
  isByLink,
  seat,
  onChange,
}: {
  readonly plan: readonly LocalSeatPlan[];
  readonly at: number;
  readonly mark: SeatMark;
  readonly role: string | undefined;
  /** At a table of the server, others bring their names along. */
  readonly isByLink: boolean;
  readonly seat: LocalSeatPlan;
  onChange(seat: LocalSeatPlan): void;
}): JSX.Element {
  const letter = seatLetters(plan.map(({ name }) => name))[at]!;
  const kinds = ['person', ...BOT_LEVELS];
  const value = seat.kind === 'person' ? 'person' : (seat.level ?? defaultLevel.id);
  return (
    <li class="chair-row">
      <SeatBadge seat={{ mark, letter: isByLink ? '' : letter, name: seat.name }} size={26} silent />
      {role && <small class="role">{role}</small>}
      {isByLink ? (
        <span class="by-link">{seat.kind === 'person' ? t('setup.link-chair') : botTitle(value)}</span>
      ) : (
        <input
          type="text"
          maxLength={24}
          aria-label={role ? `${role}: ${t('setup.name', { n: at + 1 })}` : t('setup.name', { n: at + 1 })}
          value={seat.name}
          onInput={(event) => onChange({ ...seat, name: event.currentTarget.value })}
        />
      )}
      <select
        aria-label={t('setup.who', { n: at + 1 })}
        value={value}
        onChange={(event) => {
          const picked = event.currentTarget.value;
          onChange(
            picked === 'person'
              ? { kind: 'person', name: seat.name }
              : { kind: 'bot', name: seat.name, level: picked },
          );
        }}
      >
        {kinds.map((kind) => (
          <option key={kind} value={kind}>
            {kind === 'person' ? t('setup.person') : botTitle(kind)}
          </option>
        ))}
      </select>
    </li>
  );
}
