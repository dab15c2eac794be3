// The host's page: plain HTML, one script, one style, no build; everything it does goes through the admin API.

export const ADMIN_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Undercroft: the host's desk</title>
<link rel="stylesheet" href="/admin.css">
<h1>The host's desk</h1>
<form id="enter"><label>Admin token <input id="token" type="password" autocomplete="off" required></label> <button>Enter</button></form>
<main hidden>
  <p id="said" role="status"></p>
  <h2>Health</h2><pre id="health"></pre>
  <h2>Announcement</h2>
  <form id="announce"><label>Message <input name="text" maxlength="500" required></label> <button>Announce</button></form>
  <h2>Tables</h2><table><thead><tr><th>Table</th><th>Game</th><th>State</th><th>People</th><th></th></tr></thead><tbody id="tables"></tbody></table>
  <h2>Reports</h2><ul id="reports"></ul>
</main>
<script type="module" src="/admin.js"></script>
</html>`;

export const ADMIN_STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark; }
table { border-collapse: collapse; width: 100%; }
td, th { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid; }
button { min-height: 2.2rem; }
input { min-height: 2rem; }
`;

export const ADMIN_SCRIPT = `
const $ = (id) => document.getElementById(id);
let token = '';
async function ask(method, path, body) {
  const response = await fetch('/api/admin/' + path, {
    method,
    headers: { authorization: 'Bearer ' + token, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.code);
  return answer;
}
const say = (words) => { $('said').textContent = words; };
function button(words, act) {
  const made = document.createElement('button');
  made.textContent = words;
  made.onclick = () => act().then(load, (error) => say(error.message));
  return made;
}
function cell(row, ...content) {
  row.insertCell().append(...content);
}
async function load() {
  const [health, { tables }, { reports }] = await Promise.all([ask('GET', 'health'), ask('GET', 'tables'), ask('GET', 'reports')]);
  $('health').textContent = JSON.stringify(health, null, 2);
  $('tables').replaceChildren();
  for (const table of tables) {
    const row = $('tables').insertRow();
    cell(row, table.id);
    cell(row, table.game);
    cell(row, table.state);
    const people = row.insertCell();
    for (const { person, name } of table.seats)
      if (person) people.append(name + ' ', button('Mute', () => ask('POST', 'people/' + person, { muted: true })), button('Ban', () => ask('POST', 'people/' + person, { banned: true })));
    cell(row, button('Close', () => ask('POST', 'tables/' + table.id + '/close', { why: 'closed by the host' })));
  }
  $('reports').replaceChildren(...reports.map(({ table, words, at }) => {
    const item = document.createElement('li');
    item.textContent = new Date(at).toLocaleString() + ' ' + table + ': ' + words;
    return item;
  }));
}
$('enter').onsubmit = (event) => {
  event.preventDefault();
  token = $('token').value;
  load().then(() => { $('enter').hidden = true; document.querySelector('main').hidden = false; }, (error) => alert(error.message));
};
$('announce').onsubmit = (event) => {
  event.preventDefault();
  ask('POST', 'announce', { text: event.target.text.value }).then(() => say('Announced.'), (error) => say(error.message));
};
`;
