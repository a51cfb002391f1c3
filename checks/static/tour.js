/**
 * A visitor of the page who presses what is offered, at random but always the same. It runs before the page's own scripts,
 * in any browser, and adds `tour`.
 */
(() => {
  const PATIENCE = 180_000;
  const OVER = '.roles, .verdict';
  const SURE = '.thought button.main, .window .acts button:not(.quiet)';
  const CARDS = '[data-place="hand"] .card.choosable';
  const TARGETS = '.seat .choosable, .in-play .choosable, button.foe.choosable';
  const ACTS = '.naming button, .prompt.asked .acts button:not(.quiet), .prompt.asked ol button, .uses .choosable:not([data-use="odds"])';

  let chance = 7;
  const below = (most) => {
    chance = (Math.imul(chance, 1664525) + 1013904223) >>> 0;
    return Math.floor((chance / 2 ** 32) * most);
  };
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const all = (places) => [...document.querySelectorAll(places)].filter((one) => one.disabled !== true);

  async function until(what, find) {
    for (const ends = performance.now() + PATIENCE; performance.now() < ends; await pause(10)) {
      const found = find();
      if (found) return found;
    }
    throw new Error(`${what} did not come: ${document.body.innerText.slice(0, 1500)}`);
  }

  /** Wait for something to be there, by its selector. */
  const see = (place) => until(place, () => document.querySelector(place)).then((one) => one.innerText);
  const named = (text) => all('button, a, label, summary').find((one) => one.checkVisibility() && one.innerText.trim().startsWith(text));
  const press = (text) => until(`“${text}”`, () => named(text)).then((one) => one.click());
  const hear = (text) => until(`“${text}”`, () => document.body.innerText.includes(text));
  /** The server in the browser answers. */
  const started = () => until('the game', () => document.querySelector('main') !== null && document.querySelector('aside[role=status]') === null);

  /** Follow a link. */
  function visit(path) {
    const link = document.createElement('a');
    link.href = path;
    document.body.append(link);
    link.click();
    link.remove();
  }

  /** One of all that can be pressed now. */
  function wanted() {
    const sure = all(SURE);
    if (sure.length > 0) return sure;
    const targets = all(TARGETS);
    const isRaised = document.querySelector('.raised') !== null;
    if (isRaised && targets.length > 0) return targets;
    const cards = all(CARDS);
    const acts = all(ACTS);
    if (!isRaised && cards.length > 0 && (acts.length === 0 || below(4) > 0)) return cards;
    return acts.length > 0 ? acts : [...targets, ...cards];
  }

  /** Press on until something is there, or often enough; returns how often. `between` may do something else instead. */
  async function play(over = OVER, most = Infinity, between = () => false) {
    let acts = 0;
    for (let waits = 0; acts < most && document.querySelector(over) === null; ) {
      if (between()) {
        await pause(5);
        continue;
      }
      const found = wanted();
      if (found.length === 0) {
        await pause(5);
        waits += 1;
        if (waits * 5 > PATIENCE) throw new Error(`nothing to press: ${document.body.innerText.slice(0, 1500)}`);
        continue;
      }
      waits = 0;
      acts += 1;
      found[below(found.length)].click();
      await pause(5);
    }
    return acts;
  }

  /** Open a table against bots. */
  async function sit(players, isRisingSun) {
    visit('/');
    const count = () => all('form fieldset label').find((one) => one.innerText.trim() === String(players));
    (await until('the form', count)).querySelector('input').click();
    if (isRisingSun) all('form input[type=checkbox]')[0].click();
    await press('Play against bots');
    await see('[data-card]');
  }

  /** Try a puzzle until it is solved; returns how many attempts that took. */
  async function solve(key) {
    visit(`/school/puzzles/${key}`);
    await see('.goal.open');
    for (let attempts = 1; attempts < 200; attempts += 1) {
      await play('.goal.solved, .goal.failed');
      if (document.querySelector('.goal.solved') !== null) return attempts;
      await press('Try again');
      await see('.goal.open');
    }
    throw new Error(`${key} is not solved`);
  }

  /** Hear the coach out, and do as they say; later insist. */
  function listen() {
    const isAlone = document.querySelector('.title span')?.innerText === 'on your own';
    const button = all('.coach button.more')[0] ?? all('.coach .acts button')[isAlone ? 1 : 0];
    button?.click();
    return button !== undefined;
  }

  async function lesson() {
    visit('/school/lesson');
    await see('.coach');
    return play('.teams', Infinity, listen);
  }

  /** Give a field a file. */
  function give(place, name, text) {
    const files = new DataTransfer();
    files.items.add(new File([text], name));
    const field = document.querySelector(place);
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** What the page has handed out as files. */
  const saved = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => {
    saved.push(blob);
    return make.call(URL, blob);
  };
  /** Press something that hands out a file, and read that. */
  async function save(text) {
    saved.length = 0;
    await press(text);
    return (await until('a file', () => saved.pop())).text();
  }

  // Nobody watches: bots answer at once.
  const send = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (message, ...more) {
    if (message.kind === 'request' && message.method === 'POST' && message.path === '/api/tables') {
      const told = JSON.parse(new TextDecoder().decode(message.body));
      told.options.pauses = { least: 0, most: 0 };
      message = { ...message, body: new TextEncoder().encode(JSON.stringify(told)) };
    }
    return send.call(this, message, ...more);
  };
  if (localStorage.getItem('chanbara.settings') === null) {
    localStorage.setItem('chanbara.settings', JSON.stringify({ name: 'Aki', language: 'en', pace: 'none', undo: false }));
  }
  window.tour = { see, press, hear, started, visit, play, sit, solve, lesson, give, save };
})();
