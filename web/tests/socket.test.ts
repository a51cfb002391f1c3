import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetch } from '../src/prefetch';
import type { ServerMessage } from '../src/protocol.gen';
import { PROTOCOL } from '../src/protocol.gen';
import { Connection, type Standing } from '../src/socket';

/** A fake socket: it records what is sent, and the test supplies what is received. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  said: string[] = [];
  onopen = (): void => undefined;
  onmessage = (_event: { data: string }): void => undefined;
  onclose = (_event: { code: number }): void => undefined;

  constructor(readonly url: string) {
    Line.all.push(this);
  }

  open(): void {
    this.readyState = Line.OPEN;
    this.onopen();
  }

  send(text: string): void {
    this.said.push(text);
  }

  hear(message: Partial<ServerMessage>): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  close(code = 1005): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const WELCOME = { type: 'welcome', protocol: PROTOCOL } as const;
const SEAT = { code: 'ABCDEF', seat: 0, token: 'secret', name: 'Aki', at: 0 };

let kept: Record<string, unknown> = {};
const listeners: Record<string, () => void> = {};

beforeEach(() => {
  vi.useFakeTimers();
  Line.all = [];
  kept = {};
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('addEventListener', (kind: string, act: () => void) => (listeners[kind] = act));
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('document', { hidden: false, addEventListener: () => undefined, removeEventListener: () => undefined });
  vi.stubGlobal('location', { protocol: 'http:', host: 'here', href: 'http://here/t/abcdef', pathname: '/t/abcdef', search: '', hash: '' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => JSON.stringify(kept[key] ?? null) });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Sat = { connection: Connection; standings: Standing[]; heard: string[]; silences: (number | null)[] };

function sit(): Sat {
  const [standings, heard, silences]: [Standing[], string[], (number | null)[]] = [[], [], []];
  const hello = () => ({ type: 'hello' as const, token: SEAT.token, name: null, language: 'en' as const });
  const connection = new Connection('ABCDEF', hello, {
    message: (message) => heard.push(message.type),
    standing: (standing) => standings.push(standing),
    silence: (since) => silences.push(since),
  });
  return { connection, standings, heard, silences };
}

describe('a connection', () => {
  it('comes back when it was lost, and when the server goes down in good order', () => {
    const { standings } = sit();
    Line.all[0]!.open();
    Line.all[0]!.hear(WELCOME);
    Line.all[0]!.hear({ type: 'bye', reason: 'shutdown' });
    Line.all[0]!.close();
    vi.advanceTimersByTime(2000);
    expect(standings).toEqual(['connecting', 'open', 'lost', 'connecting']);
    expect(Line.all).toHaveLength(2);
  });

  it.each([
    ['replaced', 'out'],
    ['removed', 'gone'],
  ] as const)('does not come back once it was told %s', (reason, standing) => {
    const { standings, heard } = sit();
    Line.all[0]!.open();
    Line.all[0]!.hear({ type: 'bye', reason });
    vi.advanceTimersByTime(60_000);
    expect(standings.at(-1)).toBe(standing);
    expect(heard).toEqual(['bye']);
    expect(Line.all).toHaveLength(1);
  });
});

describe('a line that is dead but not closed', () => {
  function seated(): Sat & { line: Line } {
    const sat = sit();
    const line = Line.all[0]!;
    line.open();
    line.hear(WELCOME);
    line.hear({ type: 'pong' });
    return { ...sat, line };
  }

  it('is reported with the time since when, given up, and replaced', () => {
    const { standings, silences, line } = seated();
    const began = Date.now();
    vi.advanceTimersByTime(4500);
    expect(silences.at(-1)).toBe(began + 2000);
    expect(standings.at(-1)).toBe('open');
    vi.advanceTimersByTime(10_000);
    expect(standings).toEqual(['connecting', 'open', 'lost', 'connecting']);
    expect(Line.all).toHaveLength(2);
    expect(line.readyState).toBe(3);
  });

  it('is tried again where a new one is not greeted either', () => {
    sit();
    vi.advanceTimersByTime(10_000);
    expect(Line.all.length).toBeGreaterThan(1);
  });

  it('is reported at once when the device goes offline, and replaced when it is back', () => {
    const { silences } = seated();
    listeners['offline']!();
    expect(silences.at(-1)).toBe(Date.now());
    listeners['online']!();
    expect(Line.all).toHaveLength(2);
  });

  it('is not taken for one where a server of an older version knows only plain pings', () => {
    const { heard, standings } = sit();
    const line = Line.all[0]!;
    line.open();
    line.hear(WELCOME);
    line.hear({ type: 'refused', code: 'malformed', message: 'No.', re: null });
    for (let seconds = 0; seconds < 20; seconds += 1) {
      vi.advanceTimersByTime(1000);
      line.hear({ type: 'pong' });
    }
    expect(heard).not.toContain('refused');
    expect(standings.at(-1)).toBe('open');
    expect(JSON.parse(line.said.at(-1)!)).toEqual({ type: 'ping' });
  });

  it('says nothing more once it was given up', () => {
    const { heard, line } = seated();
    vi.advanceTimersByTime(14_000);
    line.hear({ type: 'notice' });
    expect(heard).not.toContain('notice');
  });
});

describe('a connection that was opened early', () => {
  it('is taken over with all that it has heard', async () => {
    kept = { 'chanbara.seats': [SEAT], 'chanbara.settings': { name: 'Aki', language: 'de' } };
    prefetch();
    Line.all[0]!.open();
    expect(JSON.parse(Line.all[0]!.said[0]!)).toEqual({
      type: 'hello',
      token: 'secret',
      name: 'Aki',
      language: 'de',
    });
    Line.all[0]!.hear(WELCOME);
    const { standings, heard } = sit();
    await Promise.resolve();
    Line.all[0]!.hear({ type: 'pong' });
    expect(heard).toEqual(['welcome', 'pong']);
    expect(standings).toEqual(['connecting', 'open']);
    expect(Line.all).toHaveLength(1);
    expect(Line.all[0]!.said.map((said) => (JSON.parse(said) as { type: string }).type)).toEqual(['hello', 'ping']);
  });

  it('is left alone where it has been lost since', () => {
    kept = { 'chanbara.seats': [SEAT] };
    prefetch();
    Line.all[0]!.close();
    sit();
    expect(Line.all).toHaveLength(2);
  });

  it.each([
    ['nobody has a seat', []],
    ['two share the screen', [SEAT, { ...SEAT, seat: 1, token: 'other' }]],
    ['the seat is at another table', [{ ...SEAT, code: 'XXXXXX' }]],
  ])('is not opened where %s', (_, seats) => {
    kept = { 'chanbara.seats': seats };
    prefetch();
    expect(Line.all).toHaveLength(0);
  });
});
