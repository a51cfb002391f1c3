/** What the page and the worker with the server say to each other. */
export type Header = [name: string, value: string];

export type ToWorker =
  | { kind: 'start'; folder: string }
  | { kind: 'request'; id: number; method: string; path: string; headers: Header[]; body: Uint8Array }
  | { kind: 'agree'; wanted: boolean }
  | { kind: 'abort'; id: number }
  | { kind: 'open'; id: number; path: string; headers: Header[] }
  | { kind: 'say'; id: number; text: string | null }
  | { kind: 'export'; id: number }
  | { kind: 'import'; id: number; data: Uint8Array };

/** What the worker with the server and the one in which bots think say to each other: pickled work and results. */
export type ToThinker = { kind: 'start'; folder: string } | { kind: 'ask'; id: number; data: Uint8Array };

export type FromThinker = { kind: 'ready' } | { kind: 'failed'; why: string } | { kind: 'answer'; id: number; data: Uint8Array };

/** Asking: it would be downloaded, so many bytes; an update can wait. Loading: bytes so far and in all. Waiting: another tab has the games. Taken: it has taken them over. */
export type Standing =
  | { at: 'asking'; all: number; isUpdate: boolean }
  | { at: 'loading'; done: number; all: number }
  | { at: 'starting' }
  | { at: 'waiting' }
  | { at: 'ready' }
  | { at: 'taken' }
  | { at: 'failed'; why: string };

export type FromWorker =
  | { kind: 'standing'; standing: Standing }
  | { kind: 'begin'; id: number; status: number; headers: Header[] }
  | { kind: 'part'; id: number; data: Uint8Array }
  | { kind: 'end'; id: number }
  | { kind: 'told'; id: number; text: string }
  | { kind: 'closed'; id: number; code: number }
  | { kind: 'exported'; id: number; data: Uint8Array };
