// What the command line says, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'cli.welcome':
    'Un tavolo per giochi di rovine e sotterranei. Scrivi un numero e premi Invio; q per uscire.',
  'cli.continue': 'Riprendi {title}: {n} {n|mossa|mosse} finora, {date}',
  'cli.begin': 'Comincia',
  'cli.seats': 'Giocatori',
  'cli.opponents': 'Gli altri',
  'cli.people-here': 'persone a questo schermo',
  'cli.practice': 'Allenamento',
  'cli.practice.help': 'Ogni mossa si può annullare, dadi e risposte compresi. I dadi non sono sigillati.',
  'cli.practice-begun':
    'È una partita di allenamento: u annulla ogni mossa, dadi e risposte compresi; gli stessi dadi uscirebbero di nuovo. Non si può verificare e non conta da nessuna parte.',
  'cli.own-seat': 'Il tuo posto',
  'cli.another': 'a gioca un’altra partita a questo tavolo, Invio esce.',
  'cli.sure-to-lose':
    'Così perdi subito la partita. Scrivi di nuovo {n} per farlo lo stesso, o scegli altro.',
  'cli.bot': 'bot ({bot})',
  'cli.bot.random': 'a caso',
  'cli.bot.greedy': 'avido',
  'cli.on': 'sì',
  'cli.off': 'no',
  'cli.you': 'Tu',
  'cli.seat': 'Giocatore {n}',
  'cli.sealed': 'I tiri di questa partita sono sigillati. Impronta: {commitment}',
  'cli.seeded': 'I tiri di questa partita vengono dal seed «{seed}».',
  'cli.with-bots': 'Bot al tavolo: {bot}.',
  'cli.resumed': 'La partita riprende dopo {n} {n|mossa|mosse}.',
  'cli.earlier-news': 'Novità: ancora {n} {n|riga|righe}, h mostra tutto',
  'cli.thinking': '{name} sta pensando…',
  'cli.seconds-left': 'ancora {n} s',
  'cli.minutes-left': 'ancora {n} min',
  'cli.curtain': 'Tocca a {name}. Chi non gioca ora non guardi.',
  'cli.press-enter': 'Premi Invio per vedere il tavolo.',
  'cli.key.undo': 'u annulla',
  'cli.key.rules': '? regole e motivi',
  'cli.more-choices': '… e {n} in più: m {n|la|le} mostra, oppure scrivi parole',
  'cli.more-cells': '… e {n} in più: m {n|la|le} mostra, oppure scrivi parole o una casella (5,5)',
  'cli.rest-of-table': '… altre {n} {n|riga|righe}: t mostra tutto il tavolo',
  'cli.pager': 'Pagina {page} di {pages}. Invio avanti, b indietro, q chiude.',
  'cli.sure-to-concede':
    'Per te la partita finisce qui. Scrivi di nuovo concede per arrenderti, Invio per continuare.',
  'cli.no-such-row': 'Scrivi un numero da 1 a {most}; Invio prende il primo, q esce.',
  'cli.key.table': 't tavolo',
  'cli.key.news': 'h novità',
  'cli.how-to-delete': 'dN elimina la partita salvata N.',
  'cli.sure-to-delete': 'Scrivi di nuovo {key} per eliminare per sempre questa partita.',
  'cli.key.save': 's salva',
  'cli.key.quit': 'q esci',
  'cli.no-such-key': 'Scrivi un numero da 1 a {most}, o uno dei tasti sotto la lista.',
  'cli.undone': 'L’ultima mossa è stata annullata.',
  'cli.undone-by': '{name} ha annullato l’ultima mossa.',
  'cli.saved': 'La partita è salvata in {file}',
  'cli.not-kept': 'Questa partita non viene salvata.',
  'cli.how-to-resume': 'Per riprenderla: npx undercroft play --resume',
  'cli.rules-prompt':
    'Chiedi con ? e parole: una clausola, una parola delle regole, il nome di una carta o parte di una mossa che non è nella lista.',
  'cli.barred-now': 'Ora non si può:',
  'cli.page-again': 'Invio mostra di nuovo il tavolo.',
  'cli.nothing-found': 'Non si è trovato nulla.',
  'cli.and-more': '… e altri {n}',
  'cli.secret': 'Il segreto di questa partita era {secret}',
  'cli.kept': 'Per rivedere la partita, verificarne i tiri o farla commentare da un bot:',
  'cli.points': '{n} {n|punto|punti}',
  'cli.moves': '{n} {n|mossa|mosse}',
  'cli.clauses': '{n} {n|clausola|clausole}',
  'cli.passages': '{n} {n|passo|passi}',
  'cli.exact-clauses': 'Le clausole esatte (in inglese):',
  'cli.ours-reading': 'Lettura nostra, dove il libro tace o non è chiaro: {clauses}',
  'cli.ours-design': 'Ideato da noi, nel libro non c’è: {clauses}',
  'cli.hidden-choice': '(una scelta nascosta)',
  'cli.conceded': 'Si arrende',
  'cli.no-such-step': 'Scrivi un numero da 0 a {most}, o uno dei tasti; Invio va avanti.',
  'cli.replay-keys': 'Invio avanti   b indietro   numero salta   +n -n di n   < inizio   > fine   q esci',
  'cli.verified':
    'La partita è onesta: {luck} {luck|estrazione ricalcolata|estrazioni ricalcolate} in {entries} {entries|mossa|mosse}, tutte come le dà il segreto. Impronta: {commitment}',
  'cli.vouched': 'Ne sono garanti: {names}. Le loro parole hanno risposto all’impronta.',
  'cli.silent': 'Nessuna parola valida da: {names}.',
  'cli.nobody-vouched':
    'Nessuno è garante di questa sorte: nessuna parola dei giocatori ha risposto all’impronta, e chi ospitava la partita avrebbe potuto scegliere il segreto.',
  'cli.event.proved':
    'Controllati {seals} {seals|sigillo|sigilli}, {runs} {runs|partita|partite} e {luck} {luck|tiro|tiri}: tutto come promesso. I nomi sono quelli scritti dal server: la prova non li riguarda.',
  'cli.event.numbers': 'iscritti: {entrants}, partite: {runs}, iniziate da te: {mine} su {deals}',
  'cli.event.options': 'Opzioni: {options}',
  'cli.event.lacks': 'Per entrare in classifica manca: {needs}. Giochi la distribuzione gemella.',
  'cli.event.one-deal':
    'Una sola distribuzione di questo gioco dice troppo poco: è in elenco, ma fuori classifica.',
  'cli.event.with-bots':
    'Una persona sola tra i bot sposta poco il risultato: chi gioca da solo è in elenco, in classifica entrano le squadre.',
  'cli.event.deal': 'distribuzione {number}, posto n. {seat} al tavolo: {state}',
  'cli.event.entered': 'Iscrizione fatta.',
  'cli.event.token': 'Un nuovo ospite. Per tornare: --token {token}',
  'cli.event.announced': 'annunciata',
  'cli.event.open': 'aperta',
  'cli.event.ending': 'in chiusura',
  'cli.event.over': 'finita',
  'cli.event.need.passkey': 'una passkey',
  'cli.event.need.days': '{n} {n|giorno|giorni} su questo server',
  'cli.event.need.games': '{n} {n|partita finita|partite finite}',
  'cli.event.check-in': 'Una spedizione dal vivo: ci si presenta da {when} ({command}).',
  'cli.event.here': 'Ti sei presentato: i tavoli si aprono all’inizio.',
  'cli.event.barred': 'Le spedizioni dal vivo ti sono chiuse fino a {when}.',
  'cli.event.out': 'Non partecipi più.',
  'cli.event.team': 'squadra {code}: {mates}',
  'cli.event.no-team': 'Non sei in una squadra.',
  'cli.event.mate-ready': '{name} (pronto per la {deal})',
  'cli.event.waits': 'Pronto per la distribuzione {deal}. Il tavolo si apre quando lo sono tutti.',
  'cli.event.deal-later': 'distribuzione {number}: {state}',
  'cli.refused.no-such-event': 'Questa spedizione non c’è.',
  'cli.refused.event-not-open': 'Non è ancora aperta.',
  'cli.refused.event-over': 'È finita: non si può più cominciare.',
  'cli.refused.event-running':
    'Non ancora: altri giocano le stesse partite. Tutto si apre per tutti nello stesso momento.',
  'cli.refused.not-eligible': 'Qui per la classifica serve di più, oppure chi ospita ti ha tolto.',
  'cli.refused.already-tried': 'Questa partita è già stata tentata.',
  'cli.refused.check-in-closed': 'Non ci si può più presentare: tutti si siedono quando si apre.',
  'cli.refused.evening-barred':
    'Dopo due assenze in un mese le spedizioni dal vivo ti sono chiuse per un po’.',
  'cli.refused.no-teams': 'Questa spedizione non si gioca a squadre.',
  'cli.refused.no-such-team': 'Questa squadra non c’è, o ci sei solo tu.',
  'cli.refused.team-full': 'Questa squadra è al completo.',
  'cli.refused.mate-has-tried': 'Qualcuno della squadra ha già tentato questa partita.',
  'cli.refused.not-over': 'Quella partita non è ancora finita.',
  'cli.refused.not-found': 'Su quel server non c’è questa partita.',
  'cli.refused.no-such-table': 'Su quel server non c’è questo tavolo.',
  'cli.refused.bad-token': 'Questo token non è valido.',
  'cli.refused.no-session': 'Questo token non è valido.',
  'cli.refused.bad-request': 'Il server non ha capito.',
  'cli.refused.banned': 'Chi ospita ti ha chiuso questo server.',
  'cli.refused.too-fast': 'Troppe richieste; aspetta un momento.',
  'cli.refused.overloaded': 'Il server è sovraccarico; riprova tra un momento.',
  'cli.refused.shutting-down': 'Il server si riavvia; riprova tra un momento.',
  'cli.review.head': '{title}: {n} {n|decisione|decisioni} del giocatore {seat}, seed {seed}',
  'cli.review.same': 'Il bot avrebbe fatto lo stesso.',
  'cli.review.gave': 'Il bot: {choice}. Così si è perso {n}{range}.',
  'cli.review.better': 'Il bot: {choice}. La tua scelta era migliore di {n}{range}.',
  'cli.review.even': 'Il bot: {choice}. Nessuna differenza che regga{range}.',
  'cli.review.range': 'da {low} a {high}',
  'cli.review.after': 'Poi la sorte e gli altri: {n}.',
  'cli.review.after-alone': 'Poi la sorte: {n}.',

  'cli.help': `undercroft: un tavolo per giochi di rovine e sotterranei

  undercroft                         scegli un gioco e gioca
  undercroft play [GIOCO]            gioca nel terminale, o a righe JSON (--json)
  undercroft replay FILE|LINK        rivedi una partita, passo per passo
  undercroft verify FILE             ricalcola ogni dado e ogni carta di una partita finita
  undercroft event                 le spedizioni di un server: elenco, dettagli, iscrizione, verifica
  undercroft review FILE|LINK        un bot dice quali momenti di una partita hanno contato
  undercroft rules [GIOCO] [PAROLE]  cerca le regole per clausola o per parola
  undercroft sim GIOCO               gioca molte partite a caso e conta
  undercroft link FILE               tutta la partita in una parola, per un link
  undercroft record LINK             la registrazione dietro un link
  undercroft new-game NOME           crea un nuovo gioco che supera il contratto
  undercroft build-game CARTELLA     costruisce per il browser un gioco da fuori
  undercroft serve                   tavoli nel browser, per uno o per molti
  undercroft health                  chiede a un server in funzione se è pronto
  undercroft backup FILE             copia l’archivio di un server, anche acceso
  undercroft restore FILE            rimette una copia al posto dell’archivio
  undercroft move                    porta l’archivio da SQLite a PostgreSQL
  undercroft admin-token             un nuovo token di amministrazione al posto di quello perso
  undercroft lab GIOCO               migliaia di partite tra bot e il rapporto sull’equilibrio
  undercroft train GIOCO             addestra una rete per i bot di un gioco
  undercroft puzzles solve GIOCO     trova la scelta migliore, una posizione dopo l’altra
  undercroft puzzles mine GIOCO      trova problemi nelle partite dei bot o delle persone; check GIOCO li ricontrolla
  undercroft worker                  gioca parti dei rapporti da una coda su PostgreSQL

  undercroft help COMANDO            di più su uno di questi
  --lang {languages}                    la lingua; altrimenti quella del sistema
  --game CARTELLA                    un gioco da fuori, con la sua cartella o come pacchetto installato: per tutti i comandi
                                     che conoscono i giochi; si può ripetere (o $UNDERCROFT_GAMES)
  --version                          quale versione è`,
  'cli.help.play': `undercroft play [GIOCO] [opzioni]

Si gioca nel terminale. Ogni mossa è salvata subito: Ctrl-C, una finestra chiusa o un blackout non fanno perdere nulla.

  --option NOME=VALORE   un’opzione del gioco; si può ripetere
  --seats N              quanti giocano
  --bots NOME            bot agli altri posti:
                         {bots},
                         {levels}
  --seat N[,N]           i posti giocati qui, contati da 0 (con --bots: il posto 0)
  --names A,B,C          i nomi dei giocatori
  --seed PAROLA          i tiri da un seed; altrimenti sono sigillati, e poi si possono verificare
  --resume [GIOCO|FILE]  riprende l’ultima partita, l’ultima di GIOCO, o quella in FILE
  --data CARTELLA        dove tenere le partite (altrimenti $XDG_DATA_HOME/undercroft)
  --ask-always           chiede anche dove la scelta è una sola
  --practice             ogni mossa si può annullare, dadi compresi; i dadi non sono sigillati
  --no-save              non salva nulla
  --plain                riga dopo riga, senza spostare il cursore: per lettori di schermo (o $UNDERCROFT_PLAIN=1)
  --json                 righe JSON in ingresso e in uscita, per i programmi
  --lang {languages}        la lingua

Durante il gioco: un numero sceglie, e così le parole che ha una sola scelta, il nome di una carta o una casella
(muro 5,5 sopra). m mostra altre scelte, +1 quelle di un tipo, h tutte le novità, t tutto il tavolo, u annulla,
? dice che cosa ora non si può, ? PAROLE cerca regole e carte, regole spiega come si gioca, s salva, concede si
arrende, q esce.`,
  'cli.help.replay': `undercroft replay FILE|LINK|INDIRIZZO [opzioni]

INDIRIZZO è quello di una pagina di un server che mostra una partita finita.

Mostra una partita passo per passo: Invio avanti, b indietro, un numero salta, q esce. In una pipe stampa il diario.

  --seat N         come la vide questo posto, contato da 0
  --step N         comincia da lì; con --json o in una pipe solo questo passo
  --json           una riga JSON per passo
  --lang {languages}  la lingua`,
  'cli.help.verify': `undercroft verify FILE|LINK|INDIRIZZO [opzioni]

INDIRIZZO è quello di una pagina di un server che mostra una partita finita.

Ricalcola ogni dado e ogni carta di una partita finita con tiri sigillati, e dice dove si trova la prima differenza.

  --json           i valori verificati, in JSON
  --lang {languages}  la lingua`,
  'cli.help.event': `undercroft event [list]
undercroft event verify FILE
undercroft event show ID
undercroft event enter ID [DISTRIBUZIONE] [--together]
undercroft event check-in ID
undercroft event withdraw ID
undercroft event team ID [CODICE]

Spedizioni: le stesse distribuzioni sigillate per tutti, confrontate a parità di posto. verify controlla una prova da zero e ne stampa la classifica byte per byte; non serve un server.

check-in dice che ci sei, nei cinque minuti prima che una spedizione dal vivo si apra; withdraw ti toglie, così nessuno aspetta. team crea una squadra o entra in una col suo codice; --together comincia una distribuzione con lei quando tutti l’hanno detto.

  --server URL    quale server (predefinito http://127.0.0.1:7777, o $UNDERCROFT_SERVER)
  --token PAROLA  chi sei lì (o $UNDERCROFT_TOKEN); altrimenti un ospite, tenuto per la prossima volta
  --word PAROLA   entra nella sorte se ti iscrivi prima dell’apertura
  --together      comincia la distribuzione con la squadra
  --zone NOME     orari in questo fuso, per esempio Europe/Rome
  --json          come JSON`,
  'cli.help.review': `undercroft review FILE|LINK|INDIRIZZO [opzioni]

INDIRIZZO è quello di una pagina di un server che mostra una partita finita.

Un bot passa in rassegna le decisioni di un posto, sapendo quel che sapeva quel posto, e dice dove il risultato atteso
si è mosso di più e che cosa avrebbe fatto. Lo stesso seed dà la stessa analisi.

  --seat N         di chi sono le decisioni, contando da 0 (0)
  --seed PAROLA    un seed diverso da quello della registrazione
  --json           tutta l’analisi in JSON
  --lang {languages}  la lingua`,
  'cli.help.rules': `undercroft rules [GIOCO] [CLAUSOLA|PAROLE] [opzioni]

Cerca nelle regole: in italiano, poi nelle clausole esatte (in inglese). Senza parole elenca i giochi o i capitoli.

  --all            tutto ciò che si trova, non solo i primi 20; con il solo GIOCO, le regole per intero
  --json           una riga JSON per clausola
  --lang {languages}  la lingua`,
  'cli.help.sim': `undercroft sim GIOCO [opzioni]

Gioca partite a caso e stampa conteggi e medie in JSON. Ctrl-C stampa ciò che c’è finora.

  --games N             quante (1000)
  --seed PAROLA         lo stesso seed dà le stesse partite
  --option NOME=VALORE  un’opzione del gioco; si può ripetere
  --seats N             quanti giocano
  --check               controlla le leggi del gioco dopo ogni mossa
  --lang {languages}       la lingua`,
  'cli.help.link': `undercroft link FILE

Stampa la partita di FILE come una sola parola che sta in un link. I nomi e la prova di onestà restano fuori.`,
  'cli.help.record': `undercroft record LINK

Stampa in JSON la registrazione dietro un link.`,

  'cli.help.new-game': `undercroft new-game NOME [opzioni]

Prepara packages/games/NOME con un piccolo gioco completo: registro delle regole, codice, tre lingue, prove. Supera subito il contratto; poi lo si cambia, cominciando dal registro.

  --title PAROLE   come lo chiama la gente (da NOME)
  --prefix XX      le lettere con cui cominciano le clausole (da NOME)
  --into CARTELLA  un’altra cartella di giochi
  --lang {languages}  la lingua`,
  'cli.room-made':
    '{title} è in {folder}, dentro questo repository, e supera il contratto; con --into FOLDER nasce in una cartella a sé. Poi: npm install, npx vitest run {folder}, npx undercroft play {name}. Comincia da SPEC.md.',
  'cli.outside-room-made':
    '{title} è in {folder}, sta in piedi da solo e rispetta il contratto. Ora: cd {folder}, npm install, npm test; npx undercroft play {name} --game . lo gioca, npx undercroft build-game e npx undercroft serve --game . lo portano nel browser. Si comincia da SPEC.md.',

  'error.unknown-command': 'non c’è nessun comando «{command}»; ci sono: {known}',
  'error.unknown-flag': 'qui non c’è l’opzione {flag}; --help le elenca',
  'error.flag-needs-value': '--{flag} vuole un valore',
  'error.flag-takes-no-value': '--{flag} non vuole valori',
  'error.flag-twice': '--{flag} è dato due volte',
  'error.flags-exclude': '--{one} e --{other} non vanno insieme',
  'error.argument-missing': 'manca {what}; per esempio: {known}',
  'error.argument-extra': '«{word}» è una parola di troppo',
  'error.not-a-number': '{flag} non può essere «{value}»; valori ammessi: da {min} a {max}',
  'error.bad-lang': 'la lingua «{value}» non è disponibile; ci sono: {known}',
  'error.bad-seat': 'non c’è nessun posto «{seat}»; i posti vanno da 0 a {most}',
  'error.bad-names': '--names vuole esattamente {seats} {seats|nome|nomi}, separati da virgole',
  'error.unknown-bot': 'non c’è nessun bot «{bot}»; ci sono: {known}',
  'error.file-missing': 'il file {file} non c’è',
  'error.file-unreadable': 'il file {file} non si può leggere ({why})',
  'error.file-too-large': 'il file {file} è troppo grande: si leggono al massimo {most} byte',
  'error.cannot-write': 'il file {file} non si può scrivere ({why})',
  'error.package-missing': 'il gioco in {folder} non ha {package}: prima eseguite npm install lì',
  'error.game-not-built': 'il gioco in {folder} non si può costruire: {why}',
  'error.cannot-build':
    'il client non si può costruire in {folder} ({why}): scegliere un’altra cartella con --build, o un client già costruito con --web',
  'error.no-saved-game': 'in {folder} non ci sono partite da finire',
  'error.game-finished':
    'la partita in {file} non si può riprendere: è una registrazione; rivedila con replay',
  'error.game-open-elsewhere': 'la partita in {file} è aperta in un altro terminale; chiudila prima lì',
  'error.name-taken': '«{name}» è già il nome di un pacchetto; scegline un altro',
  'error.prefix-taken':
    'le clausole di {owner} cominciano già con {prefix}; scegli altre lettere con --prefix',
  'error.last-save-damaged':
    'l’ultima partita salvata non si legge ({why}): {file}; sposta il file per riprendere la precedente',
  'error.save-damaged': 'la partita salvata è danneggiata: {field} manca o è sbagliato',
  'error.save-newer':
    'la partita è stata salvata da una versione più recente ({version}); qui si conosce la versione {known}',
  'error.line-too-long': 'la riga è troppo lunga',
  'error.line-not-json': 'la riga non è JSON: {where}',
  'error.bad-answer': 'la risposta dev’essere un numero, o un oggetto con choice, undo, concede o quit',
  'error.stale-answer': 'la risposta è per un’altra domanda; questa ha il numero {id}',
  'error.no-such-choice': 'non c’è la scelta {number}; si va da 1 a {most}',
  'error.bad-game-name':
    '«{name}» non può essere il nome di un gioco: lettere minuscole, cifre e trattini singoli, al massimo 24, prima una lettera',
  'error.bad-prefix': 'le clausole non possono cominciare con «{prefix}»: da due a quattro lettere maiuscole',
  'error.bad-title':
    '«{title}» non può essere un titolo: da 1 a 60 caratteri, senza apostrofo dritto né barra inversa',
  'error.room-taken': '{folder} c’è già; niente è cambiato',
  'error.unknown-clause': 'non c’è nessuna clausola {clause}',
  'error.nothing-found': 'per «{words}» non si è trovato nulla',
  'error.law-broken': 'una legge del gioco è violata: seed {seed}, mossa {entry}: {law}',
  'error.no-end': 'la partita col seed {seed} non è finita entro {most} mosse',
  'error.proof-unreadable': 'questa non è la prova di una spedizione: {where}',
  'error.proof-broken': 'la prova non regge: {where}',
  'error.server-away': 'nessuna risposta da {address}',
  'error.server-refused': 'il server ha rifiutato: {why}',
  'error.bad-zone': 'il fuso «{zone}» non esiste',
  'error.guest-in-terminal':
    'un ospite del terminale non potrebbe giocare questa smazzata nel browser, e il tentativo è uno solo. Iniziala nel browser: {page}. Un programma che gioca con questo token aggiunge --json',
  'error.page-without-record':
    'questa pagina non mostra una partita tenuta da un server: {address}. Una partita che sta solo in un browser si può salvare lì come file',
  'error.internal': 'un errore del programma, non tuo: {what}',
  'cli.help.serve': `undercroft serve [opzioni]

Tiene i tavoli: un file SQLite in una cartella, oppure PostgreSQL e quanti processi si vuole.

  --open                     lo mostra nel browser
  --no-open                  non aprirlo, anche se npm start lo chiede
  --port N                   predefinita 7777 (o $PORT)
  --host INDIRIZZO           predefinito 127.0.0.1 (o $HOST)
  --data CARTELLA            dove stanno i tavoli (undercroft-data, o $UNDERCROFT_DATA)
  --database-url URL         PostgreSQL al suo posto (o $DATABASE_URL)
  --public-url URL           l’indirizzo che si vede, dietro un proxy
  --origin URL               altre origini ammesse; anche più volte
  --trust-proxy INDIRIZZO    un proxy a cui credere; anche più volte
  --limit NOME=N             un altro limite; anche più volte
  --build CARTELLA           dove si costruisce il client (o $UNDERCROFT_BUILD)
  --web CARTELLA             un altro client già costruito
  --log-level LIVELLO        fatal, error, warn, info, debug, trace o silent
  --bot-threads N            thread in cui pensano i bot
  --keep-tables GIORNI       elimina i tavoli finiti da tanti giorni (se manca: mai)
  --keep-guests GIORNI       dimentica gli ospiti assenti da tanti giorni (se manca: mai)`,
  'cli.help.health': `undercroft health [--port N] [--host INDIRIZZO]

Chiede a un server in funzione se è pronto e stampa la risposta. Termina con 0 se lo è, con 1 se non lo è.`,
  'cli.no-answer': 'a {address} non risponde nessun server',
  'cli.help.build-game': `undercroft build-game [CARTELLA] [opzioni]

Costruisce un gioco per il browser in CARTELLA/dist: regole, suggerimenti per i bot, testi, tavolo e stili. Serve a serve --game CARTELLA; un gioco pubblicato è fatto di questo. Si usano Vite e Preact del gioco stesso: prima npm install nella sua cartella.

  --lang {languages}  la lingua`,
  'cli.game-built':
    '{title} è pronto per il browser: {n} file in {folder}. Ora: undercroft serve --game {game}',
  'cli.help.backup': `undercroft backup FILE [--data CARTELLA]

Copia in un file l’archivio di un server acceso o spento.`,
  'cli.help.restore': `undercroft restore FILE [--data CARTELLA]

Mette una copia al posto dell’archivio; quello di prima resta accanto. Prima ferma il server.`,
  'cli.help.move': `undercroft move --from FILE --to URL

Porta l’archivio SQLite di un server spento in un database PostgreSQL vuoto: tutto o niente. Il file resta com’è.

  --from FILE   l’archivio: undercroft.sqlite nella cartella dei dati
  --to URL      postgres://user:password@host/database (o $DATABASE_URL)`,
  'cli.help.admin-token': `undercroft admin-token [--data CARTELLA] [--database-url URL]

Crea un nuovo token di amministrazione; quello di prima non apre più nulla. Con SQLite, prima ferma il server.`,
  'cli.help.lab': `undercroft lab GIOCO [opzioni]
undercroft lab ladder GIOCO [opzioni]
undercroft lab deal GIOCO [opzioni]
undercroft lab field GIOCO [opzioni]

I bot giocano e il rapporto si apre senza rete. Ctrl-C lascia un rapporto parziale; lo stesso comando lo riprende.

deal dice quanto si somigliano i risultati di due giocatori pari sulla stessa distribuzione; field gioca spedizioni (--games N) con dieci bot per livello.

  --games N            quante partite (predefinite 1000)
  --bots A,B           {bots},
                       {levels}
  --seats N,N          numeri di posti
  --seed PAROLA        lo stesso seed dà lo stesso rapporto
  --option NOME=VAL    un’opzione del gioco; anche più volte
  --teams              field: squadre intere di un solo livello, nei giochi in cui si vince insieme
  --variant FILE       numeri cambiati, a confronto con quelli di base
  --card NOME          quanto vale per chi ce l’ha: coppie di partite con la stessa fortuna; anche più volte
  --cards all          tutte le carte, o di un tipo solo (--cards relic), in ordine di valore, entro --games
  --how PROVA          hand (in mano contro fuori dal gioco), ban, deal, price
  --ask DOMANDA        better (--between A,B), first, lose, cast, change (--variant), games (--difference PUNTI)
  --until PUNTI        gioca finché l’intervallo è così stretto, al più --games
  --sweep NOME=2..6    un numero lungo il suo intervallo; NOME=0..100:10 a passi
  --tune A=1..4,B=0..8 numeri verso --target (50, o victories=50,length=120,ending:NOME=5)
  --workers N          thread
  --database-url URL   divide il lavoro tramite PostgreSQL
  --out CARTELLA       predefinita report`,
  'cli.help.train': `undercroft train GIOCO [opzioni]

Addestra da zero una rete per i bot del gioco: una ricerca gioca contro se stessa, la rete impara ciò che ha trovato e aiuta la ricerca seguente. Lo stesso seed dà gli stessi byte. Ctrl-C ferma; lo stesso comando riprende.

  --seed PAROLA     predefinito 1
  --iterations N    quante volte (predefinito 8)
  --lessons N       decisioni da cui imparare, ogni volta (predefinito 40000)
  --deep N          iterazioni di ricerca per ciascuna (predefinito 256)
  --gate N          partite in cui la nuova rete deve reggere (predefinito 400)
  --workers N       thread
  --out FILE        predefinito GIOCO.net`,
  'cli.help.puzzles': `undercroft puzzles solve GIOCO [--theme TEMA] [--data CARTELLA]
undercroft puzzles mine GIOCO [opzioni]
undercroft puzzles check GIOCO [opzioni]

solve propone un problema dopo l’altro, senza server: h apre un suggerimento (la regola, i pezzi, restano due scelte), e dopo si vede quanto costa ogni scelta. Quelli tentati non tornano. mine cerca le decisioni in cui una scelta è chiaramente la migliore, in partite giocate apposta dai bot o giocate da persone, e le mette in una raccolta. Lo stesso seed dà gli stessi byte. Ctrl-C ferma; lo stesso comando riprende. check riguarda una raccolta con seed nuovi e il doppio dei pensieri: quanti problemi conservano la risposta e quali livelli li risolvono.

  --seed PAROLA     predefinito 1
  --count N         quanti problemi (predefinito 200); per check, tanti da ogni parte della raccolta (predefinito tutti)
  --games N         quante partite esaminare al massimo
  --margin N        percento di probabilità di vittoria che ogni altra scelta cede almeno (predefinito 5)
  --records CARTELLA  partite giocate da persone, come file, al posto di quelle dei bot
  --renew FILE      una raccolta fatta con regole o bot precedenti: i suoi problemi sono riesaminati, e si cerca solo quel che manca
  --out FILE        predefinito GIOCO.pack
  --pack FILE       la raccolta da controllare; altrimenti quella nella cartella del gioco
  --workers N       thread`,
  'cli.help.worker': `undercroft worker --database-url URL [--workers N]

Prende dalla coda parti dei rapporti finché non viene fermato.`,
  'cli.building': 'Compilazione del client, di solito mezzo minuto…',
  'cli.puzzle.title': '{game} · problema {id} · decisione {n} di {of}',
  'cli.puzzle.key-hint': 'h suggerimento {n} di 3',
  'cli.puzzle.hint-1': 'La regola',
  'cli.puzzle.hint-2': 'I pezzi',
  'cli.puzzle.hint-3': 'Restano due scelte',
  'cli.puzzle.no-such':
    'Scrivi il numero di una scelta (da 1 a {most}), alcune sue parole, h per un suggerimento o q.',
  'cli.puzzle.right': 'Giusto.',
  'cli.puzzle.wrong': 'Non è la migliore.',
  'cli.puzzle.prices':
    'Probabilità di vincere perse rispetto alla migliore, con l’intervallo che vale 95 volte su 100:',
  'cli.puzzle.clauses': 'Le regole: {clauses} (undercroft rules GIOCO CLAUSOLA)',
  'cli.puzzle.next': 'Invio: il prossimo problema   q esci',
  'cli.puzzle.goes-on': 'Invio: si continua   q esci',
  'cli.puzzle.all-tried': 'Li hai tentati tutti ({n}).',
  'cli.puzzle.so-far': 'Risolti {solved} su {n}.',
  'error.no-puzzles': '{game} non ha problemi',
  'error.no-such-theme': 'nessun problema ha il tema “{theme}”; conosciuti: {known}',
} satisfies Texts;
