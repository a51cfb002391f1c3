/**
 * Fetches what a table needs before the page is loaded: on a slow connection each round trip is felt.
 * Nothing large may be imported from here.
 */
import { read, type Seat, SEATS, SETTINGS } from './storage';
import { here } from './address';
import type { Hello } from './protocol.gen';
import { type Line, openLine, request } from './transport';
import { firstLanguage, sources } from './words/languages';

/** A connection without a listener yet, and what it has received so far. */
export type Early = { socket: Line; heard: string[] };

const opened = new Map<string, Early>();
const asked = new Map<string, Promise<Response>>();

/** Start with everything that the address already says. */
export function prefetch(): void {
  const language = firstLanguage();
  sources[language]().catch(() => undefined);
  const code = /^\/t\/(\w+)/.exec(here().pathname)?.[1]?.toUpperCase();
  if (code === undefined) return;
  ask(`/api/tables/${code}/cards`, language);
  const [seat, another] = read<Seat[]>(SEATS, []).filter((one) => one.code === code);
  // If people share a screen, or a link brings a seat along, the page itself decides.
  if (seat === undefined || another !== undefined || location.hash !== '') return;
  const name = read<{ name?: string }>(SETTINGS, {}).name || null;
  opened.set(code + seat.token, connect(code, { type: 'hello', token: seat.token, name, language }));
}

function ask(path: string, language: string): void {
  const answer = request(path, { headers: { 'Accept-Language': language } });
  answer.catch(() => undefined);
  asked.set(path, answer);
}

/** The prefetched answer, once. */
export function answerTo(path: string): Promise<Response> | undefined {
  const answer = asked.get(path);
  asked.delete(path);
  return answer;
}

function connect(code: string, hello: Hello): Early {
  const socket = openLine(code);
  const early: Early = { socket, heard: [] };
  socket.onopen = () => socket.send(JSON.stringify(hello));
  socket.onmessage = (event) => early.heard.push(event.data);
  return early;
}

/** Take over the connection that was opened for a seat, unless it has been lost since. */
export function takeOver(code: string, token: string | null | undefined): Early | undefined {
  const early = opened.get(code + (token ?? ''));
  opened.delete(code + (token ?? ''));
  return early !== undefined && early.socket.readyState <= WebSocket.OPEN ? early : undefined;
}
