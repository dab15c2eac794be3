// The rulebook of Unearth in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'chapter.idea': 'Che gioco è',
  'idea.goal':
    'Da due a quattro giocatori guidano tribù di esploratori tra le rovine di un mondo più antico. Una tribù è formata da cinque dadi: uno a quattro facce, tre a sei, uno a otto. Alla fine vince chi ha più punti.',
  'idea.ways':
    'Ogni tiro serve a qualcosa. I tiri alti aiutano a conquistare rovine, che valgono in serie dello stesso colore. Quelli bassi (1, 2 o 3, su qualsiasi dado) portano pietre; con un anello di sei pietre costruisci una meraviglia.',
  'idea.hidden':
    'Quasi tutto è pubblico. Sono nascoste solo le carte in mano, una rovina a testa, il valore delle meraviglie minori e maggiori e l’ordine dei mazzi.',

  'chapter.setup': 'Preparazione',
  'setup.stones':
    'Tutte le sessanta pietre vanno nel sacchetto: quindici nere, quindici rosse, quindici blu, quindici gialle.',
  'setup.delvers':
    'Mescola le carte esploratore e danne due a testa. Mescola le rovine e danne una coperta a testa: è tua, solo tu puoi guardarla, e alla fine conta.',
  'setup.ruins':
    'Rimetti nella scatola cinque rovine (dieci in due) senza guardarle. Mescola le carte Fine dell’Era e infilane una, non vista, sotto il mazzo rovine; le altre escono dal gioco.',
  'setup.row':
    'Scopri cinque rovine in fila (quattro in due, per tutta la partita). Su ognuna metti a caso tante pietre dal sacchetto quante ne indica la carta.',
  'setup.wonders':
    'Esponi tante meraviglie celebri quanti sono i giocatori più due. Mescola i gettoni delle meraviglie minori e maggiori e impilali per tipo con il lato del valore coperto.',
  'setup.start':
    'Ognuno prende i dadi di un colore; quale colore non importa. Comincia un giocatore a caso, poi in senso orario.',
  'setup.sizes':
    'In due, tre o quattro restano 10, 13 o 12 carte nel mazzo rovine e 34, 32 o 30 nel mazzo esploratori, e sono esposte 4, 5 o 6 meraviglie celebri.',

  'chapter.turn': 'Un turno',
  'turn.frame':
    'Prima puoi giocare carte esploratore, poi devi fare un tiro di scavo. Poi tocca al giocatore alla tua sinistra. Non si può saltare lo scavo.',
  'turn.cards':
    'Le carte le gioca solo chi è di turno e solo prima dello scavo, non tra due tiri. Ciò che hanno dato svanisce a fine turno, usato o no.',
  'turn.check':
    'Dopo ogni carta giocata, ogni tiro e ogni singolo rilancio controlla se una rovina viene conquistata.',

  'chapter.delvers': 'Carte esploratore',
  'delvers.play':
    'Giocane quante vuoi, una dopo l’altra, nell’ordine che vuoi. L’effetto di ognuna si risolve subito e per intero, poi la carta va negli scarti. Anche una carta appena pescata si può giocare. Non c’è limite di carte in mano.',
  'delvers.targets':
    'Le carte hanno effetto solo sui dadi che stanno sulle rovine; quelli nella riserva non mostrano nulla. Una carta senza bersaglio, o che non cambierebbe niente, non si può giocare.',
  'delvers.waiting':
    'Lettura delle Pietre e Diritto Ancestrale aspettano il prossimo dado adatto tirato in questo turno, di chiunque sia e per qualunque motivo. La Lettura va bene per ogni dado, il Diritto solo per un d6. Se più carte sono adatte, agiscono tutte sullo stesso tiro.',
  'delvers.rerolls':
    'Un dado rilanciato resta sulla sua rovina. Lo tira il proprietario, anche nel tuo turno, con le proprie meraviglie, e la pietra che porta è sua.',
  'delvers.batch':
    'Restauro rilancia tutti i tuoi dadi sulle rovine; con Canto Dimenticato dichiari un numero mostrato da qualche dado e si rilanciano tutti quei dadi, di tutti. I dadi si fissano quando si gioca la carta; scegli tu l’ordine, e ognuno si tira una volta. Pietre, meraviglie e conquiste vengono dado per dado; un dado che una conquista riporta al proprietario non si rilancia più.',
  'delvers.rights':
    'Antica Mappa, Spedizione e Squadra di Esploratori hanno effetto sullo scavo di questo turno (vedi «Lo scavo»).',

  'chapter.dig': 'Lo scavo',
  'dig.declare':
    'Dichiara un dado della riserva e una rovina, poi tira. Il dado resta su quella rovina e mostra il risultato.',
  'dig.empty':
    'A riserva vuota devi riprendere uno dei tuoi dadi da una rovina e tirarlo per una rovina qualsiasi, anche la stessa. Prima lo togli; le carte funzionano come sempre. Si controlla se la riserva è vuota quando dichiari il dado.',
  'dig.later': 'Con una Spedizione puoi dichiarare la rovina dopo il tiro.',
  'dig.map':
    'Con un’Antica Mappa puoi rilanciare; conta solo l’ultimo tiro. Un tiro sostituito non porta pietre, e le carte che lo aspettavano vanno perse.',
  'dig.band':
    'Squadra di Esploratori ti dà un secondo scavo quando il primo è del tutto risolto. Il dado del primo tiro si può riusare solo se una conquista o una parità te l’ha restituito. Una seconda Squadra nello stesso turno non si può giocare. Mappe e Spedizioni valgono per l’uno o l’altro tiro.',

  'chapter.roll': 'Dal tiro al risultato',
  'roll.natural':
    'Le carte in attesa adatte si legano al tiro. Tira il dado. Chi possiede l’Edificio Infranto può rilanciare un 4 o un 5 (fino a dieci volte).',
  'roll.modifiers':
    'Poi chi è di turno applica, nell’ordine che vuole, l’evento in vigore e ogni carta legata. Lettura delle Pietre deve essere +1 o −1; il segno si sceglie ora. Dopo ogni passo il valore non può scendere sotto 1 né superare il massimo del dado; il dado si gira sul nuovo valore.',
  'example.order':
    'È in vigore {event} e aspetta {card}; il d6 mostra {natural}. Togliere prima 1 non cambia nulla, poi +2 fa {high}. Al contrario fa {low}. Scegli tu.',
  'roll.wonders':
    'Ora il proprietario può usare una volta ogni propria meraviglia adatta: il Collegio (+1 su un d8), le Colonne (−1), il Santuario (+1 o −1 finché il dado è uguale a un altro su quella rovina). Un dado che non è ancora su una rovina non è uguale a nulla. Meraviglie ed eventi cambiano solo dadi che vengono tirati, e una meraviglia costruita con questo tiro vale dal prossimo.',
  'roll.lands':
    'Il dado resta sulla rovina con il suo risultato. Un tiro basso (1, 2 o 3) porta al proprietario una pietra; pietra e meraviglie vengono prima di ogni conquista.',
  'roll.test':
    'Edizione inglese: per la pietra decide il numero uscito sul dado, qualunque cosa ne facciano poi carte, eventi e meraviglie. Se il dado è stato rilanciato, conta l’ultimo tiro. Edizione russa: decide il numero che il dado mostra alla fine.',
  'example.test':
    'Lettura delle Pietre trasforma un {natural} in un {result}. Edizione inglese: è uscito {english}, nessuna pietra. Edizione russa: il dado mostra {russian}, una pietra.',

  'chapter.stones': 'Le pietre',
  'stones.take':
    'Prendi subito la pietra, del colore che vuoi, dalla rovina su cui sta il dado. Se non ne ha, pescane una dal sacchetto; se è vuoto anche quello, non ottieni nulla. Un tiro porta al massimo una pietra, e devi prenderla.',
  'stones.whose':
    'I rilanci portano pietre come gli altri, anche nel turno di un altro. Girare un dado senza tirarlo (Sconforto, Una Nuova Scoperta) non ne porta mai.',
  'stones.library':
    'Con la Biblioteca Sotterranea peschi due pietre dal sacchetto, ne tieni una e rimetti l’altra.',
  'stones.place':
    'Posa subito la pietra in modo che tocchi di lato una tua pietra. Le prime due vengono messe vicine automaticamente. Le pietre non si spostano più. Puoi lavorare a più anelli insieme. Il centro di un anello è per la meraviglia: posarvi una pietra prima che l’anello sia completo è permesso, ma in quell’anello non si potrà più costruire.',
  'stones.enclosed': 'Non puoi posare una pietra che ne chiuda un’altra con pietre su tutti e sei i lati.',
  'example.enclosed':
    'La pietra al centro ha cinque vicine. La casella barrata la chiuderebbe; le altre {open} caselle intorno sono libere.',

  'chapter.rings': 'Anelli e meraviglie',
  'rings.ring':
    'Un anello è formato da sei pietre intorno a una casella senza pietra. Appena è completo, al centro va una meraviglia, prima di ogni altra cosa.',
  'rings.which':
    'In un anello di un solo colore si costruisce una meraviglia maggiore, in uno di più colori una minore: il primo gettone della pila. In alternativa puoi prendere una meraviglia celebre esposta di cui l’anello soddisfi la formula. Contano solo i colori, non i posti.',
  'rings.tokens':
    'Le meraviglie minori valgono da 2 a 4 punti, le maggiori da 6 a 8; può guardare solo chi le possiede. Una meraviglia celebre sta scoperta: il suo potere vale da subito, i punti alla fine, e ce n’è una sola.',
  'example.rings':
    'L’anello in basso è tutto nero: meraviglia maggiore. Quello in alto condivide con lui {shared} pietre e ha tre nere e tre rosse: una meraviglia minore, o una di queste se esposta: {fits}.',
  'rings.several':
    'Una pietra può far parte di più anelli, e una sola può completarne fino a tre insieme: costruisci uno dopo l’altro nell’ordine che vuoi. Ciò che una meraviglia fa quando è costruita avviene subito. Nel turno di un altro costruisci allo stesso modo.',
  'rings.none':
    'Se le maggiori sono finite, un anello di un solo colore riceve una minore; mai il contrario. Se non c’è nulla di adatto, il centro resta vuoto e bloccato per sempre.',

  'chapter.formulas': 'Le formule',
  'formulas.fixed':
    'Quasi tutte le formule nominano alcune pietre; le altre possono essere di qualsiasi colore, anche dello stesso. Un anello con quattro pietre blu soddisfa anche «tre blu e tre qualsiasi».',
  'formulas.sets':
    'Altre nominano solo gruppi: ogni gruppo è di un colore, gruppi diversi hanno colori diversi e le dimensioni devono corrispondere esattamente. Due gruppi da tre sono tre e tre di un altro colore; sei di un solo colore non vanno bene.',
  'example.formulas':
    'Quale anello soddisfa quale formula. Il segno di spunta dice che la meraviglia si può costruire.',

  'chapter.claims': 'Conquistare una rovina',
  'claims.when':
    'Una rovina viene conquistata quando la somma di tutti i dadi che vi stanno, di chiunque siano, raggiunge il suo valore di conquista. Può succedere anche prima dello scavo, e può vincere anche chi non è di turno. Se sono più d’una, si va da sinistra a destra.',
  'claims.steps':
    'In quest’ordine:\n- il giocatore con il dado singolo più alto prende la rovina (parità: capitolo seguente);\n- ognuno degli altri pesca una carta esploratore per ogni suo dado lì, da chi è di turno in senso orario; il vincitore nessuna;\n- i dadi tornano ai proprietari, le pietre rimaste nel sacchetto;\n- una nuova rovina prende il posto; se non resta nulla da conquistare, la partita è finita.',
  'claims.flame':
    'Chi possiede la Fiamma Eterna pesca una carta per ogni rovina conquistata senza un suo dado. Una meraviglia costruita con quello stesso tiro conta già.',
  'claims.deck':
    'Quando il mazzo esploratori finisce, mescola gli scarti, compresa la carta appena giocata. Se sono vuoti entrambi, il resto non si pesca. Un evento che esce si risolve per intero prima di ogni altra conquista.',

  'chapter.ties': 'Le parità',
  'ties.rule':
    'Metti in fila i dadi di ciascuno sulla rovina dal più alto al più basso. Vince il valore più alto; a parità il dado con più facce; se anche quelle sono pari, si confrontano i dadi seguenti. Un dado che manca vale zero.',
  'example.faces': 'Vince {winner}: un {value} sul d8 batte un {value} sul d6.',
  'example.second':
    'I dadi migliori sono entrambi {first} su un d6. I seguenti sono entrambi {second}, ma uno è un d8: vince {winner}.',
  'example.missing': 'Parità sul dado più alto, ma uno ha un dado in più: vince {winner}.',
  'ties.unbreakable':
    'Se i migliori sono pari in tutto, nessuno prende la rovina, qualunque cosa abbiano gli altri. Viene rimossa, e ognuno pesca una carta per ogni suo dado. Non è una conquista: la Fiamma Eterna non dà nulla. Una città rimossa esce dal gioco.',
  'example.unbreakable':
    '{value} su un d6 contro {value} su un d6: nessuno vince. Entrambi pescano una carta, la rovina sparisce.',
  'ties.obelisk':
    'Chi possiede l’Obelisco (promo, effetto nostro) vince la rovina se un suo dado è alla pari per il valore più alto.',

  'chapter.age': 'La fine dell’era',
  'age.refill':
    'Il posto liberato riceve la prima carta del mazzo rovine con le sue pietre. Se nel sacchetto non bastano, si mettono quelle che ci sono. A mazzo vuoto il posto resta vuoto per sempre.',
  'age.card':
    'L’ultima carta del mazzo rovine è la Fine dell’Era. Una città è una rovina come le altre, con pietre e valore di conquista. Un evento avviene subito e lascia vuoto il posto.',
  'age.events':
    'Giorno di Riposo: tutti pescano tre carte esploratore. L’Adunanza: −1 a tutti i tiri fino alla fine della partita. Festa della Riconquista: +1 a tutti i tiri. Un evento uscito tra due tiri vale per il secondo.',
  'age.promos':
    'Carte promo; ne conosciamo solo i nomi, gli effetti sono nostri. Destino degli Esploratori dà alla fine un punto ogni due carte esploratore in mano. Il Sentiero Nascosto riporta in fila una rovina rimossa a caso.',
  'age.end':
    'La partita finisce subito quando né in fila né nel mazzo restano rovine, per una conquista o per una parità, di chiunque sia il turno; il giro non si completa.',
  'age.limit':
    'C’è anche un limite di turni, aggiunto da noi: 400 se non ne scegli un altro. Le rovine rimaste allora nella fila non contano per nessuno.',

  'chapter.score': 'Il punteggio',
  'score.ruins':
    'Scopri le rovine nascoste; contano come le altre. Ogni colore vale secondo il numero delle sue carte; ogni serie di tutti e cinque i colori vale altri {five} punti. Una carta conta in entrambi i modi.',
  'example.sets':
    'Due rovine di ogni colore: cinque volte {pair} per i colori, {mixed} serie miste da {five}: {total} punti.',
  'score.cities': 'La Città d’Oro vale 7, la Città di Cenere −4. Non hanno colore.',
  'score.wonders':
    'Aggiungi le meraviglie: gettoni, punti di quelle celebri, uno per pietra del suo colore per un Tempio, due per pietra del tuo colore più raro per la Fontana (se i colori più rari sono più d’uno, ne conta uno solo). Tre meraviglie danno altri 5 punti (vedi «Due edizioni»). I centri bloccati non sono meraviglie.',
  'score.nothing': 'Pietre sciolte, anelli incompleti, dadi e carte in mano non valgono nulla.',
  'score.ties':
    'Punti pari? Vince chi ha più rovine del valore di conquista più alto, poi del seguente e così via; contano anche quelle nascoste e le città. Se anche così è pari, il posto è condiviso e il seguente si salta.',

  'chapter.editions': 'Due edizioni',
  'editions.choice':
    'Unearth ha un’edizione inglese e una russa, «Из руин». Se ne sceglie una prima della partita; le carte sono le stesse. Dove un libro tace seguiamo l’altro. Qui differiscono davvero.',
  'editions.bonus':
    '**Bonus per le meraviglie.** Inglese: 5 punti una volta, per tre o più. Russa: 5 punti per ogni tre complete.',
  'editions.tomb':
    '**Tomba dell’Ultima Era.** Inglese: 4 punti, uno per ogni colore di pietra che serve a costruirla. Russa: 1 punto per ogni tipo di rovina che hai, comprese quelle nascoste.',
  'editions.test':
    '**Il numero per la pietra.** Inglese: il numero uscito sul dado. Russa: il numero che il dado mostra alla fine.',
  'editions.promos':
    '**Promo.** La scatola russa ha due carte Fine dell’Era e due meraviglie celebri in più; si possono aggiungere a ogni partita. I loro effetti sono nostri.',
  'editions.ours':
    '**Le nostre letture.** Dove entrambi i libri tacciono o sono vaghi abbiamo deciso noi: le conquiste vanno da sinistra a destra; l’Edificio Infranto rilancia al massimo dieci volte per tiro; evento e carte agiscono prima delle meraviglie; le prime due pietre si posano da sole; nessuna pietra può essere chiusa da sei; un anello per cui non resta una meraviglia rimane vuoto; l’ultima rovina chiude subito la partita; il limite di turni; chi è del tutto alla pari condivide il posto.',

  'chapter.cards': 'Tutte le carte',
  'list.delvers': 'Trentotto carte esploratore di dieci tipi.',
  'list.wonders': 'Le meraviglie celebri con le formule e i due tipi di gettoni.',
  'list.age': 'Una di queste chiude l’era in ogni partita.',
  'list.ruins':
    'Cinque rovine per ognuno dei cinque colori: valore di conquista e pietre. Ogni colore è una regione: Deserto (pesca), Foresta (verde), Isole (blu), Caverne (viola), Montagne (grigio). I nomi di regioni e rovine sono nostri.',
  'list.delvers.title': 'Carte esploratore',
  'list.wonders.title': 'Meraviglie',
  'list.age.title': 'Fine dell’Era',
  'fact.copies': '{n} {n|copia|copie}',
  'fact.promo': 'promo, effetto nostro',
  'fact.ruin': 'valore di conquista {claim}, {n} {n|pietra|pietre}',
  'fact.black': '{n} {n|nera|nere}',
  'fact.red': '{n} {n|rossa|rosse}',
  'fact.blue': '{n} blu',
  'fact.yellow': '{n} {n|gialla|gialle}',
  'fact.any': '{n} qualsiasi',
  'fact.groups': 'gruppi da {sizes}, ognuno di un colore diverso',
  'fact.six': 'sei di un solo colore',
  'fact.anyRing': 'qualsiasi anello',
  'fact.join': '{first} + {rest}',
  'fact.range': 'da {from} a {to} punti',
} satisfies Texts;
