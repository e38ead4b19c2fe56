// The page's own script: it reads the report beside it and asks nobody for anything.
'use strict';
const report = JSON.parse(document.getElementById('data').textContent);
const words = {
  pass: 'passed',
  fail: 'failed',
  error: 'errors',
  unexpected_pass: 'passed unexpectedly',
  expected_failure: 'failed as expected',
  not_testable: 'not testable here',
  not_applicable: 'not applicable',
};
const marks = {
  pass: '✓',
  fail: '✗',
  error: '!',
  unexpected_pass: '✗',
  expected_failure: '~',
  not_testable: '–',
  not_applicable: '–',
};
const worst = ['fail', 'error', 'unexpected_pass', 'expected_failure', 'pass', 'not_testable', 'not_applicable'];
const failing = ['fail', 'error', 'unexpected_pass'];
const pageSize = 150;
const filter = { search: '', statuses: new Set(), area: '', group: '' };
let most = pageSize;

/** An element with attributes and children; text is never read as markup. */
function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith('on')) element.addEventListener(key.slice(2), value);
    else if (value !== null) element.setAttribute(key, value);
  }
  element.append(...children.filter((child) => child !== null));
  return element;
}
const byId = (id) => document.getElementById(id);
const noModel = 'no one model';
const groupOf = (result) => result.group ?? noModel;

function head() {
  const failed = report.results.filter((one) => failing.includes(one.status)).length;
  byId('target').textContent = `${report.target} · ${report.started.slice(0, 16).replace('T', ' ')} UTC`;
  byId('verdict').textContent =
    failed === 0 ? '✓ No case failed' : `✗ ${failed} of ${report.results.length} cases failed`;
  byId('verdict').className = `mark ${failed === 0 ? 'pass' : 'fail'}`;
  document.title = `${failed === 0 ? '✓' : '✗'} Conformance`;
  const figures = [
    [report.counts.pass, 'cases passed'],
    [failed, 'failed'],
    [report.results.length - report.counts.pass - failed, 'others'],
    [`${report.requirements.passed} / ${report.requirements.rows}`, 'requirements proven'],
    ...(report.official === null ? [] : [[report.official, 'provider requests by official documents']]),
    [report.requests, 'requests'],
    [`${(report.took / 1000).toFixed(1)} s`, 'took'],
  ];
  byId('figures').replaceChildren(
    ...figures.map(([figure, what]) =>
      make('div', { class: 'figure' }, make('b', {}, String(figure)), make('span', { class: 'quiet' }, what)),
    ),
  );
}

function filters() {
  byId('statuses').replaceChildren(
    ...Object.keys(words)
      .filter((status) => report.counts[status] > 0)
      .map((status) =>
        make(
          'button',
          {
            type: 'button',
            class: `${status} mark`,
            'aria-pressed': String(filter.statuses.has(status)),
            onclick: () => toggle(status),
          },
          `${marks[status]} ${report.counts[status]} ${words[status]}`,
        ),
      ),
  );
  choices(
    'area',
    'All areas',
    report.results.map((one) => one.area),
  );
  choices('group', 'All groups', report.results.map(groupOf));
}

function choices(id, all, values) {
  const options = [
    make('option', { value: '' }, all),
    ...[...new Set(values)].map((value) => make('option', { value }, value)),
  ];
  byId(id).replaceChildren(...options);
  byId(id).value = filter[id];
}

function toggle(status) {
  if (filter.statuses.has(status)) filter.statuses.delete(status);
  else filter.statuses.add(status);
  show();
}

/** Cells: how many cases passed, in the colour of the worst. */
function matrix() {
  const close = filter.area !== '';
  const columnOf = (one) => (close ? one.case : one.area);
  const results = report.results.filter((one) => !close || one.area === filter.area);
  const columns = [...new Set(results.map(columnOf))];
  const there = new Set(results.map(groupOf));
  const groups = [...report.groups, noModel].filter((group) => there.has(group));
  byId('matrix-title').textContent = close ? `Groups × features: ${filter.area}` : 'Groups × areas';
  const cell = (group, column) => {
    const own = results.filter((one) => groupOf(one) === group && columnOf(one) === column);
    if (own.length === 0) return make('td');
    const status = worst.find((name) => own.some((one) => one.status === name));
    const passed = own.filter((one) => one.status === 'pass').length;
    return make(
      'td',
      { class: status },
      make(
        'button',
        {
          type: 'button',
          title: `${group}, ${column}: ${passed} of ${own.length} passed`,
          onclick: () => pick(group, column),
        },
        passed === own.length ? `✓ ${passed}` : `${marks[status]} ${passed} / ${own.length}`,
      ),
    );
  };
  byId('matrix').replaceChildren(
    make(
      'thead',
      {},
      make('tr', {}, make('th', {}, ''), ...columns.map((column) => make('th', { scope: 'col' }, column))),
    ),
    make(
      'tbody',
      {},
      ...groups.map((group) =>
        make('tr', {}, make('th', { scope: 'row' }, group), ...columns.map((column) => cell(group, column))),
      ),
    ),
  );
}

