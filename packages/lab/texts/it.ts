// Quello che dice il laboratorio, in italiano.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.lab-no-game': 'indica un gioco: undercroft lab <gioco>, oppure undercroft lab ladder <gioco>',
  'error.option-needs-value': '--option vuole nome=valore, non «{option}»',
  'error.option-twice': 'l’opzione {option} è data due volte',
  'error.bad-games': '--games vuole un numero intero da 1 in su, non {games}',
  'error.bad-variant': 'il file della variante {file} non si può leggere: {why}',
  'error.no-database-url': 'un worker ha bisogno di --database-url o di DATABASE_URL',
  'error.bad-word': '--{flag} accetta uno fra {known}, non «{word}»',
  'error.bad-points': '--{flag} accetta punti percentuali sopra 0 e fino a 100, non «{word}»',
  'error.bad-range': '«{range}» non è un intervallo: scrivi nome=2..6 oppure nome=0..100:10',
  'error.bad-target': '«{target}» non è un obiettivo: scrivi 50 oppure victories=50,length=120,ending:NOME=5',
  'error.unknown-card': 'non esiste la carta «{card}»; ci sono: {known}',
  'error.cannot-test': '{card} non si può provare con «{test}» qui; si può con: {can}',
  'error.cannot-arrange': 'non si può preparare un tavolo così: {how} {thing}',
  'error.ask-needs': 'la domanda «{ask}» ha bisogno di {flag}',
  'error.no-traits': 'una rete non può imparare {game}: nella sua cartella manca src/traits.ts',
  'error.out-is-folder': '{file} è una cartella: indicate un file per la rete',
  'error.other-training':
    'in {folder} c’è un altro addestramento: indica un altro --out o elimina la cartella',
  'error.training-damaged': '{file} è danneggiato: eliminalo e ciò che conteneva verrà rigiocato',
  'error.net-unreadable': 'questa non è una rete leggibile',
  'error.other-mining':
    'in {folder} c’è un’altra ricerca di problemi: indica un altro --out, o elimina la cartella',
  'error.mining-damaged': '{file} è danneggiato: eliminalo e i suoi problemi verranno cercati di nuovo',
  'error.no-records': 'in {folder} non ci sono partite finite di {game} con le regole {rules}',
  'error.no-puzzles': 'nella cartella di {game} manca puzzles.pack: indica una raccolta con --pack',
  'lab.deal.plays': 'due giocatori per distribuzione',
  'lab.deal.found':
    'Due giocatori di pari forza ({bot}) sulla stessa distribuzione: i risultati hanno correlazione {value} ({range}); {n} {n|distribuzione|distribuzioni}.',
  'lab.deal.enough': 'È almeno {enough}: anche una sola distribuzione può dare una classifica.',
  'lab.deal.too-little': 'È meno di {enough}: una sola distribuzione non dà mai una classifica.',
  'lab.field.plays': 'iscritti',
  'lab.field.found':
    '{expeditions} {expeditions|spedizione|spedizioni} con {n} iscritti e {deals} distribuzioni: correlazione per ranghi tra forza e posto {value}.',
  'lab.field.tied': 'Coppie alla pari nello stesso campo: {share}.',
  'lab.train.plays': 'passo {n}',
  'lab.train.kept':
    'passo {n}: {lessons} decisioni; errore {policy} (scelte), {value} (esito); la nuova rete vince il {own}%, {rival} al suo posto il {other}%: accettata',
  'lab.train.dropped':
    'passo {n}: {lessons} decisioni; errore {policy} (scelte), {value} (esito); la nuova rete vince il {own}%, {rival} al suo posto il {other}%: resta la vecchia',
  'lab.train.by-hints': 'i soli suggerimenti',
  'lab.train.before': 'quella di prima',
  'lab.train.stopped': 'Fermato. Lo stesso comando riprende.',
  'lab.train.done': 'La rete è in {file} ({bytes} byte).',
  'lab.mine.puzzles': '{game}, problemi',
  'lab.mine.renewed': 'Vecchi problemi riesaminati: {n}, conservati: {kept}.',
  'lab.mine.looked': 'Partite esaminate: {games}; decisioni che non sono problemi: {doubts}.',
  'lab.mine.done':
    'La raccolta è in {file}: {n} {n|problema|problemi}, {bytes} byte, {seconds} s di processore per ciascuno.',
  'lab.check.puzzles': '{game}, problemi',
  'lab.check.kept':
    'Con seed nuovi e il doppio dei pensieri {kept} su {n} conservano la risposta: {percent}% (intervallo al 95% da {low} a {high}).',
  'lab.check.solved': 'li risolve il livello “{level}”: {percent}%',
  'lab.check.lost': 'ha perso la sua risposta: {id}',
  'lab.percent': '{n}%',
  'lab.between': 'da {low} a {high}',
  'lab.side': 'parte {n}',
  'lab.seat': 'posto {n}',
  'lab.seats': '{n} {n|posto|posti}',
  'lab.victories': 'vittorie',
  'lab.rests-each':
    'Si basa su partite fra bot ({bots}), tavolo da {seats}, seed {seed}, regole {rules}; ogni intervallo, preso da solo, vale in 95 serie su 100.',
  'lab.rests':
    'Si basa su partite fra bot ({bots}), tavolo da {seats}, seed {seed}, regole {rules}; gli intervalli valgono in 95 serie su 100, per tutte le cifre date insieme.',
  'lab.until': '{n} partite; l’intervallo è di ±{half} punti, tenendo conto di {looks} controlli previsti.',
  'lab.found': 'Trovato: {numbers}',
  'lab.measure.length': 'durata di una partita',
  'lab.measure.points': 'punti per posto',
  'lab.measures.victories': 'Vittorie',
  'lab.measures.length': 'Durata',
  'lab.measures.ending': 'Finali',
  'lab.answer.none':
    'Queste partite non danno risposta: non ha vinto nessuno, hanno vinto tutti, o la domanda non si adatta al gioco.',
  'lab.answer.change.same':
    '{who}: non è cambiato nulla: tutte le {n} coppie di partite con la stessa fortuna sono finite allo stesso modo.',
  'lab.answer.first.more':
    '{who}: conviene cominciare: chi comincia vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.first.less':
    '{who}: cominciare è uno svantaggio: chi comincia vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.first.even':
    '{who}: non si vede differenza: chi comincia vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.side.more':
    '{who}: troppo forte: vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.side.less':
    '{who}: troppo debole: vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.side.even':
    '{who}: le parti sono pari, per quanto si vede: vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.lose': '{ending}: il {value} ({range}) delle {lost} partite perse, su {n} giocate.',
  'lab.answer.lose-side':
    '{who} perde così: {ending}, il {value} ({range}) di {lost} sconfitte, su {n} partite.',
  'lab.answer.better.more':
    '{one} è meglio di {other}: nella stessa mano e con la stessa fortuna vince {points} punti in più ({pointRange}); {n} coppie di partite.',
  'lab.answer.better.less':
    '{one} è peggio di {other}: nella stessa mano e con la stessa fortuna vince {points} punti in meno ({pointRange}); {n} coppie di partite.',
  'lab.answer.better.even':
    'Fra {one} e {other} non si vede differenza: {signed} punti ({pointRange}); {n} coppie di partite.',
  'lab.answer.better-bot.more':
    '{one} è più forte di {other}: vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.better-bot.less':
    '{one} è più debole di {other}: vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.better-bot.even':
    'Fra {one} e {other} non si vede differenza: {one} vince il {value} ({range}) di {n} partite; alla pari sarebbe il {fair}.',
  'lab.answer.better-team.more':
    'Le squadre di {one} vincono più di quelle di {other}: {points} punti in più ({pointRange}); {n} partite.',
  'lab.answer.better-team.less':
    'Le squadre di {one} vincono meno di quelle di {other}: {points} punti in meno ({pointRange}); {n} partite.',
  'lab.answer.better-team.even':
    'Fra squadre di {one} e di {other} non si vede differenza: {signed} punti ({pointRange}); {n} partite.',
  'lab.answer.change.more':
    '{who}: la modifica dà {points} punti in più ({pointRange}); {n} coppie di partite con la stessa fortuna.',
  'lab.answer.change.less':
    '{who}: la modifica toglie {points} punti ({pointRange}); {n} coppie di partite con la stessa fortuna.',
  'lab.answer.change.even':
    '{who}: la modifica non si vede: {signed} punti ({pointRange}); {n} coppie di partite con la stessa fortuna ne mostrerebbero per lo più una del {least}.',
  'lab.answer.games':
    'Per vedere una differenza del {difference} nel {power} dei casi servono {games} partite per tipo: finora le vittorie sono il {value} ({range}) di {n} partite.',
  'lab.answer.games-paired':
    'Per vedere una differenza del {difference} nel {power} dei casi servono {pairs} coppie con la stessa fortuna, o {games} partite separate per tipo; misurato su {n} partite, vittorie {value} ({range}).',
  'lab.answer.worth.hand.more':
    '{card} aiuta chi ce l’ha: +{points} punti di vittorie ({pointRange}), in mano dall’inizio contro fuori dal gioco, {n} coppie con la stessa fortuna.',
  'lab.answer.worth.hand.less':
    '{card} danneggia chi ce l’ha: −{points} punti di vittorie ({pointRange}), in mano dall’inizio contro fuori dal gioco, {n} coppie con la stessa fortuna.',
  'lab.answer.worth.hand.even':
    '{card}: il valore non si distingue da zero: {signed} punti di vittorie ({pointRange}), in mano dall’inizio contro fuori dal gioco, {n} coppie con la stessa fortuna.',
  'lab.answer.worth.ban.more':
    '{card} aiuta chi ce l’ha: +{points} punti di vittorie ({pointRange}), nel gioco contro vietata, {n} coppie con la stessa fortuna.',
  'lab.answer.worth.ban.less':
    '{card} danneggia chi ce l’ha: −{points} punti di vittorie ({pointRange}), nel gioco contro vietata, {n} coppie con la stessa fortuna.',
  'lab.answer.worth.ban.even':
    '{card}: il valore non si distingue da zero: {signed} punti di vittorie ({pointRange}), nel gioco contro vietata, {n} coppie con la stessa fortuna.',
  'lab.answer.worth.deal.more':
    '{card} aiuta chi ce l’ha: +{points} punti di vittorie ({pointRange}), distribuita a caso, {n} partite.',
  'lab.answer.worth.deal.less':
    '{card} danneggia chi ce l’ha: −{points} punti di vittorie ({pointRange}), distribuita a caso, {n} partite.',
  'lab.answer.worth.deal.even':
    '{card}: il valore non si distingue da zero: {signed} punti di vittorie ({pointRange}), distribuita a caso, {n} partite.',
  'lab.answer.worth.price.more':
    '{card} aiuta chi ce l’ha: +{points} punti di vittorie ({pointRange}), con un costo ridotto di uno contro aumentato di uno, {n} coppie con la stessa fortuna.',
  'lab.answer.worth.price.less':
    '{card} danneggia chi ce l’ha: −{points} punti di vittorie ({pointRange}), con un costo ridotto di uno contro aumentato di uno, {n} coppie con la stessa fortuna.',
  'lab.answer.worth.price.even':
    '{card}: il valore non si distingue da zero: {signed} punti di vittorie ({pointRange}), con un costo ridotto di uno contro aumentato di uno, {n} coppie con la stessa fortuna.',
  'lab.finding.rate': '{who}: {value} di vittorie ({range}) in {n} partite; alla pari sarebbe il {fair}',
  'lab.finding.unchosen': '{card}: offerta {offered} volte, mai scelta',
  'lab.finding.ignored': '{card}: offerta {offered} volte, scelta {chosen} volte',
  'lab.report.title': '{game}: rapporto sull’equilibrio',
  'lab.report.lead': 'Vantaggio',
  'lab.report.played': '{n} {n|partita giocata|partite giocate}.',
  'lab.report.stopped': 'La serie è stata fermata dopo {done} partite su {of}.',
  'lab.report.bars': 'Segmenti e fasce sono intervalli; il tratteggio segna la parità.',
  'lab.report.files': 'Le stesse cifre:',
  'lab.report.games': 'partite',
  'lab.report.decisions': 'decisioni',
  'lab.report.decisions-median': 'decisioni, mediana',
  'lab.report.decisions-most': 'decisioni, 80% delle partite',
  'lab.report.median': 'mediana {n}',
  'lab.report.findings': 'Fuori norma',
  'lab.report.findings-how':
    'Ciò che si scosta da come dovrebbe essere. Qui gli intervalli sono allargati per tutto ciò che il rapporto guarda: un gioco equo è segnalato al più in 5 rapporti su 100. Le carte si giudicano solo per esperimento: lab GIOCO --card NOME.',
  'lab.report.nothing': 'Con questo numero di partite nulla spicca.',
  'lab.report.sides': 'Parti',
  'lab.report.sides-how': 'Vittorie per parte e numero di posti.',
  'lab.report.seats': 'Posti',
  'lab.report.seats-how': 'Vittorie per posto; una vittoria condivisa conta in parte.',
  'lab.report.first-seat': 'Chi comincia',
  'lab.report.first-seat-how': 'Quanto spesso vince chi è di mano, rispetto a una parte uguale.',
  'lab.report.seat-counts': 'Numero di posti',
  'lab.report.seat-counts-how': 'Partite che qualcuno ha vinto, per grandezza del tavolo.',
  'lab.report.bots': 'Bot',
  'lab.report.bots-how': 'Vittorie secondo chi giocava, un risultato per partita.',
  'lab.report.length': 'Durata',
  'lab.report.length-how': 'Decisioni per partita.',
  'lab.report.endings': 'Finali nel tempo',
  'lab.report.endings-how': 'Come sono finite le partite di ogni durata.',
  'lab.report.endings-by-seats': 'Finali per numero di posti',
  'lab.report.endings-by-seats-how': 'Quote delle partite per ogni grandezza del tavolo.',
  'lab.report.sources': 'Da dove vengono i punti',
  'lab.report.sources-how': 'Punti in media per posto e partita.',
  'lab.report.course-axis': 'parte della partita, %',
  'lab.report.choices': 'Scelte',
  'lab.report.choices-how': 'Scelte aperte a ogni decisione, lungo la partita.',
  'lab.report.expectation': 'Che cosa poteva aspettarsi chi ha vinto',
  'lab.report.expectation-how':
    'La stima dei bot per la parte che alla fine ha vinto. Una partita aperta a lungo resta a lungo vicina alla parità.',
  'lab.report.lead-how': 'Di quanto la parte più accreditata era davanti alla seguente.',
  'lab.report.lead-changes': 'cambi al comando',
  'lab.report.drama': 'Suspense',
  'lab.report.drama-how':
    'Quante volte è cambiata la parte più accreditata, e di quanto chi ha vinto era indietro lungo la strada (0: mai, 1: sempre e del tutto).',
  'lab.report.sure': 'Quanto è sicuro',
  'lab.report.sure-how': 'L’intervallo della quota principale ({rate}) al crescere delle partite.',
  'lab.report.counters': 'Contatori',
  'lab.report.counters-how': 'Medie per partita.',
  'lab.report.counter': 'contatore',
  'lab.report.mean': 'media (intervallo)',
  'lab.report.observed': 'Osservato: chi aveva che cosa',
  'lab.report.observed-how':
    'Chi aveva una cosa contro chi a quel punto poteva averla e non l’aveva, a parità di tavolo, parte e fase della partita. È un’osservazione, non un esperimento: ciò che si ottiene dipende da come si sta giocando. È una domanda alla carta, mai un verdetto; risponde lab GIOCO --card NOME.',
  'lab.report.things': 'Tutte le cose',
  'lab.report.things-how':
    'Offerta: decisioni in cui una scelta la nominava. Avuta e usata: posti, una volta per partita.',
  'lab.report.thing': 'cosa',
  'lab.report.offered': 'offerta',
  'lab.report.chosen': 'scelta',
  'lab.report.chosen-share': 'quota',
  'lab.report.had': 'posti che l’avevano',
  'lab.report.used': 'posti che l’hanno usata',
  'lab.report.observed-change': 'differenza osservata, punti',
  'lab.report.compared': 'Variante contro base',
  'lab.report.compared-how':
    '{changed}. {n} coppie di partite con la stessa fortuna; {same} sono finite allo stesso modo. L’ultima colonna dice quanto l’intervallo è più stretto di quello di due serie separate.',
  'lab.report.figure': 'cifra',
  'lab.report.baseline': 'base',
  'lab.report.variant': 'variante',
  'lab.report.change': 'modifica',
  'lab.report.sharper': 'più preciso di',
  'lab.worth.title': '{game}: quanto valgono le cose',
  'lab.worth.lead': '{n} {n|cosa provata|cose provate} per esperimento.',
  'lab.worth.how':
    'Punti di vittorie per chi ce l’ha: primo braccio meno secondo, partita per partita con la stessa fortuna. Ciò che attraversa lo zero non si distingue da zero.',
  'lab.worth.worth': 'Valore per chi ce l’ha, punti',
  'lab.worth.thing': 'cosa',
  'lab.worth.test': 'prova',
  'lab.worth.pairs': 'coppie o partite',
  'lab.worth.first-arm': 'vittorie nel primo braccio',
  'lab.worth.second-arm': 'vittorie nel secondo',
  'lab.worth.hand': 'in mano / fuori dal gioco',
  'lab.worth.ban': 'come distribuita / vietata',
  'lab.worth.deal': 'avuta / non avuta',
  'lab.worth.price': 'meno cara / più cara',
  'lab.answers.title': '{game}: risposte',
  'lab.sweep.title': '{game}: {number} lungo il suo intervallo',
  'lab.sweep.how': 'Ogni valore incontra la stessa fortuna; le fasce sono intervalli.',
  'lab.tuning.title': '{game}: messa a punto',
  'lab.tuning.lead':
    '{n} {n|passo|passi}; ognuno gioca una serie dove i numeri potrebbero essere migliori, per quanto se ne sa.',
  'lab.tuning.found': 'trovato',
  'lab.tuning.found-how': 'I numeri che le partite indicano.',
  'lab.tuning.fresh': 'Su seed nuovi',
  'lab.tuning.fresh-how':
    'Partite che nessun passo ha visto; i numeri stampati incontrano la stessa fortuna.',
  'lab.tuning.path': 'Cammino',
  'lab.tuning.path-how': 'I numeri migliori noti dopo ogni passo, come parte del loro intervallo.',
  'lab.tuning.distance': 'Distanza',
  'lab.tuning.distance-how': 'Quanto lontani dall’obiettivo si stimano i numeri migliori.',
  'lab.tuning.step': 'passo',
  'lab.tuning.number': 'numero',
  'lab.tuning.range': 'intervallo',
  'lab.tuning.measure': 'misura',
  'lab.tuning.target': 'obiettivo',
  'lab.tuning.printed': 'stampati',
  'lab.ladder.title': '{game}: classifica dei bot',
  'lab.ladder.lead': 'Ogni coppia s’incontra da ogni parte, cambiando posto a ogni partita.',
  'lab.ladder.standings': 'Graduatoria',
  'lab.ladder.standings-how': 'Rating OpenSkill da tutti gli incontri; quello prudente è mu meno tre sigma.',
  'lab.ladder.meetings': 'Incontri',
  'lab.ladder.meetings-how': 'Vittorie del primo nominato.',
  'lab.ladder.bot': 'bot',
  'lab.ladder.rating': 'rating',
  'lab.ladder.mu': 'mu',
  'lab.ladder.sigma': 'sigma',
  'lab.ladder.victories': 'vittorie',
  'lab.ladder.games': 'partite',
} satisfies Texts;
