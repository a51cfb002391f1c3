/**
 * How the page reaches the server: over the network, or in a worker of this browser that runs the same server.
 * Requests, messages and answers are the same. It is loaded first of all, so it is small.
 */
import { isLocal } from './address';

export { isLocal };

/** Whether the network does not matter or is there. */
export const hasNetwork = (): boolean => isLocal || navigator.onLine;

/** What the page needs of a socket. */
export type Line = Pick<WebSocket, 'readyState' | 'send' | 'close'> & {
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
};

const local = () => import('./offline/local');

/** Make a request; like `fetch`, it fails only if nobody answers. */
export async function request(path: string, how: RequestInit = {}): Promise<Response> {
  return isLocal ? (await local()).request(path, how) : fetch(path, how);
}

/** Open the socket of a table. */
export function openLine(code: string): Line {
  const path = `/api/tables/${code}/socket`;
  if (isLocal) return new LocalLine(path);
  return new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`);
}

/** A socket to the server in the worker. */
class LocalLine implements Line {
  readyState: WebSocket['readyState'] = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  #say: Promise<(text: string | null) => void>;

  constructor(path: string) {
    this.#say = local().then((server) => server.connect(path, (text) => this.#hear(text), (code) => this.#end(code)));
    this.#say.catch(() => this.#end(1006));
  }

  send(text: string): void {
    void this.#say.then((say) => say(text));
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    void this.#say.then((say) => say(null), () => undefined);
    this.#end(1000);
  }

  #hear(text: string): void {
    if (this.readyState === WebSocket.CLOSED) return;
    if (this.readyState === WebSocket.OPEN) {
      this.onmessage?.(new MessageEvent('message', { data: text }));
      return;
    }
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event('open'));
  }

  #end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent('close', { code }));
  }
}
