'use strict';

const { abilities, levels, rows } = JSON.parse(document.querySelector('#data').textContent);
const at = (id) => document.getElementById(id);
const signs = { yes: '●', partly: '◐', no: '–' };

/** An element with attributes and what is in it; texts stay texts. */
function make(name, attributes = {}, ...inside) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...inside);
  return element;
}

const tokens = (count) =>
  count === null
    ? '–'
    : count >= 1e6
      ? `${(count / 1e6).toFixed(2).replace(/\.?0+$/, '')}M`
      : `${Math.round(count / 1e3)}k`;
const dollars = (micro) => `$${(micro / 1e6).toFixed(2)}`;

/** How rows may be sorted: each by a number, the smallest first. */
const orders = {
  'the catalogue': (row) => rows.indexOf(row),
  'output price': ({ price }) => price.output,
  'input price': ({ price }) => price.input,
  'context, largest first': ({ context }) => -(context ?? 0),
  'abilities, most first': (row) => -row.abilities.filter(({ has }) => has !== 'no').length,
};

// What the filters say: in the address after #, so that a view can be sent to somebody.

const chosen = { providers: new Set(), abilities: new Set() };
const fields = ['search', 'effort', 'context', 'price', 'sort'];

function readAddress() {
  const said = new URLSearchParams(location.hash.slice(1));
  for (const field of fields) at(field).value = said.get(field) ?? (field === 'sort' ? 'the catalogue' : '');
  for (const [name, set] of Object.entries(chosen)) {
    set.clear();
    for (const value of said.getAll(name)) set.add(value);
  }
}

function writeAddress() {
  const said = new URLSearchParams();
  for (const field of fields)
    if (at(field).value !== '' && at(field).value !== 'the catalogue') said.set(field, at(field).value);
  for (const [name, set] of Object.entries(chosen)) for (const value of set) said.append(name, value);
  history.replaceState(null, '', `#${said}`);
}

function fits(row) {
  const words = at('search').value.toLowerCase().split(/\s+/).filter(Boolean);
  const text = [row.group, row.provider, ...row.aliases.flatMap(({ name, shown }) => [name, shown])]
    .join(' ')
    .toLowerCase();
  const { effort, context, price } = {
    effort: at('effort').value,
    context: at('context').value,
    price: at('price').value,
  };
  return (
    words.every((word) => text.includes(word)) &&
    (chosen.providers.size === 0 || chosen.providers.has(row.provider)) &&
    [...chosen.abilities].every((name) => row.abilities[abilities.indexOf(name)]?.has !== 'no') &&
    (effort === '' || row.efforts.includes(effort)) &&
    (context === '' || (row.context ?? 0) >= Number(context)) &&
    (price === '' || row.price.output <= Number(price))
  );
}

// The table.

const made = rows.map((row) => ({ row, line: lineOf(row), details: null }));

function lineOf(row) {
  const ladder =
    row.efforts.length > 0
      ? row.efforts.map((level) =>
          make('span', level === row.effort ? { class: 'default', title: 'the default' } : {}, level),
        )
      : [row.effort === null ? '–' : make('span', { class: 'default' }, `always ${row.effort}`)];
  return make(
    'tr',
    { tabindex: '-1', 'aria-expanded': 'false', 'data-group': row.group },
    make(
      'th',
      { scope: 'row' },
      make('span', { class: 'group' }, row.group, ' ', make('span', { class: 'provider' }, row.provider)),
      make('div', { class: 'aliases' }, ...row.aliases.map(aliasOf)),
    ),
    make('td', {}, make('span', { class: 'ladder' }, ...ladder)),
    make('td', { class: 'number' }, tokens(row.context)),
    make('td', { class: 'number' }, tokens(row.output)),
    make('td', { class: 'number' }, dollars(row.price.input)),
    make('td', { class: 'number' }, dollars(row.price.output)),
    ...row.abilities.map(({ has, says }, index) =>
      make(
        'td',
        { class: 'ability', title: `${abilities[index]}: ${says}` },
        make('b', { class: has, 'aria-label': `${has}: ${says}` }, signs[has]),
      ),
    ),
  );
}

function aliasOf({ name, shown, created, pinned }) {
  const about = `${shown}, ${pinned ? 'pinned to one version' : "follows the group's newest"}, since ${created}; click to copy`;
  const button = make('button', { type: 'button', title: about, ...(pinned ? {} : { class: 'floats' }) }, name);
  button.addEventListener('click', async (event) => {
    event.stopPropagation();
    await navigator.clipboard?.writeText(name).catch(() => undefined);
    button.textContent = 'copied';
    setTimeout(() => (button.textContent = name), 900);
  });
  return button;
}

function toggle(entry) {
  const isOpen = entry.details !== null;
  entry.details?.remove();
  entry.details = isOpen ? null : detailsOf(entry.row);
  if (entry.details !== null) entry.line.after(entry.details);
  entry.line.setAttribute('aria-expanded', String(!isOpen));
}

