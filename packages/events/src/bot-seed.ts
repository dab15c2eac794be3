// The luck of a bot at an expedition's table: the same for everybody who brought the bot into the same place.
import { hashData, keyedHash, type Seat } from '@undercroft/kernel';

/** Nothing that the seat does not see goes into it, so that it tells the bot nothing either. */
export const botSeed = (secret: string, seat: Seat, view: unknown): string =>
  keyedHash(secret, `bot ${seat} ${hashData(view)}`);
