// What the lab says, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.lab-no-game': 'name a game: undercroft lab <game>, or undercroft lab ladder <game>',
  'error.option-needs-value': '--option needs name=value, not “{option}”',
  'error.option-twice': 'the option {option} is given twice',
  'error.bad-games': '--games takes a whole number from 1 up, not {games}',
  'error.bad-variant': 'the variant file {file} cannot be read: {why}',
  'error.no-database-url': 'a worker needs --database-url or DATABASE_URL',
  'error.bad-word': '--{flag} takes one of {known}, not “{word}”',
  'error.bad-points': '--{flag} takes percentage points, above 0 and up to 100, not “{word}”',
  'error.bad-range': '“{range}” is no range: write name=2..6, or name=0..100:10',
  'error.bad-target': '“{target}” is no target: write 50, or victories=50,length=120,ending:NAME=5',
  'error.unknown-card': 'there is no card “{card}”; known are {known}',
  'error.cannot-test': '{card} cannot be tested by “{test}” here; it can by: {can}',
  'error.cannot-arrange': 'such a table cannot be laid out: {how} {thing}',
  'error.ask-needs': 'the question “{ask}” needs {flag}',
  'error.no-traits': 'a network cannot learn {game}: its room has no src/traits.ts',
  'error.out-is-folder': '{file} is a folder: name a file for the network',
  'error.other-training': 'another training lies in {folder}: name another --out, or remove the folder',
  'error.training-damaged': '{file} was damaged: remove it, and what it held is played again',
  'error.net-unreadable': 'this is no network that can be read',
  'error.other-mining': 'another mining lies in {folder}: name another --out, or remove the folder',
  'error.mining-damaged': '{file} was damaged: remove it, and what it held is mined again',
  'error.no-records': 'no finished game of {game} by rules {rules} was found in {folder}',
  'error.no-puzzles': 'the room of {game} has no puzzles.pack: name a pack with --pack',
  'lab.deal.plays': 'two players a deal',
  'lab.deal.found':
    'Two equal players ({bot}) on one deal: their results correlate by {value} ({range}); {n} {n|deal|deals}.',
  'lab.deal.enough': 'That is at least {enough}: one deal alone may be ranked.',
  'lab.deal.too-little': 'That is below {enough}: one deal alone is never ranked.',
  'lab.field.plays': 'entrants',
  'lab.field.found':
    '{expeditions} {expeditions|expedition|expeditions} of {n} entrants and {deals} deals: rank correlation of strength and place {value}.',
  'lab.field.tied': 'Tied pairs in a field: {share}.',
  'lab.train.plays': 'iteration {n}',
  'lab.train.kept':
    'iteration {n}: {lessons} decisions; loss {policy} (choices), {value} (outcome); the new network wins {own}%, {rival} in its place {other}%: it is kept',
  'lab.train.dropped':
    'iteration {n}: {lessons} decisions; loss {policy} (choices), {value} (outcome); the new network wins {own}%, {rival} in its place {other}%: the old one stays',
  'lab.train.by-hints': 'the hints',
  'lab.train.before': 'the one before',
  'lab.train.stopped': 'Stopped. The same command goes on.',
  'lab.train.done': 'The network is in {file} ({bytes} bytes).',
  'lab.mine.puzzles': '{game}, puzzles',
  'lab.mine.renewed': '{n} old {n|puzzle|puzzles} doubted again, {kept} kept.',
  'lab.mine.looked': '{games} {games|game|games} looked through; decisions that are no puzzles: {doubts}.',
  'lab.mine.done':
    'The pack is in {file}: {n} {n|puzzle|puzzles}, {bytes} bytes, {seconds} s of processor time each.',
  'lab.check.puzzles': '{game}, puzzles',
  'lab.check.kept':
    '{kept} of {n} keep their answer with fresh seeds and twice the thoughts: {percent}% (95% interval {low} to {high}).',
  'lab.check.solved': 'solved by the level “{level}”: {percent}%',
  'lab.check.lost': 'lost its answer: {id}',
  'lab.percent': '{n}%',
  'lab.between': '{low} to {high}',
  'lab.side': 'side {n}',
  'lab.seat': 'seat {n}',
  'lab.seats': '{n} {n|seat|seats}',
  'lab.victories': 'victories',
  'lab.rests-each':
    'Rests on games between bots ({bots}), table size {seats}, seed {seed}, rules {rules}; each interval by itself holds in 95 of 100 such runs.',
  'lab.rests':
    'Rests on games between bots ({bots}), table size {seats}, seed {seed}, rules {rules}; intervals hold in 95 of 100 such runs, for all figures given together.',
  'lab.until': '{n} games; the interval is ±{half} points, with {looks} planned looks allowed for.',
  'lab.found': 'Found: {numbers}',
  'lab.measure.length': 'length of a game',
  'lab.measure.points': 'points per seat',
  'lab.measures.victories': 'Victories',
  'lab.measures.length': 'Length',
  'lab.measures.ending': 'Endings',
  'lab.answer.none':
    'These games give no answer: nobody won, everybody won, or the question does not fit this game.',
  'lab.answer.change.same':
    '{who}: nothing changed: each of the {n} pairs of games with the same luck ended alike.',
  'lab.answer.first.more':
    '{who}: going first helps: whoever begins wins {value} ({range}) of {n} games; {fair} would be fair.',
  'lab.answer.first.less':
    '{who}: going first is bad: whoever begins wins {value} ({range}) of {n} games; {fair} would be fair.',
  'lab.answer.first.even':
    '{who}: no difference shows: whoever begins wins {value} ({range}) of {n} games; {fair} would be fair.',
  'lab.answer.side.more':
    '{who} is too strong: {value} ({range}) of {n} games are won; {fair} would be even.',
  'lab.answer.side.less': '{who} is too weak: {value} ({range}) of {n} games are won; {fair} would be even.',
  'lab.answer.side.even':
    '{who}: the sides are even as far as can be seen: {value} ({range}) of {n} games are won; {fair} would be even.',
  'lab.answer.lose': '{ending}: {value} ({range}) of the {lost} lost games, of {n} played.',
  'lab.answer.lose-side':
    '{who} loses like this: {ending}, {value} ({range}) of {lost} losses, of {n} games.',
  'lab.answer.better.more':
    '{one} is better than {other}: in the same hand with the same luck it wins {points} points more ({pointRange}); {n} pairs of games.',
  'lab.answer.better.less':
    '{one} is worse than {other}: in the same hand with the same luck it wins {points} points less ({pointRange}); {n} pairs of games.',
  'lab.answer.better.even':
    'Between {one} and {other} no difference shows: {signed} points ({pointRange}); {n} pairs of games.',
  'lab.answer.better-bot.more':
    '{one} is better than {other}: it wins {value} ({range}) of {n} games; {fair} would be even.',
  'lab.answer.better-bot.less':
    '{one} is worse than {other}: it wins {value} ({range}) of {n} games; {fair} would be even.',
  'lab.answer.better-bot.even':
    'Between {one} and {other} no difference shows: {one} wins {value} ({range}) of {n} games; {fair} would be even.',
  'lab.answer.better-team.more':
    'Teams of {one} win more than teams of {other}: {points} points more ({pointRange}); {n} games.',
  'lab.answer.better-team.less':
    'Teams of {one} win less than teams of {other}: {points} points less ({pointRange}); {n} games.',
  'lab.answer.better-team.even':
    'Between teams of {one} and of {other} no difference shows: {signed} points ({pointRange}); {n} games.',
  'lab.answer.change.more':
    '{who}: the change gives {points} points more ({pointRange}); {n} pairs of games with the same luck.',
  'lab.answer.change.less':
    '{who}: the change takes {points} points away ({pointRange}); {n} pairs of games with the same luck.',
  'lab.answer.change.even':
    '{who}: no change shows: {signed} points ({pointRange}); {n} pairs of games with the same luck would mostly show one of {least}.',
  'lab.answer.games':
    'To see a difference of {difference} in {power} of the tries, play {games} games of each kind: victories are at {value} ({range}) in {n} games so far.',
  'lab.answer.games-paired':
    'To see a difference of {difference} in {power} of the tries, play {pairs} pairs with the same luck, or {games} games of each kind apart; measured on {n} games, victories {value} ({range}).',
  'lab.answer.worth.hand.more':
    '{card} helps its owner: +{points} points of victories ({pointRange}), in hand from the start against out of the game, {n} pairs with the same luck.',
  'lab.answer.worth.hand.less':
    '{card} harms its owner: −{points} points of victories ({pointRange}), in hand from the start against out of the game, {n} pairs with the same luck.',
  'lab.answer.worth.hand.even':
    '{card}: its worth cannot be told from zero: {signed} points of victories ({pointRange}), in hand from the start against out of the game, {n} pairs with the same luck.',
  'lab.answer.worth.ban.more':
    '{card} helps its owner: +{points} points of victories ({pointRange}), in the game against banned, {n} pairs with the same luck.',
  'lab.answer.worth.ban.less':
    '{card} harms its owner: −{points} points of victories ({pointRange}), in the game against banned, {n} pairs with the same luck.',
  'lab.answer.worth.ban.even':
    '{card}: its worth cannot be told from zero: {signed} points of victories ({pointRange}), in the game against banned, {n} pairs with the same luck.',
  'lab.answer.worth.deal.more':
    '{card} helps its owner: +{points} points of victories ({pointRange}), dealt at random, {n} games.',
  'lab.answer.worth.deal.less':
    '{card} harms its owner: −{points} points of victories ({pointRange}), dealt at random, {n} games.',
  'lab.answer.worth.deal.even':
    '{card}: its worth cannot be told from zero: {signed} points of victories ({pointRange}), dealt at random, {n} games.',
  'lab.answer.worth.price.more':
    '{card} helps its owner: +{points} points of victories ({pointRange}), one cheaper against one dearer, {n} pairs with the same luck.',
  'lab.answer.worth.price.less':
    '{card} harms its owner: −{points} points of victories ({pointRange}), one cheaper against one dearer, {n} pairs with the same luck.',
  'lab.answer.worth.price.even':
    '{card}: its worth cannot be told from zero: {signed} points of victories ({pointRange}), one cheaper against one dearer, {n} pairs with the same luck.',
  'lab.finding.rate': '{who}: {value} of victories ({range}) in {n} games; {fair} would be fair',
  'lab.finding.unchosen': '{card}: offered {offered} times, never chosen',
  'lab.finding.ignored': '{card}: offered {offered} times, chosen {chosen} times',
  'lab.report.title': '{game}: balance report',
  'lab.report.lead': 'Lead',
  'lab.report.played': '{n} {n|game|games} played.',
  'lab.report.stopped': 'The run was stopped after {done} of {of} games.',
  'lab.report.bars': 'Bars and bands are intervals; dashed lines mark what would be fair.',
  'lab.report.files': 'The same figures:',
  'lab.report.games': 'games',
  'lab.report.decisions': 'decisions',
  'lab.report.decisions-median': 'decisions, median',
  'lab.report.decisions-most': 'decisions, 80% of games',
  'lab.report.median': 'median {n}',
  'lab.report.findings': 'Out of line',
  'lab.report.findings-how':
    'What differs from what it should be. Intervals here are widened for everything this report looks at: a fair game is flagged in at most 5 of 100 reports. Cards are judged by experiment only: lab GAME --card NAME.',
  'lab.report.nothing': 'Nothing stands out at this number of games.',
  'lab.report.sides': 'Sides',
  'lab.report.sides-how': 'Victories by side and number of seats.',
  'lab.report.seats': 'Seats',
  'lab.report.seats-how': 'Victories by seat; a shared victory counts its share.',
  'lab.report.first-seat': 'Going first',
  'lab.report.first-seat-how': 'How often whoever is asked first wins, against an equal share.',
  'lab.report.seat-counts': 'Number of seats',
  'lab.report.seat-counts-how': 'Games that anybody won, by the size of the table.',
  'lab.report.bots': 'Bots',
  'lab.report.bots-how': 'Victories by who played, one result per game.',
  'lab.report.length': 'Length',
  'lab.report.length-how': 'Decisions per game.',
  'lab.report.endings': 'Endings over time',
  'lab.report.endings-how': 'How games of each length ended.',
  'lab.report.endings-by-seats': 'Endings by number of seats',
  'lab.report.endings-by-seats-how': 'Shares of the games at each table size.',
  'lab.report.sources': 'Points by source',
  'lab.report.sources-how': 'Mean points per seat and game.',
  'lab.report.course-axis': 'part of the game, %',
  'lab.report.choices': 'Choices',
  'lab.report.choices-how': 'Open choices at a decision, over the game.',
  'lab.report.expectation': 'What the winner could expect',
  'lab.report.expectation-how':
    'The bots’ own estimate for the side that won in the end. A game that is open for long stays near the fair share for long.',
  'lab.report.lead-how': 'How far the side that was expected first was ahead of the next.',
  'lab.report.lead-changes': 'changes of the lead',
  'lab.report.drama': 'Drama',
  'lab.report.drama-how':
    'How often another side came to be expected first, and how far behind the winner was on the way (0: never, 1: always and by everything).',
  'lab.report.sure': 'How sure it is',
  'lab.report.sure-how': 'The interval of the main rate ({rate}) as games came in.',
  'lab.report.counters': 'Counters',
  'lab.report.counters-how': 'Means per game.',
  'lab.report.counter': 'counter',
  'lab.report.mean': 'mean (interval)',
  'lab.report.observed': 'Observed: who had what',
  'lab.report.observed-how':
    'Those who had a thing against those who could have had it by then and did not, within table size, side and stage of the game. This is an observation, not an experiment: what a seat comes to have depends on how well it plays. It is a question to a card, never a verdict; lab GAME --card NAME answers it.',
  'lab.report.things': 'All things',
  'lab.report.things-how':
    'Offered: decisions in which a choice named it. Had and used: seats, once per game.',
  'lab.report.thing': 'thing',
  'lab.report.offered': 'offered',
  'lab.report.chosen': 'chosen',
  'lab.report.chosen-share': 'share',
  'lab.report.had': 'seats had it',
  'lab.report.used': 'seats used it',
  'lab.report.observed-change': 'observed difference, points',
  'lab.report.compared': 'Variant against baseline',
  'lab.report.compared-how':
    '{changed}. {n} pairs of games with the same luck; {same} of them ended alike. The last column says how much narrower the interval is than that of two separate runs.',
  'lab.report.figure': 'figure',
  'lab.report.baseline': 'baseline',
  'lab.report.variant': 'variant',
  'lab.report.change': 'change',
  'lab.report.sharper': 'sharper by',
  'lab.worth.title': '{game}: what things are worth',
  'lab.worth.lead': '{n} {n|thing|things} tested by experiment.',
  'lab.worth.how':
    'Points of victories for the owner: first arm less second, game by game with the same luck. What crosses zero cannot be told from zero.',
  'lab.worth.worth': 'Worth to the owner, points',
  'lab.worth.thing': 'thing',
  'lab.worth.test': 'test',
  'lab.worth.pairs': 'pairs or games',
  'lab.worth.first-arm': 'wins in the first arm',
  'lab.worth.second-arm': 'wins in the second',
  'lab.worth.hand': 'in hand / out of the game',
  'lab.worth.ban': 'as dealt / banned',
  'lab.worth.deal': 'dealt to one / to another',
  'lab.worth.price': 'cheaper / dearer',
  'lab.answers.title': '{game}: answers',
  'lab.sweep.title': '{game}: {number} over its range',
  'lab.sweep.how': 'Every value meets the same luck; bands are intervals.',
  'lab.tuning.title': '{game}: tuning',
  'lab.tuning.lead':
    '{n} {n|step|steps}; each plays a batch where the numbers might be best, as far as is known by then.',
  'lab.tuning.found': 'found',
  'lab.tuning.found-how': 'The numbers that the games point to.',
  'lab.tuning.fresh': 'On fresh seeds',
  'lab.tuning.fresh-how': 'Games that no step saw; the printed numbers meet the same luck.',
  'lab.tuning.path': 'Path',
  'lab.tuning.path-how': 'The best numbers as known after each step, as a part of their range.',
  'lab.tuning.distance': 'Distance',
  'lab.tuning.distance-how': 'How far from the target the best numbers are expected to be.',
  'lab.tuning.step': 'step',
  'lab.tuning.number': 'number',
  'lab.tuning.range': 'range',
  'lab.tuning.measure': 'measure',
  'lab.tuning.target': 'target',
  'lab.tuning.printed': 'printed',
  'lab.ladder.title': '{game}: ladder of bots',
  'lab.ladder.lead': 'Every pair meets on every side, seats changed game by game.',
  'lab.ladder.standings': 'Standings',
  'lab.ladder.standings-how':
    'OpenSkill ratings from all meetings; the careful rating is mu less three sigma.',
  'lab.ladder.meetings': 'Meetings',
  'lab.ladder.meetings-how': 'Victories of the first named.',
  'lab.ladder.bot': 'bot',
  'lab.ladder.rating': 'rating',
  'lab.ladder.mu': 'mu',
  'lab.ladder.sigma': 'sigma',
  'lab.ladder.victories': 'victories',
  'lab.ladder.games': 'games',
} satisfies Texts;