function detailsOf(row) {
  const facts = row.abilities.map(({ has, says }, index) =>
    make('div', {}, make('dt', {}, make('b', { class: has }, signs[has]), ' ', abilities[index]), make('dd', {}, says)),
  );
  const cached = make(
    'div',
    {},
    make('dt', {}, 'cached input'),
    make('dd', {}, `${dollars(row.price.cached)} per million tokens`),
  );
  return make(
    'tr',
    { class: 'details' },
    make('td', { colspan: String(6 + abilities.length) }, make('dl', {}, ...facts, cached)),
  );
}

function show() {
  const shown = made
    .filter(({ row }) => fits(row))
    .sort((a, b) => orders[at('sort').value](a.row) - orders[at('sort').value](b.row));
  at('matrix').tBodies[0].replaceChildren(
    ...shown.flatMap(({ line, details }) => (details === null ? [line] : [line, details])),
  );
  const models = shown.reduce((sum, { row }) => sum + row.aliases.length, 0);
  const all = rows.reduce((sum, { aliases }) => sum + aliases.length, 0);
  at('count').textContent = `${models} of ${all} models in ${shown.length} rows`;
  at('none').hidden = shown.length > 0;
  for (const { line } of made) line.tabIndex = -1;
  if (shown[0] !== undefined) shown[0].line.tabIndex = 0;
  for (const button of document.querySelectorAll('fieldset button')) {
    button.setAttribute('aria-pressed', String(chosen[button.dataset.set].has(button.value)));
  }
  for (const cell of document.querySelectorAll('td.ability'))
    cell.classList.toggle('lit', chosen.abilities.has(abilities[cell.cellIndex - 6]));
  writeAddress();
}

// Begin.

function chips(set, values) {
  for (const value of values) {
    const chip = make('button', { type: 'button', value, 'data-set': set, 'aria-pressed': 'false' }, value);
    chip.addEventListener('click', () => {
      if (!chosen[set].delete(value)) chosen[set].add(value);
      show();
    });
    at(set).append(chip);
  }
}

function options(id, values) {
  at(id).append(...values.map(([value, text]) => make('option', { value }, text)));
}

/** Each number once, in order. */
const each = (numbers) => [...new Set(numbers)].sort((a, b) => a - b);

at('matrix').tHead.append(
  make(
    'tr',
    {},
    ...['Model', 'Effort'].map((name) => make('th', { scope: 'col' }, name)),
    ...['Context', 'Output', '$ in /M', '$ out /M'].map((name) => make('th', { scope: 'col', class: 'number' }, name)),
    ...abilities.map((name) => make('th', { scope: 'col', class: 'ability' }, make('span', {}, name))),
  ),
);
chips('providers', [...new Set(rows.map(({ provider }) => provider))]);
chips(
  'abilities',
  abilities.filter((_, index) => rows.some((row) => row.abilities[index].has === 'no')),
);
options('effort', [
  ['', 'any'],
  ...levels.filter((level) => rows.some(({ efforts }) => efforts.includes(level))).map((level) => [level, level]),
]);
options('context', [
  ['', 'any'],
  ...each(rows.flatMap(({ context }) => context ?? [])).map((size) => [String(size), tokens(size)]),
]);
options('price', [
  ['', 'any'],
  ...each(rows.map(({ price }) => price.output)).map((price) => [String(price), dollars(price)]),
]);
options(
  'sort',
  Object.keys(orders).map((name) => [name, name]),
);

for (const entry of made) entry.line.addEventListener('click', () => toggle(entry));
at('filters').addEventListener('input', show);
at('filters').addEventListener('submit', (event) => event.preventDefault());
at('filters').addEventListener('reset', clear);
at('clear').addEventListener('click', clear);
at('theme').addEventListener('click', switchTheme);
addEventListener('hashchange', () => {
  readAddress();
  show();
});

function clear(event) {
  event?.preventDefault();
  history.replaceState(null, '', '#');
  readAddress();
  show();
}

function switchTheme() {
  const root = document.documentElement;
  const dark =
    root.dataset.theme === undefined
      ? matchMedia('(prefers-color-scheme: dark)').matches
      : root.dataset.theme === 'dark';
  root.dataset.theme = dark ? 'light' : 'dark';
}

addEventListener('keydown', (event) => {
  const typing = /^(INPUT|SELECT)$/.test(document.activeElement?.tagName ?? '');
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === '/' && !typing) at('search').focus();
  else if (event.key === 't' && !typing) return switchTheme();
  else if (event.key === 'Escape') clear();
  else if (event.key === 'Enter' && document.activeElement?.tagName === 'TR')
    toggle(made.find(({ line }) => line === document.activeElement));
  else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return walk(event);
  else return;
  event.preventDefault();
});

function walk(event) {
  if (document.activeElement?.tagName === 'SELECT') return;
  const lines = [...document.querySelectorAll('tr[data-group]')];
  const now = lines.indexOf(document.activeElement);
  lines[now < 0 ? 0 : now + (event.key === 'ArrowDown' ? 1 : -1)]?.focus();
  event.preventDefault();
}

readAddress();
show();