function pick(group, column) {
  if (filter.area === '') Object.assign(filter, { group, area: column });
  else Object.assign(filter, { group, search: column });
  byId('search').value = filter.search;
  show();
  byId('cases-title').scrollIntoView({ behavior: 'smooth' });
}

function fitting() {
  const wanted = filter.search.toLowerCase();
  return report.results
    .filter(
      (one) =>
        (filter.statuses.size === 0 || filter.statuses.has(one.status)) &&
        (filter.area === '' || one.area === filter.area) &&
        (filter.group === '' || groupOf(one) === filter.group) &&
        (wanted === '' ||
          [one.id, one.why ?? '', ...one.proves.map((id) => report.sentences[id] ?? '')]
            .join(' ')
            .toLowerCase()
            .includes(wanted)),
    )
    .sort((a, b) => worst.indexOf(a.status) - worst.indexOf(b.status));
}

function cases() {
  const found = fitting();
  byId('count').textContent = `${found.length}`;
  byId('cases').replaceChildren(
    ...found
      .slice(0, most)
      .map((result) =>
        make(
          'li',
          {},
          make(
            'button',
            { type: 'button', class: result.status, onclick: () => detail(result) },
            make('span', { class: 'mark' }, marks[result.status]),
            make('span', {}, result.id),
            make('span', { class: 'quiet' }, `${result.took} ms`),
            result.why === null ? null : make('span', { class: 'why' }, result.why),
          ),
        ),
      ),
  );
  byId('more').hidden = found.length <= most;
}

const pretty = (text) => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
};
const shown = (value) => (value === undefined ? 'nothing' : JSON.stringify(value, null, 2));
const headersOf = (headers) =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
const block = (title, text) =>
  text === null || text === '' ? null : make('div', {}, make('h3', {}, title), make('pre', { tabindex: '0' }, text));

function detail(result) {
  const dialog = byId('detail');
  const parts = result.exchanges.flatMap(({ request, response, provider }, index) => [
    block(
      `Request ${index + 1}`,
      `${request.method} ${request.url}\n${headersOf(request.headers)}\n\n${pretty(request.body ?? '')}`,
    ),
    response === null
      ? null
      : block(
          `Response (${response.took} ms${response.whole ? '' : ', cut off'})`,
          `${response.status}\n${headersOf(response.headers)}\n\n${pretty(response.body)}`,
        ),
    ...(provider ?? []).map((one) =>
      block(
        `What ${one.kind} got (${one.wire} wire), answered with ${one.status ?? 'nothing'}${one.refused === null ? '' : `: ${one.refused}`}`,
        `${one.method} ${one.path}\n\n${pretty(one.text)}`,
      ),
    ),
  ]);
  dialog.replaceChildren(
    make(
      'header',
      {},
      make(
        'div',
        {},
        make('h2', { id: 'detail-title' }, result.id),
        make(
          'p',
          { class: `mark ${result.status}` },
          `${marks[result.status]} ${words[result.status]}${result.why === null ? '' : `: ${result.why}`}`,
        ),
      ),
      make('button', { type: 'button', autofocus: '', onclick: () => dialog.close() }, 'Close'),
    ),
    make('h3', {}, 'Proves'),
    make(
      'ul',
      {},
      ...result.proves.map((id) => make('li', {}, `${report.sentences[id] ?? ''} `, make('small', {}, id))),
    ),
    ...result.differences.flatMap((one) => [
      make('h3', {}, `Request ${one.step + 1}, ${one.path}`),
      make(
        'div',
        { class: 'pair' },
        make('div', { class: 'expected' }, 'Expected', make('pre', {}, shown(one.expected))),
        make('div', { class: 'found' }, 'Found', make('pre', {}, shown(one.found))),
      ),
    ]),
    ...parts.filter((part) => part !== null),
    make('p', { class: 'quiet' }, `conformance/suite/${result.file}`),
  );
  dialog.showModal();
}

function show() {
  most = pageSize;
  filters();
  matrix();
  cases();
}

byId('search').addEventListener('input', (event) => {
  filter.search = event.target.value;
  most = pageSize;
  cases();
});
for (const id of ['area', 'group']) {
  byId(id).addEventListener('change', (event) => {
    filter[id] = event.target.value;
    show();
  });
}
byId('clear').addEventListener('click', () => {
  Object.assign(filter, { search: '', area: '', group: '', statuses: new Set() });
  byId('search').value = '';
  show();
});
byId('more').addEventListener('click', () => {
  most += pageSize;
  cases();
});
byId('detail').addEventListener('click', (event) => {
  if (event.target === byId('detail')) byId('detail').close();
});
head();
if (failing.some((status) => report.counts[status] > 0)) for (const status of failing) filter.statuses.add(status);
show();
