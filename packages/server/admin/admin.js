// The host's desk: lists of reports, people and tables, each with what can be done about it and undone.
const $ = (id) => document.getElementById(id);
let token = '';

async function ask(method, path, body) {
  const response = await fetch(`/api/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.code);
  return answer;
}

const say = (words) => {
  $('said').textContent = words;
};
const trouble = (error) => say(error.message);

/** Asks before anything that others would feel. */
function button(words, question, act) {
  const made = document.createElement('button');
  made.textContent = words;
  made.onclick = () => {
    if (question && !window.confirm(question)) return;
    act().then(load, trouble);
  };
  return made;
}

const standing = ({ id, name, muted, banned }) => {
  const set = (change) => () => ask('POST', `people/${id}`, change);
  return [
    button(muted ? 'Unmute' : 'Mute', muted ? '' : `Mute ${name}?`, set({ muted: !muted })),
    button(banned ? 'Lift the ban' : 'Ban', banned ? '' : `Ban ${name}?`, set({ banned: !banned })),
  ];
};

const peopleAt = (card) =>
  (card?.seats ?? []).map(({ person, name }) => (person ? `${name} (${person})` : 'free')).join(', ');

const close = ({ id }) =>
  button('Close', `Close table ${id}?`, () =>
    ask('POST', `tables/${id}/close`, { why: 'closed by the host' }),
  );

const ROWS = {
  reports: ({ at, name, person, words, table, card }) => [
    new Date(at).toLocaleString(),
    `${name ?? '—'} (${person})`,
    words,
    `${table}: ${peopleAt(card)}`,
    ...(card ? [close(card)] : []),
  ],
  people: (person) => [
    person.name,
    person.id,
    [person.muted && 'muted', person.banned && 'banned'].filter(Boolean).join(', ') || 'free',
    standing(person),
  ],
  tables: (card) => [card.id, card.game, card.state, peopleAt(card), close(card)],
};
/** The moment by which each list is sorted. */
const MOMENT = { reports: 'at', people: 'created', tables: 'created' };

/** One page of a list; a button at its end brings the next. */
async function show(list, before) {
  const query = new URLSearchParams({ ...(before && { before }) });
  const find = $('search').find.value;
  if (find && list !== 'reports') query.set('find', find);
  const items = (await ask('GET', `${list}?${query}`))[list];
  if (!before) $(list).replaceChildren();
  for (const item of items) {
    const row = $(list).insertRow();
    for (const content of ROWS[list](item)) row.insertCell().append(...[content].flat());
  }
  const last = items.at(-1)?.[MOMENT[list]];
  if (items.length < 100 || last === undefined) return;
  const row = $(list).insertRow();
  const more = document.createElement('button');
  more.textContent = 'More';
  more.onclick = () => {
    row.remove();
    show(list, last).catch(trouble);
  };
  row.insertCell().append(more);
}

async function load() {
  $('health').textContent = JSON.stringify(await ask('GET', 'health'), null, 2);
  await Promise.all(Object.keys(ROWS).map((list) => show(list)));
}

$('enter').onsubmit = (event) => {
  event.preventDefault();
  token = $('token').value;
  load().then(() => {
    $('enter').hidden = true;
    document.querySelector('main').hidden = false;
    say('');
  }, trouble);
};
$('search').onsubmit = (event) => {
  event.preventDefault();
  load().catch(trouble);
};
$('announce').onsubmit = (event) => {
  event.preventDefault();
  ask('POST', 'announce', { text: event.target.text.value }).then(() => say('Announced.'), trouble);
};
