// Today's deal of one game, as the server offers it to a person.

export interface DailyOffer {
  readonly game: string;
  readonly day: string;
  /** The expedition of that day. */
  readonly event: string;
  readonly commitment: string;
  /** The table of one's own try; null while there was none. */
  readonly table: string | null;
}
