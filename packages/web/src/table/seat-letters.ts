// A letter for each seat: the initial where it is free, else the next letter of the name, else a number.
export function seatLetters(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name, i) => {
    const letters = [...name.toLocaleUpperCase()].filter((letter) => /\p{L}/u.test(letter));
    const letter = letters.find((candidate) => !taken.has(candidate)) ?? String(i + 1);
    taken.add(letter);
    return letter;
  });
}
