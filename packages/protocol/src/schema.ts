// A small schema language: each schema is plain JSON Schema, carries its TypeScript type, and is checked without a compiler.

/** JSON Schema as far as we need it; the phantom field only carries the type. */
export interface Schema<out Type> {
  readonly type?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: typeof NO_NUL;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: Schema<unknown>;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, Schema<unknown>>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema<unknown>;
  readonly maxProperties?: number;
  readonly anyOf?: readonly Schema<unknown>[];
  readonly nullable?: boolean;
  readonly phantom?: (() => Type) | undefined;
}

export type Static<S> = S extends Schema<infer Type> ? Type : never;

/** A field that may be left out. */
export interface Optional<Type> {
  readonly optional: Schema<Type>;
}
type Fields = Readonly<Record<string, Schema<unknown> | Optional<unknown>>>;
type Needed<F extends Fields> = {
  [K in keyof F as F[K] extends Optional<unknown> ? never : K]: F[K] extends Schema<infer T> ? T : never;
};
type Left<F extends Fields> = {
  [K in keyof F as F[K] extends Optional<unknown> ? K : never]?: F[K] extends Optional<infer T> ? T : never;
};
type Flat<T> = { readonly [K in keyof T]: T[K] };

/** PostgreSQL keeps no NUL, and nobody types one. */
const NO_NUL = '^[^\\0]*$';
export const text = (most: number, least = 0): Schema<string> => ({
  type: 'string',
  minLength: least,
  maxLength: most,
});
/** A text that the store looks things up by. */
export const idText = (most: number, least = 1): Schema<string> => ({
  ...text(most, least),
  pattern: NO_NUL,
});
export const whole = (least = 0, most = Number.MAX_SAFE_INTEGER): Schema<number> => ({
  type: 'integer',
  minimum: least,
  maximum: most,
});
export const flag: Schema<boolean> = { type: 'boolean' };
export const anything: Schema<unknown> = {};
export const literal = <const Word extends string>(word: Word): Schema<Word> => ({ const: word });
export const oneOf = <const Words extends readonly string[]>(...words: Words): Schema<Words[number]> => ({
  enum: words,
});
/** A list of so many at most. */
export const list = <Item>(items: Schema<Item>, most: number): Schema<readonly Item[]> => ({
  type: 'array',
  items: items as Schema<unknown>,
  maxItems: most,
});
export const dictionary = <Item>(
  items: Schema<Item>,
  most: number,
): Schema<Readonly<Record<string, Item>>> => ({
  type: 'object',
  additionalProperties: items as Schema<unknown>,
  maxProperties: most,
});
export const optional = <Type>(schema: Schema<Type>): Optional<Type> => ({ optional: schema });
export const orNull = <Type>(schema: Schema<Type>): Schema<Type | null> =>
  ({ ...schema, nullable: true }) as Schema<Type | null>;

/** A record with exactly these fields: anything else in it is refused. */
export function record<const F extends Fields>(fields: F): Schema<Flat<Needed<F> & Left<F>>> {
  const properties: Record<string, Schema<unknown>> = {};
  const required: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const isOptional = 'optional' in field;
    properties[name] = isOptional ? field.optional : field;
    if (!isOptional) required.push(name);
  }
  return { type: 'object', properties, required, additionalProperties: false };
}

/** One of several records, told apart by their `kind`. */
export const byKind = <const S extends readonly Schema<unknown>[]>(
  ...members: S
): Schema<Static<S[number]>> => ({ type: 'object', anyOf: members }) as unknown as Schema<Static<S[number]>>;

/** Undefined when the value fits; otherwise the path of the first place that does not. */
export function schemaError(schema: Schema<unknown>, value: unknown): string | undefined {
  const at = misplaced(schema, value);
  return at === '' ? '/' : at;
}

/** The path below this value: empty for the value itself. It is put together on the way back, so that what fits costs no text. */
function misplaced(schema: Schema<unknown>, value: unknown): string | undefined {
  if (schema.nullable && value === null) return undefined;
  if (schema.anyOf) return misplacedByKind(schema.anyOf, value);
  if (schema.type === 'array') return misplacedInList(schema, value);
  if (schema.type === 'object') return misplacedInRecord(schema, value);
  return isSimple(schema, value) ? undefined : '';
}

function isSimple(schema: Schema<unknown>, value: unknown): boolean {
  if (schema.const !== undefined) return value === schema.const;
  if (schema.enum) return schema.enum.includes(value as string);
  switch (schema.type) {
    case undefined:
      return true;
    case 'string':
      return (
        typeof value === 'string' &&
        value.length <= schema.maxLength! &&
        value.length >= schema.minLength! &&
        !(schema.pattern && value.includes('\0'))
      );
    case 'integer':
      return (
        Number.isInteger(value) &&
        (value as number) >= schema.minimum! &&
        (value as number) <= schema.maximum!
      );
    default:
      return typeof value === 'boolean';
  }
}

/** A guard over `schemaError`, for whoever only wants yes or no. */
export const fits = <Type>(schema: Schema<Type>, value: unknown): value is Type =>
  schemaError(schema as Schema<unknown>, value) === undefined;

function misplacedInList(schema: Schema<unknown>, value: unknown): string | undefined {
  if (!Array.isArray(value) || value.length > schema.maxItems!) return '';
  for (let i = 0; i < value.length; i++) {
    const at = misplaced(schema.items!, value[i]);
    if (at !== undefined) return `/${i}${at}`;
  }
  return undefined;
}

function misplacedInRecord(schema: Schema<unknown>, value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return '';
  const given = value as Record<string, unknown>;
  const names = Object.keys(given);
  if (names.length > (schema.maxProperties ?? 64)) return '';
  for (const name of schema.required ?? []) if (!Object.hasOwn(given, name)) return `/${name}`;
  for (const name of names) {
    const known = schema.properties && Object.hasOwn(schema.properties, name);
    const field = known ? schema.properties[name] : schema.additionalProperties;
    const at = !field ? '' : field === true ? undefined : misplaced(field, given[name]);
    if (at !== undefined) return `/${name.slice(0, 40)}${at}`;
  }
  return undefined;
}

const kindMaps = new WeakMap<readonly Schema<unknown>[], Map<unknown, Schema<unknown>>>();

function misplacedByKind(members: readonly Schema<unknown>[], value: unknown): string | undefined {
  let kinds = kindMaps.get(members);
  if (!kinds) {
    kinds = new Map(members.map((member) => [member.properties?.kind?.const, member]));
    kindMaps.set(members, kinds);
  }
  if (typeof value !== 'object' || value === null) return '';
  const member = kinds.get((value as { kind?: unknown }).kind);
  return member ? misplaced(member, value) : '/kind';
}
