// What the pages around the tables say, in Italian: one's own page, the daily dungeon, seats, proofs, colours.
import type { Texts } from '@undercroft/kernel';

export default {
  'settings.colours': 'Colori dei posti',
  'settings.colours.house': 'Minerali',
  'settings.colours.steps': 'Dallo scuro al chiaro',
  'settings.colours.house-help': 'Cinque tinte nette. Anche forma e lettera distinguono i posti.',
  'settings.colours.steps-help':
    'Per chi distingue male i colori: ognuno è anche chiaramente più chiaro del precedente.',
  'settings.colour-of': 'Colore del posto {n}',
  'settings.colours-back': 'Ripristina i colori',

  'colour.vermilion': 'vermiglio',
  'colour.sky': 'celeste',
  'colour.yellow': 'giallo',
  'colour.green': 'verde',
  'colour.pink': 'rosa',
  'colour.violet': 'viola',
  'colour.clay': 'argilla',
  'colour.turquoise': 'turchese',
  'colour.straw': 'paglia',
  'colour.ice': 'ghiaccio',

  'profile.account': 'Chi sei',
  'profile.save': 'Salva',
  'profile.saved': 'Salvato',
  'profile.ratings': 'Rating',
  'profile.ratings-help':
    'Il rating parte basso e sale man mano che diventa sicuro. Lo muovono solo le partite classificate tra persone.',
  'profile.ventures': 'In solitaria e insieme',
  'profile.races': 'Contro altri',
  'profile.percentile-help':
    'L’ultima colonna confronta il tuo risultato migliore con tutti quelli di questo server, a pari opzioni.',
  'profile.games': 'Partite',
  'profile.none': 'Ancora nessuna partita',
  'profile.none-text': 'Ciò che finisci, qui o con altri, si conta in questa pagina.',
  'profile.no-games-there': 'Nessuna partita finita su questo server.',
  'profile.met': 'Chi hai incontrato',
  'profile.against': '{games} {games|partita|partite} insieme, vinte da te: {won}',
  'profile.never-met': 'Non hai ancora giocato con {name}.',
  'profile.nobody': 'Nessuno con questo nome',
  'profile.nobody-text': 'Questa persona non è mai stata qui, o ha voluto essere dimenticata.',
  'profile.away': 'Il server non risponde. Ciò che hai giocato su questo dispositivo si vede lo stesso.',
  'profile.sign-out': 'Esci ovunque',
  'profile.sign-out-surely': 'Esci ovunque: premi ancora',
  'profile.sign-out-help': 'Senza una passkey non si torna a questo nome e alle sue partite.',
  'profile.forget': 'Dimenticami',
  'profile.forget-surely': 'Dimenticami: premi ancora',
  'profile.forget-help':
    'Il server cancella nome, chiavi, rating, risultati e ciò che hai scritto. I bot finiscono le tue partite.',

  'passkey.guest':
    'Per ora sei ospite: ti conosce solo questo browser. Una passkey conserva nome e partite, anche su altri dispositivi.',
  'passkey.kept': 'Una passkey conserva il tuo nome e le tue partite.',
  'passkey.make': 'Crea una passkey',
  'passkey.another': 'Crea un’altra passkey',
  'passkey.sign-in': 'Ne ho una: entra',
  'passkey.cannot': 'Le passkey richiedono un nome di dominio e una connessione sicura (https).',

  'played.game': 'Gioco',
  'played.games': 'Partite',
  'played.won': 'vinta',
  'played.lost': 'persa',
  'played.wins': 'Vinte',
  'played.best': 'Migliore',
  'played.better-than': 'Pari o meglio',
  'played.place': 'posto {place} su {seats}',
  'played.percentile': 'pari o meglio: {n}%',
  'played.rated': '{n} {n|partita classificata|partite classificate}',

  'daily.how':
    'Una partita al giorno, la stessa per tutti, un solo tentativo. I risultati altrui si vedono a partita finita. I tiri sono sigillati prima che il giorno cominci e si aprono quando è finito.',
  'daily.away-text':
    'Il sotterraneo del giorno viene dal server. Le partite su questo dispositivo vanno avanti senza.',
  'daily.state.untried': 'Non ancora tentato. Hai un solo tentativo.',
  'daily.state.begun': 'La tua partita è cominciata.',
  'daily.state.done': 'Hai avuto il tuo tentativo di oggi.',
  'daily.runs': '{n} {n|partita|partite}, {won} {won|vinta|vinte}.',
  'daily.place': 'Il tuo risultato è il numero {n}.',
  'daily.who': 'Chi',
  'daily.end': 'Esito',
  'daily.entries': 'Scelte',
  'daily.seal': 'Impronta di oggi',
  'daily.yesterday': 'Ieri',
  'daily.nobody': 'Nessuno ha giocato.',
  'daily.secret': 'Il segreto di ieri',
  'daily.seen.fits': 'Apre l’impronta mostrata ieri a questo browser.',
  'daily.seen.differs': 'Non apre l’impronta mostrata ieri a questo browser.',
  'daily.seen.unseen': 'Questo browser non ha visto l’impronta di ieri: non può confrontare.',

  'verify.title': 'I tiri sono stati onesti?',
  'verify.how':
    'Prima della prima scelta è stato sigillato un segreto: se ne conosceva solo l’impronta. Ora il segreto è aperto, e ogni dado e ogni pescata si ricalcola da lì.',
  'verify.good': '{game}: tutte le estrazioni ({n}) vengono dal segreto sigillato.',
  'verify.bad': 'Non è stato possibile confermarlo',
  'verify.vouched':
    'Ne sono garanti: {names}. Le loro parole sono entrate nella sorte dopo che avevano visto l’impronta: il segreto non poteva essere scelto su misura.',
  'verify.silent':
    'Nessuna parola valida da: {names}. I bot non ne danno, e una parola data prima dell’impronta non prova nulla.',
  'verify.nobody':
    'Nessuno è garante di questa sorte: nessuna parola dei giocatori ha risposto all’impronta. Chi ospitava la partita avrebbe potuto scegliere il segreto.',
  'verify.own-fits':
    'Questo browser ricorda: gli è stata mostrata questa impronta, e la sua parola è nella registrazione.',
  'verify.own-differs':
    'A questo browser è stata mostrata un’altra impronta, o ha dato un’altra parola. Chi ospita ha cambiato ciò che era stato promesso.',
  'verify.seat': 'Posto {n}',
  'verify.commitment': 'Impronta, nota prima della partita (SHA-256)',
  'verify.secret': 'Segreto, mostrato dopo',
  'verify.sealed': 'ancora sigillato',
  'verify.entry': 'Mossa',
  'verify.setup': 'preparazione',
  'verify.number': 'Estrazione n.',
  'verify.out-of': 'Su',
  'verify.value': 'Risultato',

  'join.code': 'Link o codice',
  'join.go': 'Vai al tavolo',
  'join.help': 'Chi ha aperto il tavolo può copiarne il link dal menu.',

  'lobby.invite': 'Invita',
  'lobby.invite-text': 'Manda questo link. Chi lo apre può prendere un posto libero, senza account.',
  'lobby.copy': 'Copia link',
  'lobby.seats': 'Posti',
  'lobby.free': 'libero',
  'lobby.sit-here': 'Siediti qui',
  'lobby.stand-up': 'Alzati',
  'lobby.start': 'Comincia ora',
  'lobby.set-bot': 'Assegna a un bot',
  'lobby.waiting': 'La partita comincia quando tutti i posti sono occupati.',
  'lobby.host-starts': 'Quando tutti i posti sono occupati, la avvia chi ha aperto il tavolo.',
  'lobby.watching': 'Stai guardando.',
  'lobby.your-name': 'Il tuo nome',
  'lobby.invited': '{name} ti invita al tavolo.',
  'lobby.you': '{name} (tu)',
  'lobby.sit-as': 'Siediti: {role}',
  'lobby.kept-for-you': 'riservato a te',
  'lobby.kept-for': 'riservato a {name}',
  'lobby.agreed': 'Impostazioni della partita',
  'lobby.about': 'Su questo gioco',
  'lobby.closed': 'Questo tavolo è al completo',
  'lobby.closed-text':
    'Tutti i posti sono occupati e non si può guardare. Apri un tavolo tuo: basta un minuto.',
  'lobby.gone': 'Invito non trovato',
  'lobby.gone-text':
    'Il tavolo è stato chiuso, o il link è incompleto. Chiedilo di nuovo, prova il codice a mano o apri un tavolo tuo.',
  'lobby.no-server': 'Il server non risponde',
  'lobby.no-server-text':
    'I tavoli con altri hanno bisogno del server. Contro i bot e in più persone su un dispositivo si gioca anche senza.',

  'credits.house':
    'Undercroft è software libero con licenza MIT. Testi, disegni e pezzi sono stati fatti per lui.',
  'credits.icons': 'Icone degli oggetti nei giochi: gli autori di',
  'credits.fonts':
    'Caratteri: Forum di Denis Masharov e Source Sans 3 di Paul D. Hunt, entrambi con licenza SIL Open Font License 1.1.',

  'error.bad-passkey': 'Il server non conosce questa passkey.',
  'error.passkey-left': 'Nessuna passkey scelta.',
} satisfies Texts;
