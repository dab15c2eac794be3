// The seats of a table that is being set up: which side the reader plays, and who has the others.

import { SeatBadge, type SeatMark } from '@undercroft/kit';
import type { LocalSeat } from '@undercroft/table';
import type { JSX } from 'preact';
import { BOT_LEVELS, botTitle } from '../bots/bot-levels.ts';
import { botNameOf } from '../bots/bot-names.ts';
import { RadioGroup, typedName } from '../components/form-fields.tsx';
import type { GameCard } from '../game-card.ts';
import { type AnyGame, type AnyUi, gameCardOf } from '../games.ts';
import { t } from '../i18n.ts';
import { roleOf } from '../seat-roles.ts';
import { seatLetters } from '../table/seat-letters.ts';
import type { Setup } from './use-setup.ts';

export function SetupSeats({
  game,
  ui,
  setup,
}: {
  readonly game: AnyGame;
  readonly ui: AnyUi | undefined;
  readonly setup: Setup;
}): JSX.Element {
  const [min, max] = game.seats;
  const card = gameCardOf(game.name)!;
  const { plan, mine, where, table } = setup;
  const seats = plan.value.length;
  const marks = ui?.marks?.(table ?? { seats, options: {} });
  return (
    <section class="slab setup-seats">
      <h2 class="display">{t('setup.seats')}</h2>
      {min !== max && (
        <RadioGroup
          title={t('setup.how-many')}
          value={String(seats)}
          values={Array.from({ length: max - min + 1 }, (_, i) => String(min + i))}
          name={(value) => value}
          onPick={(value) => setup.setSeatCount(Number(value))}
        />
      )}
      <RolePick card={card} seats={seats} mine={mine.value} onPick={setup.takeSeat} />
      <ol>
        {plan.value.map((seat, i) => (
          <SetupSeat
            key={`seat-${i + 1}`}
            plan={plan.value}
            at={i}
            mark={marks?.[i] ?? ((i + 1) as SeatMark)}
            role={roleOf(card, seats, i)}
            isByLink={where.value === 'server' && i !== mine.value}
            seat={seat}
            onChange={(changed) => (plan.value = plan.value.map((old, at) => (at === i ? changed : old)))}
          />
        ))}
      </ol>
      <p class="help">{t(noteOf(setup))}</p>
    </section>
  );
}

function noteOf({ where, plan }: Setup): string {
  if (where.value === 'server') return 'setup.server-note';
  return plan.value.filter(({ bot }) => bot === undefined).length > 1 ? 'setup.hot-seat' : 'setup.bots';
}

/** Where the sides are unlike: which of them the reader plays. */
function RolePick({
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

function SetupSeat({
  plan,
  at,
  mark,
  role,
  isByLink,
  seat,
  onChange,
}: {
  readonly plan: readonly LocalSeat[];
  readonly at: number;
  readonly mark: SeatMark;
  readonly role: string | undefined;
  /** At a table of the server, others bring their names along. */
  readonly isByLink: boolean;
  readonly seat: LocalSeat;
  onChange(seat: LocalSeat): void;
}): JSX.Element {
  const letter = seatLetters(plan.map(({ name }) => name))[at]!;
  const kinds = ['person', ...BOT_LEVELS];
  const value = seat.bot ?? 'person';
  return (
    <li class={role ? 'seat-row with-role' : 'seat-row'}>
      <SeatBadge seat={{ mark, letter: isByLink ? '' : letter, name: seat.name }} size={26} silent />
      {role && <small class="role">{role}</small>}
      {isByLink ? (
        <span class="by-link">{seat.bot === undefined ? t('setup.link-seat') : botTitle(seat.bot)}</span>
      ) : (
        <input
          type="text"
          aria-label={role ? `${role}: ${t('setup.name', { n: at + 1 })}` : t('setup.name', { n: at + 1 })}
          value={seat.name}
          onInput={(event) => onChange({ ...seat, name: typedName(event) })}
        />
      )}
      <select
        aria-label={t('setup.who', { n: at + 1 })}
        value={value}
        onChange={(event) => {
          const picked = event.currentTarget.value;
          // By link, people bring their names along; a bot has one of its own.
          const name = !isByLink ? seat.name : picked === 'person' ? t('setup.link-seat') : botNameOf(at);
          onChange(picked === 'person' ? { name } : { name, bot: picked });
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
