// Small things that this browser keeps as JSON; one that keeps nothing starts afresh each time.

export function readStored<Kept extends object>(key: string): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

export function store(key: string, value: object): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Full or forbidden: the page goes on without it.
  }
}
