// What the command line says, in English.
import type { Texts } from '@undercroft/kernel';

export default {
  'cli.welcome': 'A table for ruin-delving games. Choose a number and press Enter; q leaves.',
  'cli.continue': 'Resume {title}: {n} {n|move|moves} so far, {date}',
  'cli.begin': 'Begin',
  'cli.seats': 'Players',
  'cli.opponents': 'The others',
  'cli.people-here': 'people at this screen',
  'cli.practice': 'Practice',
  'cli.practice.help': 'Every move can be taken back, dice and answers with it. The dice are not sealed.',
  'cli.practice-begun':
    'A practice game: u takes every move back, dice and answers with it; the same dice would fall again. Nothing of it can be verified or counts anywhere.',
  'cli.own-seat': 'You play',
  'cli.another': 'a plays another game at this table, Enter leaves.',
  'cli.sure-to-lose':
    'This loses the game at once. Type {n} again to do it all the same, or choose something else.',
  'cli.bot': 'bots ({bot})',
  'cli.bot.random': 'random',
  'cli.bot.greedy': 'greedy',
  'cli.on': 'on',
  'cli.off': 'off',
  'cli.you': 'You',
  'cli.seat': 'Player {n}',
  'cli.sealed': 'The dice of this game are sealed. Fingerprint: {commitment}',
  'cli.seeded': 'The dice of this game come from the seed “{seed}”.',
  'cli.with-bots': 'Bots at the table: {bot}.',
  'cli.resumed': 'The game resumes after {n} {n|move|moves}.',
  'cli.earlier-news': 'News: {n} more {n|line|lines}, h shows all',
  'cli.thinking': '{name} is thinking…',
  'cli.seconds-left': '{n} s left',
  'cli.minutes-left': '{n} min left',
  'cli.curtain': 'It is {name}’s turn. Everybody else, please look away.',
  'cli.press-enter': 'Press Enter to see the table.',
  'cli.key.undo': 'u take back',
  'cli.key.rules': '? rules and why',
  'cli.more-choices': '… and {n} more: m shows {n|it|them}, or type words',
  'cli.more-cells': '… and {n} more: m shows {n|it|them}, or type words or a cell (5,5)',
  'cli.rest-of-table': '… {n} more {n|row|rows}: t shows the whole table',
  'cli.pager': 'Page {page} of {pages}. Enter goes on, b back, q closes.',
  'cli.sure-to-concede': 'This ends the game for you. Type concede again to give up, Enter to play on.',
  'cli.no-such-row': 'Type a number from 1 to {most}; Enter takes the first, q leaves.',
  'cli.key.table': 't table',
  'cli.key.news': 'h news',
  'cli.how-to-delete': 'dN deletes the saved game N.',
  'cli.sure-to-delete': 'Type {key} again to delete this game for good.',
  'cli.key.save': 's save',
  'cli.key.quit': 'q leave',
  'cli.no-such-key': 'Type a number from 1 to {most}, or one of the keys below the list.',
  'cli.undone': 'The last move has been taken back.',
  'cli.undone-by': '{name} has taken the last move back.',
  'cli.saved': 'The game is saved in {file}',
  'cli.not-kept': 'This game is not being saved.',
  'cli.how-to-resume': 'To resume: npx undercroft play --resume',
  'cli.rules-prompt':
    'Ask with ? and words: a clause, a word of the rules, the name of a card, or part of a move that is not on the list.',
  'cli.barred-now': 'Barred now:',
  'cli.page-again': 'Enter shows the table again.',
  'cli.nothing-found': 'Nothing was found.',
  'cli.and-more': '… and {n} more',
  'cli.secret': 'The secret of this game was {secret}',
  'cli.kept': 'Watch the game again, verify its dice, or let a bot review it:',
  'cli.points': '{n} {n|point|points}',
  'cli.moves': '{n} {n|move|moves}',
  'cli.clauses': '{n} {n|clause|clauses}',
  'cli.passages': '{n} {n|passage|passages}',
  'cli.exact-clauses': 'The exact clauses:',
  'cli.ours-reading': 'Our reading, where the book is silent or unclear: {clauses}',
  'cli.ours-design': 'Our design, not in the book: {clauses}',
  'cli.hidden-choice': '(a hidden choice)',
  'cli.conceded': 'Gives up',
  'cli.no-such-step': 'Type a number from 0 to {most}, or one of the keys; Enter goes on.',
  'cli.replay-keys': 'Enter next   b back   number jump   +n -n by n   < start   > end   q leave',
  'cli.verified':
    'The game is fair: {luck} {luck|draw|draws} in {entries} {entries|move|moves} recomputed, all as the secret gives them. Fingerprint: {commitment}',
  'cli.vouched': 'Vouched for by {names}: their words answered the fingerprint.',
  'cli.silent': 'No such word from {names}.',
  'cli.nobody-vouched':
    'Nobody vouches for this luck: no player’s word answered the fingerprint, so whoever hosted the game could have chosen the secret.',
  'cli.event.proved':
    '{seals} {seals|seal|seals}, {runs} {runs|run|runs} and {luck} {luck|draw|draws} checked: everything is as it was promised. Names are as the server wrote them; they are not part of the proof.',
  'cli.event.numbers': '{entrants} entered, {runs} {runs|run|runs}, {mine} of {deals} deals begun by you',
  'cli.event.options': 'Options: {options}',
  'cli.event.lacks': 'To be ranked you need more: {needs}. You play the sibling deal.',
  'cli.event.one-deal': 'One deal of this game says too little: it is listed, not ranked.',
  'cli.event.with-bots':
    'One person among bots hardly moves the result: alone you are listed, places are for teams.',
  'cli.event.deal': 'deal {number}, seat {seat}: {state}',
  'cli.event.entered': 'You have entered.',
  'cli.event.token': 'A new guest. To come back: --token {token}',
  'cli.event.announced': 'announced',
  'cli.event.open': 'open',
  'cli.event.ending': 'ending',
  'cli.event.over': 'over',
  'cli.event.need.passkey': 'a passkey',
  'cli.event.need.days': '{n} {n|day|days} on this server',
  'cli.event.need.games': '{n} finished {n|game|games}',
  'cli.event.check-in': 'A live expedition: check in from {when} on ({command}).',
  'cli.event.here': 'You are checked in: the tables are set when it opens.',
  'cli.event.barred': 'Live expeditions are closed to you until {when}.',
  'cli.event.out': 'You are out again.',
  'cli.event.team': 'team {code}: {mates}',
  'cli.event.no-team': 'You are in no team.',
  'cli.event.mate-ready': '{name} (ready for deal {deal})',
  'cli.event.waits': 'Ready for deal {deal}. The table opens when all of the team are.',
  'cli.event.deal-later': 'deal {number}: {state}',
  'cli.refused.no-such-event': 'There is no such expedition.',
  'cli.refused.event-not-open': 'It has not opened yet.',
  'cli.refused.event-over': 'It is over: no run can be begun any more.',
  'cli.refused.event-running':
    'Not yet: others still play the same deals. Everything opens for all at the same moment.',
  'cli.refused.not-eligible': 'A place here asks for more, or the host has taken you out.',
  'cli.refused.already-tried': 'This deal has been tried already.',
  'cli.refused.check-in-closed': 'Check-in is over: everybody is seated when it opens.',
  'cli.refused.evening-barred':
    'After two absences in a month live expeditions are closed to you for a while.',
  'cli.refused.no-teams': 'This expedition is not played in teams.',
  'cli.refused.no-such-team': 'There is no such team, or you are alone in it.',
  'cli.refused.team-full': 'That team is full.',
  'cli.refused.mate-has-tried': 'Somebody of the team has tried this deal already.',
  'cli.refused.not-over': 'That game is not over yet.',
  'cli.refused.not-found': 'There is no such game on that server.',
  'cli.refused.no-such-table': 'There is no such table on that server.',
  'cli.refused.bad-token': 'That token is not valid.',
  'cli.refused.no-session': 'That token is not valid.',
  'cli.refused.bad-request': 'The server did not understand that.',
  'cli.refused.banned': 'The host has closed this server to you.',
  'cli.refused.too-fast': 'Too many requests; wait a moment.',
  'cli.refused.overloaded': 'The server is overloaded; try again in a moment.',
  'cli.refused.shutting-down': 'The server is restarting; try again in a moment.',
  'cli.review.head': '{title}: {n} {n|decision|decisions} of player {seat}, seed {seed}',
  'cli.review.same': 'The bot would have done the same.',
  'cli.review.gave': 'The bot: {choice}. This gave away {n}{range}.',
  'cli.review.better': 'The bot: {choice}. Yours was better by {n}{range}.',
  'cli.review.even': 'The bot: {choice}. No difference that lasts{range}.',
  'cli.review.range': '{low} to {high}',
  'cli.review.after': 'Then luck and the others: {n}.',
  'cli.review.after-alone': 'Then luck: {n}.',

  'cli.help': `undercroft: a table for ruin-delving games

  undercroft                       choose a game and play
  undercroft play [GAME]           play in the terminal, or as JSON lines (--json)
  undercroft replay FILE|LINK      look at a game again, step by step
  undercroft verify FILE           recompute every die and draw of a finished game
  undercroft event                 the expeditions of a server: list, show, enter, verify
  undercroft review FILE|LINK      a bot tells which moments of a game counted
  undercroft rules [GAME] [WORDS]  look the rules up by clause or by word
  undercroft sim GAME              play many random games and count
  undercroft link FILE             the whole game as one word for a link
  undercroft record LINK           the record behind a link
  undercroft new-game NAME         create a new game that passes the contract
  undercroft build-game FOLDER     build a game from outside for the browser
  undercroft serve                 serve tables in the browser, for one person or a crowd
  undercroft health                ask a running server whether it is ready
  undercroft backup FILE           copy the store of a server, also while it runs
  undercroft restore FILE          put a backup in the store’s place
  undercroft move                  move a store from SQLite to PostgreSQL
  undercroft admin-token           a new admin token in the place of a lost one
  undercroft lab GAME              let bots play thousands of games and report the balance
  undercroft train GAME            train a network for a game’s bots
  undercroft puzzles solve GAME    find the best choice in one position after another
  undercroft puzzles mine GAME     find puzzles in games of bots or of people; check GAME looks at them again
  undercroft worker                play chunks of lab runs from a queue on PostgreSQL

  undercroft help COMMAND          more about one of them
  --lang {languages}                  the language; otherwise that of the locale
  --game FOLDER                    a game from outside, by its folder or as an installed package: for every command that
                                   knows games; may be given several times (or $UNDERCROFT_GAMES)
  --version                        which version this is`,
  'cli.help.play': `undercroft play [GAME] [flags]

Plays a game in the terminal. Each move is kept at once: Ctrl-C, a closed window or a power cut lose nothing.

  --option NAME=VALUE   an option of the game; may be given several times
  --seats N             how many play
  --bots NAME           bots in the other seats:
                        {bots},
                        {levels}
  --seat N[,N]          the seats played here, counted from 0 (with --bots: seat 0 by default)
  --names A,B,C         names of the seats
  --seed WORD           dice from a seed; otherwise they are sealed, and can be verified afterwards
  --resume [GAME|FILE]  resume the game played last, the last of GAME, or the one in FILE
  --data FOLDER         where games are kept (else $XDG_DATA_HOME/undercroft)
  --ask-always          ask even where there is only one choice
  --practice            every move can be taken back, dice and answers with it; the dice are not sealed
  --no-save             keep nothing
  --plain               line after line, no cursor control: for screen readers and pipes (or $UNDERCROFT_PLAIN=1)
  --json                JSON lines on standard input and output, for programs
  --lang {languages}       the language

While you play: a number chooses, and so do words that only one choice has, a card’s name or a cell (wall 5,5 up).
m shows more choices, +1 those of one kind, h all news, t the whole table, u takes back, ? says what is barred, ? WORDS
looks up rules and cards, rules shows how to play, s saves, concede gives up, q leaves.`,
  'cli.help.replay': `undercroft replay FILE|LINK|ADDRESS [flags]

ADDRESS is that of a page of a server that shows a finished game.

Shows a kept game step by step: Enter next, b back, a number jumps, q leaves. On a pipe it prints the log.

  --seat N         as this seat saw it, counted from 0
  --step N         begin there; with --json or on a pipe only this step
  --json           one JSON line per step
  --lang {languages}  the language`,
  'cli.help.verify': `undercroft verify FILE|LINK|ADDRESS [flags]

ADDRESS is that of a page of a server that shows a finished game.

Recomputes every die and every draw of a finished game with sealed dice, and says where the first one differs.

  --json           the checked values as JSON
  --lang {languages}  the language`,
  'cli.help.event': `undercroft event [list]
undercroft event verify FILE
undercroft event show ID
undercroft event enter ID [DEAL] [--together]
undercroft event check-in ID
undercroft event withdraw ID
undercroft event team ID [CODE]

Expeditions: the same sealed deals for everybody, compared within the seat. verify checks a proof from nothing and prints its standings byte for byte; it needs no server.

check-in says that you are there, in the five minutes before a live expedition opens; withdraw takes you out again, so that nobody waits. team makes a team or joins one by its code; --together begins a deal with it when all of it have said so.

  --server URL    which server (default http://127.0.0.1:7777, or $UNDERCROFT_SERVER)
  --token WORD    who you are there (or $UNDERCROFT_TOKEN); otherwise a guest, kept for the next time
  --word WORD     added to the luck when you enter before the opening
  --together      begin the deal with your team
  --zone NAME     times in this zone, such as Europe/Rome
  --json          as JSON`,
  'cli.help.review': `undercroft review FILE|LINK|ADDRESS [flags]

ADDRESS is that of a page of a server that shows a finished game.

A bot goes through the decisions of one seat, knowing what that seat knew, and tells where the expected result
moved most and what it would have done. The same seed gives the same review.

  --seat N         whose decisions, counted from 0 (0)
  --seed WORD      another seed than that of the record
  --json           the whole review as JSON
  --lang {languages}  the language`,
  'cli.help.rules': `undercroft rules [GAME] [CLAUSE|WORDS] [flags]

Looks the rules up. Without words it lists the games, or the chapters of a game.

  --all            everything that was found, not only the first 20; with GAME alone, how to play from first to last
  --json           one JSON line per clause
  --lang {languages}  the language`,
  'cli.help.sim': `undercroft sim GAME [flags]

Plays random games and prints counts and means as JSON. Ctrl-C prints what there is so far.

  --games N            how many (1000)
  --seed WORD          the same seed gives the same games
  --option NAME=VALUE  an option of the game; may be given several times
  --seats N            how many play
  --check              check the laws of the game after every move
  --lang {languages}      the language`,
  'cli.help.link': `undercroft link FILE

Prints the game in FILE as one word that fits into a link. Names and the proof of fairness are left out.`,
  'cli.help.record': `undercroft record LINK

Prints the record behind a link as JSON.`,

  'cli.help.new-game': `undercroft new-game NAME [flags]

Creates packages/games/NAME with a small complete game: rules ledger, code, three languages, tests. It passes the contract at once; then change it, ledger first.

  --title WORDS    what people call it (from NAME)
  --prefix XX      the letters its clauses begin with (from NAME)
  --into FOLDER    another folder of games
  --lang {languages}  the language`,
  'cli.room-made':
    '{title} is in {folder}, a game of this checkout, and passes the contract; --into FOLDER would have made one that stands alone. Next: npm install, then npx vitest run {folder}, npx undercroft play {name}. Change SPEC.md first.',
  'cli.outside-room-made':
    '{title} is in {folder}, stands alone and passes the contract. Next: cd {folder}, npm install, npm test; npx undercroft play {name} --game . plays it, npx undercroft build-game and npx undercroft serve --game . bring it into the browser. Change SPEC.md first.',

  'error.unknown-command': 'there is no command “{command}”; there are: {known}',
  'error.unknown-flag': 'there is no flag {flag} here; --help lists them',
  'error.flag-needs-value': '--{flag} needs a value',
  'error.flag-takes-no-value': '--{flag} takes no value',
  'error.flag-twice': '--{flag} is given twice',
  'error.flags-exclude': '--{one} and --{other} do not go together',
  'error.argument-missing': '{what} is missing; for example: {known}',
  'error.argument-extra': '“{word}” is one word too many',
  'error.not-a-number': '{flag} cannot be “{value}”; allowed: {min} to {max}',
  'error.bad-lang': 'the language “{value}” is not available; there are: {known}',
  'error.bad-seat': 'there is no seat “{seat}”; seats are counted from 0 to {most}',
  'error.bad-names': '--names needs exactly {seats} {seats|name|names}, separated by commas',
  'error.unknown-bot': 'there is no bot “{bot}”; there are: {known}',
  'error.file-missing': 'there is no file {file}',
  'error.file-unreadable': 'the file {file} cannot be read ({why})',
  'error.file-too-large': 'the file {file} is too large: at most {most} bytes are read',
  'error.cannot-write': 'the file {file} cannot be written ({why})',
  'error.package-missing': 'the game in {folder} has no {package}: run npm install there first',
  'error.game-not-built': 'the game in {folder} cannot be built: {why}',
  'error.cannot-build':
    'the client cannot be built in {folder} ({why}): name another folder with --build, or serve a built client with --web',
  'error.no-saved-game': 'there is no unfinished game in {folder}',
  'error.game-finished': 'the game in {file} cannot be continued: it is a record; look at it with replay',
  'error.game-open-elsewhere': 'the game in {file} is open in another terminal; close it there first',
  'error.name-taken': '“{name}” is the name of a package here already; choose another',
  'error.prefix-taken': 'clauses of {owner} begin with {prefix} already; choose other letters with --prefix',
  'error.last-save-damaged':
    'the game saved last cannot be read ({why}): {file}; move it away to go on with the one before it',
  'error.save-damaged': 'the saved game is damaged: {field} is missing or wrong',
  'error.save-newer': 'the game was saved by a newer version ({version}); version {known} is known here',
  'error.line-too-long': 'the line is too long',
  'error.line-not-json': 'the line is not JSON: {where}',
  'error.bad-answer': 'the answer must be a number, or an object with choice, undo, concede or quit',
  'error.stale-answer': 'the answer belongs to another question; this one has the id {id}',
  'error.no-such-choice': 'there is no choice {number}; there are 1 to {most}',
  'error.bad-game-name':
    '“{name}” cannot be the name of a game: small letters, digits and single hyphens, at most 24, a letter first',
  'error.bad-prefix': '“{prefix}” cannot begin clauses: two to four capital letters',
  'error.bad-title': '“{title}” cannot be a title: 1 to 60 characters, no straight apostrophe, no backslash',
  'error.room-taken': '{folder} is there already; nothing was changed',
  'error.unknown-clause': 'there is no clause {clause}',
  'error.nothing-found': 'nothing was found for “{words}”',
  'error.law-broken': 'a law of the game is broken: seed {seed}, move {entry}: {law}',
  'error.no-end': 'the game with seed {seed} did not end within {most} moves',
  'error.proof-unreadable': 'this is no proof of an expedition: {where}',
  'error.proof-broken': 'the proof does not hold: {where}',
  'error.server-away': 'no answer from {address}',
  'error.server-refused': 'the server refused: {why}',
  'error.bad-zone': 'there is no zone “{zone}”',
  'error.guest-in-terminal':
    'a guest of the terminal could not play this deal in a browser, and there is one try. Begin it in the browser: {page}. A program that plays with this token adds --json',
  'error.page-without-record':
    'this page shows no game that a server keeps: {address}. A game that only a browser has can be saved there as a file',
  'error.internal': 'a fault of the program, not yours: {what}',
  'cli.help.serve': `undercroft serve [flags]

Serves tables: one SQLite file in a folder, or PostgreSQL and as many processes as wanted.

  --open                     show it in the browser
  --no-open                  do not, also where npm start says so
  --port N                   default 7777 (or $PORT)
  --host ADDRESS             default 127.0.0.1 (or $HOST)
  --data FOLDER              where tables are kept (default undercroft-data, or $UNDERCROFT_DATA)
  --database-url URL         PostgreSQL instead (or $DATABASE_URL)
  --public-url URL           the address that people see, behind a proxy
  --origin URL               further origins that may connect; may be given several times
  --trust-proxy ADDRESS      a proxy to believe about addresses; may be given several times
  --limit NAME=N             another limit; may be given several times
  --build FOLDER             where the client is built (or $UNDERCROFT_BUILD)
  --web FOLDER               another built client
  --log-level LEVEL          fatal, error, warn, info, debug, trace or silent
  --bot-threads N            threads in which bots think
  --keep-tables DAYS         let tables go that ended so long ago (default: never)
  --keep-guests DAYS         forget guests who were not here for so long (default: never)`,
  'cli.help.health': `undercroft health [--port N] [--host ADDRESS]

Asks a running server whether it is ready and prints what it says. Ends with 0 when it is, with 1 when it is not.`,
  'cli.no-answer': 'no server answers at {address}',
  'cli.help.build-game': `undercroft build-game [FOLDER] [flags]

Builds a game for the browser into FOLDER/dist: rules, bots’ hints, texts, board and styles. serve --game FOLDER needs it; a published game consists of it. The game’s own Vite and Preact are used: npm install in its folder first.

  --lang {languages}  the language`,
  'cli.game-built':
    '{title} is built for the browser: {n} files in {folder}. Next: undercroft serve --game {game}',
  'cli.help.backup': `undercroft backup FILE [--data FOLDER]

Copies the store of a running or stopped server into one file.`,
  'cli.help.restore': `undercroft restore FILE [--data FOLDER]

Puts a backup in the place of the store; the old one is kept beside it. Stop the server first.`,
  'cli.help.move': `undercroft move --from FILE --to URL

Moves the SQLite store of a stopped server into an empty PostgreSQL database, all of it or nothing. The file stays as it is.

  --from FILE   the store: undercroft.sqlite in the data folder
  --to URL      postgres://user:password@host/database (or $DATABASE_URL)`,
  'cli.help.admin-token': `undercroft admin-token [--data FOLDER] [--database-url URL]

Makes a new admin token; the old one no longer opens anything. With SQLite, stop the server first.`,
  'cli.help.lab': `undercroft lab GAME [flags]
undercroft lab ladder GAME [flags]
undercroft lab deal GAME [flags]
undercroft lab field GAME [flags]

Lets bots play, and writes a report that opens offline. Ctrl-C leaves a partial report; the same command resumes it.

deal tells how alike two equal players do on one deal; field plays expeditions (--games N) of ten bots of each level.

  --games N            how many (default 1000)
  --bots A,B           {bots},
                       {levels}
  --seats N,N          seat counts
  --seed WORD          the same seed gives the same report
  --option NAME=VALUE  an option of the game; may be given several times
  --teams              field: whole teams of one level, in games that are won together
  --variant FILE       designed numbers to change, compared with the baseline
  --card NAME          what it is worth to its owner, by paired games on the same luck; may be given several times
  --cards all          every card, or those of one kind (--cards relic), ranked within --games
  --how TEST           hand (in hand against out of the game), ban, deal, price
  --ask QUESTION       better (--between A,B), first, lose, cast, change (--variant), games (--difference POINTS)
  --until POINTS       play until the interval is so narrow, at most --games
  --sweep NAME=2..6    a number over its range; NAME=0..100:10 in steps
  --tune A=1..4,B=0..8 numbers towards --target (50, or victories=50,length=120,ending:NAME=5)
  --workers N          threads
  --database-url URL   share the work over PostgreSQL
  --out FOLDER         default report`,
  'cli.help.train': `undercroft train GAME [flags]

Trains a network for the game's bots, from nothing: a search plays with itself, the network learns what it found and helps the next search. The same seed gives the same bytes. Ctrl-C stops; the same command goes on.

  --seed WORD       default 1
  --iterations N    how often (default 8)
  --lessons N       decisions to learn from, each time (default 40000)
  --deep N          search iterations behind each (default 256)
  --gate N          games in which a new network must hold its own (default 400)
  --workers N       threads
  --out FILE        default GAME.net`,
  'cli.help.puzzles': `undercroft puzzles solve GAME [--theme THEME] [--data FOLDER]
undercroft puzzles mine GAME [flags]
undercroft puzzles check GAME [flags]

solve asks one puzzle after another, without a server: h opens a hint (the rule, the pieces, two choices left), and afterwards every choice is listed with what it gives away. What was tried does not come again. mine looks for decisions with one clearly best choice, in games that bots play for it or that people played, and writes them into a pack. The same seed gives the same bytes. Ctrl-C stops; the same command goes on. check looks at a pack with fresh seeds and twice the thoughts: how many puzzles keep their answer, and which levels solve them.

  --seed WORD       default 1
  --count N         how many puzzles (default 200); for check, so many from all parts of the pack (default all)
  --games N         how many games are looked through at most
  --margin N        percent of the chance to win that every other choice gives away at least (default 5)
  --records FOLDER  games that people played, as record files, in place of games of bots
  --renew FILE      a pack by earlier rules or bots: its puzzles are doubted again, and only what is missing is mined
  --out FILE        default GAME.pack
  --pack FILE       the pack to check; otherwise the one in the game's room
  --workers N       threads`,
  'cli.help.worker': `undercroft worker --database-url URL [--workers N]

Takes chunks of lab runs from the queue until it is stopped.`,
  'cli.building': 'Building the client, usually half a minute…',
  'cli.puzzle.title': '{game} · puzzle {id} · decision {n} of {of}',
  'cli.puzzle.key-hint': 'h hint {n} of 3',
  'cli.puzzle.hint-1': 'The rule',
  'cli.puzzle.hint-2': 'The pieces',
  'cli.puzzle.hint-3': 'Two choices left',
  'cli.puzzle.no-such': 'Type the number of a choice (1 to {most}), words of it, h for a hint, or q.',
  'cli.puzzle.right': 'Right.',
  'cli.puzzle.wrong': 'Not the best.',
  'cli.puzzle.prices':
    'Chances to win given away against the best, with the range that holds 95 times in 100:',
  'cli.puzzle.clauses': 'The rules: {clauses} (undercroft rules GAME CLAUSE)',
  'cli.puzzle.next': 'Enter: the next puzzle   q quit',
  'cli.puzzle.goes-on': 'Enter: it goes on   q quit',
  'cli.puzzle.all-tried': 'You have tried all {n}.',
  'cli.puzzle.so-far': '{solved} of {n} solved.',
  'error.no-puzzles': '{game} has no puzzles',
  'error.no-such-theme': 'no puzzle has the theme “{theme}”; known: {known}',
} satisfies Texts;
