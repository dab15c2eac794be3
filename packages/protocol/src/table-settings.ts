// The switches of a table, as data: one entry here is sent, stored, shown in the set-up form and read by package `table`.
import { flag, type Optional, optional, type Schema } from './schema.ts';

export interface TableSwitch {
  readonly default: boolean;
  /** By language. */
  readonly title: Readonly<Record<string, string>>;
  readonly help?: Readonly<Record<string, string>>;
}

const TABLE_SETTINGS = {
  listed: {
    default: false,
    title: { en: 'Listed in the lobby', ru: 'Виден в списке столов', it: 'Visibile fra i tavoli aperti' },
    help: {
      en: 'Otherwise only people with the link can find it.',
      ru: 'Иначе стол найдёт только тот, у кого есть ссылка.',
      it: 'Altrimenti lo trova solo chi ha il link.',
    },
  },
  spectators: {
    default: true,
    title: { en: 'Others may watch', ru: 'Можно смотреть со стороны', it: 'Si può assistere' },
  },
  rated: {
    default: true,
    title: { en: 'Counts for ratings', ru: 'Идёт в рейтинг', it: 'Vale per la classifica' },
  },
  autoStart: {
    default: true,
    title: {
      en: 'Start when every seat is taken',
      ru: 'Начать, когда заняты все места',
      it: 'Inizia quando tutti i posti sono occupati',
    },
  },
} as const satisfies Readonly<Record<string, TableSwitch>>;

export type TableSettings = { readonly [Name in keyof typeof TABLE_SETTINGS]: boolean };

/** The switches in the order in which a form shows them. */
export const tableSwitches = Object.entries(TABLE_SETTINGS) as readonly [keyof TableSettings, TableSwitch][];

const names = tableSwitches.map(([name]) => name);
const forEach = <Value>(value: (name: keyof TableSettings) => Value) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as { [Name in keyof TableSettings]: Value };

/** Every switch with the value that was asked for, or its default. */
export const resolveSettings = (asked: Partial<TableSettings>): TableSettings =>
  forEach((name) => asked[name] ?? TABLE_SETTINGS[name].default);

export const optionalSettings: { [Name in keyof TableSettings]: Optional<boolean> } = forEach(() =>
  optional(flag),
);
export const requiredSettings: { [Name in keyof TableSettings]: Schema<boolean> } = forEach(() => flag);
