// Whose colour is whose: a palette, and any order of it. The shapes of the seats stay.
import { Button, SeatBadge, type SeatMark } from '@undercroft/kit';
import type { JSX } from 'preact';
import { RadioGroup } from '../components/form-fields.tsx';
import { t } from '../i18n.ts';
import { prefer, preferences } from './preferences.ts';
import { HOUSE_COLOURS, PALETTE_NAMES, PALETTES, seatPalette, swapColour } from './seat-colours.ts';

export function SeatColourForm(): JSX.Element {
  const { seatColours } = preferences.value;
  const colours = PALETTES[seatColours.palette];
  const isHouse = JSON.stringify(seatColours) === JSON.stringify(HOUSE_COLOURS);
  return (
    <div class="seat-colours">
      <RadioGroup
        title={t('settings.colours')}
        help={t(`settings.colours.${seatColours.palette}-help`)}
        value={seatColours.palette}
        values={PALETTE_NAMES}
        name={(palette) => t(`settings.colours.${palette}`)}
        onPick={(palette) => prefer({ seatColours: { ...seatColours, palette } })}
      />
      <ol>
        {seatPalette(seatColours).map(({ name }, seat) => (
          <li key={`seat-${seat + 1}`}>
            <SeatBadge
              seat={{ mark: (seat + 1) as SeatMark, letter: String(seat + 1), name: '' }}
              size={30}
              silent
            />
            <select
              aria-label={t('settings.colour-of', { n: seat + 1 })}
              value={name}
              onChange={(event) => {
                const picked = colours.findIndex((colour) => colour.name === event.currentTarget.value);
                prefer({ seatColours: swapColour(seatColours, seat, picked) });
              }}
            >
              {colours.map((colour) => (
                <option key={colour.name} value={colour.name}>
                  {t(`colour.${colour.name}`)}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      {!isHouse && (
        <Button sign="again" onClick={() => prefer({ seatColours: HOUSE_COLOURS })}>
          {t('settings.colours-back')}
        </Button>
      )}
    </div>
  );
}
