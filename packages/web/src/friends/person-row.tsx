// One person in a list: badge, name, a word about them, and what can be done.
import { SeatBadge } from '@undercroft/kit';
import type { ComponentChildren, JSX } from 'preact';
import { nameHere } from '../settings/preferences.ts';
import { seatLetters } from '../table/seat-letters.ts';
import type { KnownPerson } from './ties-api.ts';

export const PersonRow = ({
  person: { person, name },
  about,
  children,
}: {
  readonly person: KnownPerson;
  readonly about?: ComponentChildren;
  readonly children?: ComponentChildren;
}): JSX.Element => (
  <li class="tb person-row">
    <SeatBadge seat={{ mark: 1, letter: seatLetters([nameHere(name)])[0]!, name: '' }} size={26} silent />
    <span class="grow">
      <a href={`/people/${person}`}>
        <b>{nameHere(name)}</b>
      </a>
      {about && <small>{about}</small>}
    </span>
    {children && <span class="person-acts">{children}</span>}
  </li>
);
