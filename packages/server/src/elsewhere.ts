// What other processes said last about a table, a room or a person; silence counts as nothing said.

const REMEMBERED = 60_000;

export function createElsewhere<Said>() {
  const known = new Map<string, Map<string, { readonly said: Said; readonly until: number }>>();
  return {
    has: (about: string): boolean => known.has(about),
    of: (about: string): Said[] => [...(known.get(about)?.values() ?? [])].map(({ said }) => said),
    /** Undefined where the process has nothing to say any more. */
    hear(about: string, process: string, said: Said | undefined): void {
      const processes = known.get(about) ?? new Map();
      if (said === undefined) processes.delete(process);
      else processes.set(process, { said, until: Date.now() + REMEMBERED });
      if (processes.size > 0) known.set(about, processes);
      else known.delete(about);
    },
    /** Forgets processes that have fallen silent. */
    forgetSilent(now: number): void {
      for (const [about, processes] of known) {
        for (const [process, { until }] of processes) if (until < now) processes.delete(process);
        if (processes.size === 0) known.delete(about);
      }
    },
  };
}
