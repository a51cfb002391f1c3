// Speaks to the worker with the server as the page does, and asks it something every 20 milliseconds.
// Evaluated in a document of the same host; returns an object with what can be done.
({ worker: script, folder }) => {
  const EVERY = 20;
  const worker = new Worker(script, { type: 'module' });
  const answers = new Map();
  const sockets = new Map();
  let last = 0;
  let ready;
  const started = new Promise((done, failed) => (ready = { done, failed }));

  worker.onerror = (event) => ready.failed(new Error(event.message));
  worker.onmessage = ({ data }) => {
    if (data.kind === 'standing') {
      const { standing } = data;
      if (standing.at === 'asking') worker.postMessage({ kind: 'agree', wanted: true });
      else if (standing.at === 'ready') ready.done();
      else if (standing.at === 'failed') ready.failed(new Error(standing.why));
    } else if (data.kind === 'told') sockets.get(data.id)(data.text);
    else if (data.kind === 'begin') answers.get(data.id).status = data.status;
    else if (data.kind === 'part') answers.get(data.id).parts.push(data.data);
    else if (data.kind === 'end') {
      const one = answers.get(data.id);
      answers.delete(data.id);
      new Blob(one.parts).text().then((text) => one.done({ status: one.status, text }));
    }
  };
  worker.postMessage({ kind: 'start', folder });

  const request = (method, path, body = '') =>
    new Promise((done) => {
      const id = (last += 1);
      answers.set(id, { done, parts: [], status: 0 });
      worker.postMessage({ kind: 'request', id, method, path, headers: [], body: new TextEncoder().encode(body) });
    });

  // Ask until `is_over`; return how long each answer took, in milliseconds. A question does not wait for the one before.
  const ping = async (isOver) => {
    const took = [];
    const waiting = [];
    while (!isOver()) {
      const began = performance.now();
      waiting.push(request('GET', '/health').then(() => took.push(performance.now() - began)));
      await new Promise((later) => setTimeout(later, EVERY));
    }
    await Promise.all(waiting);
    return took;
  };

  // Play at a new table, at random and at once, for some seconds or until the game is over. The aid is asked at the first
  // real choice, and its answer is waited for if it is wanted.
  const play = async (options, seconds, isHintWanted) => {
    const { text } = await request('POST', '/api/tables', JSON.stringify({ name: 'Aki', options }));
    const seated = JSON.parse(text);
    const id = (last += 1);
    const say = (message) => worker.postMessage({ kind: 'say', id, text: JSON.stringify(message) });
    const found = { code: seated.code, updates: 0, refused: [], suspects: null, advice: null, isOver: false };
    let answered = -1;
    let isHelped = false;
    let dealt;
    const isDealt = new Promise((done) => (dealt = done));
    sockets.set(id, (said) => {
      if (said === '') {
        for (const type of ['hello', 'ready', 'start']) say(type === 'hello' ? { type, token: seated.token } : { type });
        return;
      }
      const heard = JSON.parse(said);
      if (heard.type === 'refused') found.refused.push(heard);
      if (heard.type === 'over') found.isOver = true;
      if (heard.type === 'suspects' || heard.type === 'advice') found[heard.type] = heard;
      const decision = heard.view?.decision;
      if (heard.view) {
        found.updates += 1;
        dealt();
      }
      if (decision?.options && decision.number > answered) {
        answered = decision.number;
        if (decision.options.length > 1 && !isHelped) {
          isHelped = true;
          for (const type of ['who', 'hint']) say({ type });
        }
        say({ type: 'choose', decision: decision.number, option: Math.floor(Math.random() * decision.options.length) });
      }
    });
    worker.postMessage({ kind: 'open', id, path: `/api/tables/${seated.code}/socket`, headers: [] });
    await isDealt;
    const ends = performance.now() + 1000 * seconds;
    const isEnough = () => performance.now() > ends && (found.advice !== null || !isHintWanted);
    found.took = await ping(() => found.isOver || isEnough());
    worker.postMessage({ kind: 'say', id, text: null });
    return found;
  };

  // Have a record analyzed.
  const review = async (record) => {
    const { text } = await request('POST', '/api/reviews', record);
    const { code } = JSON.parse(text);
    let lines;
    const reading = request('GET', `/api/reviews/${code}/analysis`).then((found) => (lines = found.text));
    const took = await ping(() => lines !== undefined);
    await reading;
    return { took, lines };
  };

  return { started, request, ping, play, review };
}
