// What tells seats apart: a letter for each, the initial where it is free, and a number behind equal names.
/** "Seat 3" among "Seat 1" and "Seat 2" goes by its number. */
const NUMBERED = /^(.*\S)\s+(\d)$/u;

export function seatLetters(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  const bases = names.map((name) => NUMBERED.exec(name)?.[1] ?? name);
  return names.map((name, i) => {
    const number = NUMBERED.exec(name)?.[2];
    const isOneOfSeveral = bases.some((base, other) => other !== i && base === bases[i]);
    if (number !== undefined && isOneOfSeveral && !taken.has(number)) {
      taken.add(number);
      return number;
    }
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}/u.test(letter));
    const letter = letters.find((candidate) => !taken.has(candidate)) ?? String(i + 1);
    taken.add(letter);
    return letter;
  });
}

/** Equal names get a number behind them: the second Olga is "Olga 2". Empty seats are all called the same. */
export function distinctNames(
  seats: readonly { readonly name: string; readonly kind: string }[],
  nameOf: (name: string) => string,
): readonly string[] {
  const taken = new Set<string>();
  return seats.map(({ name, kind }) => {
    const wanted = nameOf(name);
    if (kind === 'empty') return wanted;
    let own = wanted;
    for (let n = 2; taken.has(own); n++) own = `${wanted} ${n}`;
    taken.add(own);
    return own;
  });
}
