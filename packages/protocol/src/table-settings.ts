// The switches of a table with their defaults, as data: one entry here is sent, stored, shown in the set-up form and read by
// package `table`; its words are `switch.<name>` in the client's texts.
import { flag, type Optional, optional, type Schema } from './schema.ts';

const TABLE_SETTINGS = {
  listed: false,
  spectators: true,
  rated: true,
  autoStart: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type TableSettings = { readonly [Name in keyof typeof TABLE_SETTINGS]: boolean };

/** The switches in the order in which a form shows them. */
export const tableSwitches = Object.keys(TABLE_SETTINGS) as readonly (keyof TableSettings)[];

const forEach = <Value>(value: (name: keyof TableSettings) => Value) =>
  Object.fromEntries(tableSwitches.map((name) => [name, value(name)])) as {
    [Name in keyof TableSettings]: Value;
  };

/** Every switch with the value that was asked for, or its default. */
export const resolveSettings = (asked: Partial<TableSettings>): TableSettings =>
  forEach((name) => asked[name] ?? TABLE_SETTINGS[name]);

// Pure, so that the client leaves them out.
export const optionalSettings: { [Name in keyof TableSettings]: Optional<boolean> } = /* @__PURE__ */ forEach(
  () => optional(flag),
);
export const requiredSettings: { [Name in keyof TableSettings]: Schema<boolean> } = /* @__PURE__ */ forEach(
  () => flag,
);
