// What the pages around the tables say, in English: one's own page, the daily dungeon, seats, proofs, colours.
import type { Texts } from '@undercroft/kernel';

export default {
  'settings.colours': 'Seat colours',
  'settings.colours.house': 'Mineral',
  'settings.colours.steps': 'Dark to light',
  'settings.colours.house-help': 'Five clear hues. Shape and letter tell seats apart as well.',
  'settings.colours.steps-help': 'For colour-blind eyes: each colour is also clearly lighter than the last.',
  'settings.colour-of': 'Colour of seat {n}',
  'settings.colours-back': 'Reset colours',

  'colour.vermilion': 'vermilion',
  'colour.sky': 'sky blue',
  'colour.yellow': 'yellow',
  'colour.green': 'green',
  'colour.pink': 'pink',
  'colour.violet': 'violet',
  'colour.clay': 'clay',
  'colour.turquoise': 'turquoise',
  'colour.straw': 'straw',
  'colour.ice': 'ice',

  'profile.account': 'Who you are',
  'profile.save': 'Save',
  'profile.saved': 'Saved',
  'profile.ratings': 'Ratings',
  'profile.ratings-help':
    'A rating starts low and rises as it grows certain. Only rated games between people move it.',
  'profile.ventures': 'Alone and together',
  'profile.races': 'Against others',
  'profile.percentile-help':
    'The last column compares your best with all results on this server under the same options.',
  'profile.games': 'Games',
  'profile.none': 'No games yet',
  'profile.none-text': 'Games you finish, here or with others, are counted on this page.',
  'profile.no-games-there': 'No finished games on this server.',
  'profile.met': 'People you played with',
  'profile.against': '{games} {games|game|games} together, you won {won}',
  'profile.never-met': 'You have not played with {name} yet.',
  'profile.nobody': 'Nobody of that name',
  'profile.nobody-text': 'This person was never here, or wished to be forgotten.',
  'profile.away': 'The server does not answer. What you played on this device is shown all the same.',
  'profile.sign-out': 'Sign out everywhere',
  'profile.sign-out-surely': 'Sign out everywhere: press again',
  'profile.sign-out-help': 'Without a passkey there is no way back to this name and its games.',
  'profile.forget': 'Forget me',
  'profile.forget-surely': 'Forget me: press again',
  'profile.forget-help':
    'The server erases your name, keys, ratings, results and what you wrote. Bots finish your games.',

  'passkey.guest':
    'You are a guest: this browser alone knows you. A passkey keeps your name and games, on other devices too.',
  'passkey.kept': 'A passkey keeps your name and games.',
  'passkey.make': 'Make a passkey',
  'passkey.another': 'Make another passkey',
  'passkey.sign-in': 'I have one: sign in',
  'passkey.cannot': 'Passkeys need a domain name and a secure connection (https).',

  'played.game': 'Game',
  'played.games': 'Games',
  'played.won': 'won',
  'played.lost': 'lost',
  'played.wins': 'Won',
  'played.best': 'Best',
  'played.better-than': 'As good as or better than',
  'played.place': 'place {place} of {seats}',
  'played.percentile': 'as good as or better than {n}%',
  'played.rated': '{n} rated {n|game|games}',

  'daily.how':
    'One deal a day, the same for everybody, one try each. You see how others did when your run is over. The dice are sealed before the day begins and opened after it.',
  'daily.away-text': 'The daily dungeon is dealt by the server. Games on this device go on without it.',
  'daily.state.untried': 'Not tried yet. You have one try.',
  'daily.state.begun': 'Your run has begun.',
  'daily.state.done': 'You have had your try today.',
  'daily.runs': '{n} {n|run|runs}, {won} won.',
  'daily.place': 'Your result is number {n}.',
  'daily.who': 'Who',
  'daily.end': 'End',
  'daily.entries': 'Choices',
  'daily.seal': 'Today’s fingerprint',
  'daily.yesterday': 'Yesterday',
  'daily.nobody': 'Nobody played.',
  'daily.secret': 'Yesterday’s secret',
  'daily.seen.fits': 'It opens the fingerprint that this browser was shown yesterday.',
  'daily.seen.differs': 'It does not open the fingerprint that this browser was shown yesterday.',
  'daily.seen.unseen': 'This browser did not see yesterday’s fingerprint, so it cannot compare.',

  'verify.title': 'Were the dice fair?',
  'verify.how':
    'Before the first choice a secret was sealed: only its fingerprint was known. Now the secret is open, and every die and draw is computed from it again.',
  'verify.good': 'All {n} {n|roll or draw|rolls and draws} of {game} come from the sealed secret.',
  'verify.bad': 'This could not be confirmed',
  'verify.vouched':
    'Vouched for by {names}: their words went into the luck after they had seen the fingerprint, so the secret could not be chosen to suit them.',
  'verify.silent':
    'No such word from {names}: a bot gives none, and a word from before the fingerprint proves nothing.',
  'verify.nobody':
    'Nobody vouches for this luck: no player’s word answered the fingerprint. Whoever hosted the game could have chosen the secret.',
  'verify.own-fits':
    'This browser remembers: it was shown this fingerprint, and its own word stands in the record.',
  'verify.own-differs':
    'This browser was shown another fingerprint, or gave another word. The host has changed what was promised.',
  'verify.seat': 'Seat {n}',
  'verify.commitment': 'Fingerprint, known before the game (SHA-256)',
  'verify.secret': 'Secret, shown after it',
  'verify.sealed': 'still sealed',
  'verify.entry': 'Move',
  'verify.setup': 'set-up',
  'verify.number': 'Draw no.',
  'verify.out-of': 'Out of',
  'verify.value': 'Result',

  'join.code': 'Link or code',
  'join.go': 'Go to the table',
  'join.help': 'Whoever opened the table can copy its link from the menu.',

  'lobby.invite': 'Invite',
  'lobby.invite-text': 'Send this link. Whoever opens it can take a free seat, without an account.',
  'lobby.copy': 'Copy link',
  'lobby.seats': 'Seats',
  'lobby.free': 'free',
  'lobby.sit-here': 'Sit here',
  'lobby.stand-up': 'Stand up',
  'lobby.start': 'Start now',
  'lobby.set-bot': 'Give it to a bot',
  'lobby.waiting': 'The game starts when every seat is taken.',
  'lobby.host-starts': 'When every seat is taken, the host starts the game.',
  'lobby.watching': 'You are watching.',
  'lobby.your-name': 'Your name',
  'lobby.invited': '{name} invites you to the table.',
  'lobby.you': '{name} (you)',
  'lobby.sit-as': 'Sit down: {role}',
  'lobby.kept-for-you': 'reserved for you',
  'lobby.kept-for': 'reserved for {name}',
  'lobby.agreed': 'Game settings',
  'lobby.about': 'About this game',
  'lobby.closed': 'This table is full',
  'lobby.closed-text':
    'All seats are taken, and watching is not allowed. Set up a table of your own: it takes a minute.',
  'lobby.gone': 'Invitation not found',
  'lobby.gone-text':
    'The table was closed, or the link is incomplete. Ask for it once more, try the code by hand, or set up a table of your own.',
  'lobby.no-server': 'The server does not answer',
  'lobby.no-server-text':
    'Tables with others need the server. Games against bots and hot seat work without it.',

  'credits.house':
    'Undercroft is free software under the MIT licence. Its texts, drawings and pieces were made for it.',
  'credits.icons': 'Icons of things in the games: the contributors of',
  'credits.fonts':
    'Typefaces: Forum by Denis Masharov and Source Sans 3 by Paul D. Hunt, both under the SIL Open Font License 1.1.',

  'error.bad-passkey': 'The server does not know this passkey.',
  'error.passkey-left': 'No passkey was chosen.',
} satisfies Texts;
