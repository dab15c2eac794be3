// What the lessons of DELVE say, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'lesson.first': 'Il primo round',
  'lesson.first.goal':
    'Sei un archeologo. L’Antico custodisce 50 ninnoli e due reliquie. Quando la squadra ha portato via tutto, vince.',
  'lesson.first.lane':
    'Questo è il tuo duello. I tuoi quattro dadi verdi contro quattro d’oro. Vince la somma più alta; in caso di pareggio perdi.',
  'lesson.first.trowel':
    'Prima del tiro giochi fino a due carte. La Cazzuola ti dà un dado in più. Sceglila.',
  'lesson.first.cutter': 'Il Tronchese toglie un dado all’altra parte. Gioca anche quello.',
  'lesson.first.ready':
    'Tutti giocano insieme, in segreto. Dichiara «Pronto»: poi si scopre tutto e si tirano i dadi.',
  'lesson.first.rolled': 'I tuoi cinque dadi fanno 18, i tre d’oro 12. Bel tiro.',
  'lesson.first.window': 'In momenti così puoi ancora usare qualcosa. Non ti serve. Passa.',
  'lesson.first.reward': 'Un successo vale 4 ninnoli, un fallimento 1. I ninnoli pagano le carte più forti.',
  'lesson.first.end':
    'Dal prossimo round anche l’Antico gioca carte, e l’allerta sale. La prossima lezione mostra le due parti.',
  'lesson.full': 'Tutto il gioco, da entrambe le parti',
  'lesson.full.sides':
    'Un giocatore è l’Antico. Gli altri sono archeologi e vincono insieme: quando sulla plancia dell’Antico non restano né ninnoli né reliquie.',
  'lesson.full.lane':
    'Ogni archeologo ha una corsia: sopra una reliquia e la casella che la difende; sotto tu. A ogni round tiri contro quella casella.',
  'lesson.full.dice':
    'Tu tiri quattro dadi verdi, la casella quattro d’oro. I verdi sono anche la tua vita: ogni punto di pericolo ne toglie uno.',
  'lesson.full.hand':
    'Le carte fanno la differenza. Su ognuna ci sono il costo in ninnoli e il rischio. Puoi giocarne fino a due; nessuna costa 1 pericolo.',
  'lesson.full.trowel':
    'Nell’ingresso (round 0) l’Antico non può ancora giocare carte. Prendi la Cazzuola: un dado in più, solo per questo round.',
  'lesson.full.scrolls': 'E le Pergamene: dopo il tiro puoi rilanciare fino a due dei tuoi dadi.',
  'lesson.full.ready':
    'Si gioca in segreto e insieme. «Pronto» è definitivo. Quando tutti l’hanno dichiarato, le carte hanno effetto e si tira.',
  'lesson.full.rolled':
    '16 contro 18: non basta. Non basterebbe neanche un pareggio: i pareggi vanno all’Antico.',
  'lesson.full.reroll':
    'Ora agiscono le Pergamene. Prendono sempre i dadi più bassi: qui l’1 e il 2. Rilanciali entrambi.',
  'lesson.full.ability':
    '18 contro 18: ancora perso! Ma prima del conteggio si apre una finestra per le abilità. La tua, Strategia, dà a ciascuno un dado in più. Usala.',
  'lesson.full.reward':
    '21: successo. 4 ninnoli per te; un fallimento ne avrebbe dato 1. L’abilità ora si ricarica per qualche round.',
  'lesson.full.recoup':
    'A fine round il tuo rischio, la somma sulle carte, si confronta con l’allerta. Qui l’audacia protegge: rischio 2 contro allerta 0.',
  'lesson.full.alert':
    'Un nuovo round: hai pescato fino a cinque carte, e l’allerta è salita a 1. Sale a ogni round. Chi rischia meno dell’allerta subisce 1 pericolo.',
  'lesson.full.danger':
    'A 4 pericoli un archeologo è eliminato, con tutto ciò che ha. Se lo sono tutti, ha vinto l’Antico.',
  'lesson.full.chair':
    'Ora cambia parte. Sei l’Antico: cinque carte, due reliquie, 41 ninnoli da difendere e una casella in ogni corsia.',
  'lesson.full.refresh':
    'Le istantanee hanno le loro finestre; la prima viene dopo il ripristino. Ora nessuno ne usa.',
  'lesson.full.relics':
    'A ogni round l’Antico deve attivare una reliquia, o almeno esporne una. Quelle attive sono forti, ma una volta esposte si possono rubare.',
  'lesson.full.activate': 'L’Egida aggiunge due dadi in ogni casella. Attivala.',
  'lesson.full.guard':
    'Una reliquia attiva ti costa un posto: con due corsie puoi giocare una sola carta. Il Guardiano dà quattro dadi. Mettilo nella casella 1: scegli la carta, poi la casella.',
  'lesson.full.both': 'Pronto. Gli archeologi giocano le carte senza sapere dove fai la guardia.',
  'lesson.full.wall':
    'Dieci dadi d’oro contro sei: 33 a 22. L’altra corsia ne aveva solo sei e sta per perdere. Non si può essere forti ovunque.',
  'lesson.full.paid': 'Quindi le ricompense: 1 ninnolo a chi ha fallito, 5 al Perito nell’altra corsia.',
  'lesson.full.price':
    'Il round finisce. L’Egida ora è esposta e deve ricaricarsi prima di funzionare di nuovo.',
  'lesson.full.back': 'Torna nella tua corsia, archeologo. Round 2, allerta 2. Hai 3 ninnoli e carte nuove.',
  'lesson.full.exposed':
    'L’Antico espone la seconda reliquia senza attivarla. Tu guarda questa: è già esposta.',
  'lesson.full.heist':
    'Un colpo! Lo annunci apertamente. Se vinci il tiro la reliquia è tua; se perdi subisci 1 pericolo. In questo round il rischio non si controlla.',
  'lesson.full.hook':
    'In un colpo puoi giocare una sola carta: che sia buona. Il Rampino costa 3 ninnoli e aggiunge 6.',
  'lesson.full.steal': 'Pronto. L’Antico farà la guardia qui o nell’altra corsia?',
  'lesson.full.scores': 'Nell’altra! 16 più 6 fa 22 contro 14. Passa, e i punteggi sono definitivi.',
  'lesson.full.taken':
    'La reliquia è tua, e con lei un dado bianco da tirare d’ora in poi. Ma i colpi fanno rumore: con 3 o più quel dado ha alzato l’allerta.',
  'lesson.full.win':
    'Qui vedi che cosa resta: ninnoli e una reliquia. L’Antico paga le carte con gli stessi ninnoli, che così calano da due parti.',
  'lesson.full.lose':
    'Gli archeologi perdono piano: un pericolo, un dado alla volta. Alcune carte tolgono pericolo. Abbi cura dei compagni.',
  'lesson.full.hazard':
    'E il tempo gioca per l’Antico: con allerta 4 e 8 diventano giocabili carte più forti. Sbrigati.',
  'lesson.full.end': 'Hai giocato da entrambe le parti. Scegline una e comincia.',
} satisfies Texts;
