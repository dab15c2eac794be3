// The laws that every game obeys, each a function that throws when a game breaks it.
import type { Law } from './law.ts';
import { choicesFromView, holes, imaginedGames, imagining, leaks } from './laws-of-knowing.ts';
import { forks, records, replays, undo } from './laws-of-log.ts';
import { choices, copies, ends, invariants, json, purposes, setups, timeouts } from './laws-of-play.ts';
import { measures, refusals, scores, texts } from './laws-of-speech.ts';

export type { Law, LawContext } from './law.ts';

export const LAWS: Readonly<Record<string, Law>> = {
  'the same luck lays the same table': setups,
  'all luck is drawn for a named purpose': purposes,
  'random play ends, and only then is nobody waited for': ends,
  'the invariants hold after every entry': invariants,
  'a replay gives every position and event again': replays,
  'a fork with the same choices and luck ends as the original': forks,
  'positions, choices and events survive JSON': json,
  'copies and views share nothing with the original': copies,
  'whoever is waited for has choices, each once, always the same': choices,
  'a seat finds the same choices on its own view': choicesFromView,
  'views, choices and events leak nothing': leaks,
  'a view is blank exactly where the zones say': holes,
  'an imagined position agrees with its view and is sound': imagining,
  'an imagined position can be played to its end': imaginedGames,
  'undo never crosses luck, a reveal or a final choice': undo,
  'everything is said in every language, no two choices alike': texts,
  'a refusal names a clause that exists and changes nothing': refusals,
  'defaults alone lead through a whole game': timeouts,
  'records and links give the same game back': records,
  'points add up from sources with clauses': scores,
  'winners measure no less than losers': measures,
};
