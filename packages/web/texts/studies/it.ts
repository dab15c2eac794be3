// What study rooms say, in Italian.
import type { Texts } from '@undercroft/kernel';

export default {
  'error.no-such-study': 'Questa stanza di studio non esiste.',
  'error.study-closed': 'Questa stanza di studio è chiusa: si può solo leggere.',
  'error.study-full': 'Questa stanza di studio è piena.',
  'error.not-in-study': 'Può farlo solo chi è nella stanza.',
  'error.not-leader': 'Può farlo solo chi guida.',
  'error.leads': 'Guidi tu: gli altri ti seguono.',
  'error.no-such-moment': 'In questa partita non c’è un momento così.',
  'error.end-hidden': 'Il finale è nascosto: non si va oltre chi guida.',
  'error.no-such-branch': 'Questo ramo non c’è più.',
  'error.bad-branch': 'Qui le regole non lo permettono.',
  'error.branch-too-long': 'Un ramo ha al massimo {most} mosse.',
  'error.has-branches': 'Da questo ramo ne partono altri.',
  'error.not-yours': 'Questo è di qualcun altro.',
  'error.not-offered': 'Questa bozza non è stata proposta.',
  'error.too-many-studies': 'Hai troppe stanze di studio aperte.',
  'error.too-many-chapters': 'Una stanza di studio ha al massimo 16 capitoli.',
  'error.too-many-branches': 'Una stanza di studio ha al massimo 64 rami. Togline uno che non serve.',
  'error.too-many-notes': 'Una stanza di studio ha al massimo 1000 note.',
  'error.too-many-marks': 'Una stanza di studio ha al massimo 1000 segni.',
} satisfies Texts;
