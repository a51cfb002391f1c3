import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage, Sword } from '../src/protocol.gen';
import type { Standing } from '../src/socket';

type Handlers = {
  message: (message: ServerMessage) => void;
  standing: (standing: Standing) => void;
  silence: (since: number | null) => void;
};
const connection = { send: vi.fn(), close: vi.fn() };
let handlers: Handlers;
vi.mock('../src/socket', () => ({
  Connection: class {
    constructor(_code: string, _hello: unknown, given: Handlers) {
      handlers = given;
      return connection;
    }
  },
}));
vi.stubGlobal('document', { visibilityState: 'hidden', hidden: true });
const { Game } = await import('../src/game.svelte');
const { Desk } = await import('../src/table/desk.svelte');
const { memory } = await import('../src/memory.svelte');

const SEAT = { code: 'ABC', seat: 1, token: 'secret', name: 'Ann', at: 0 };
const seen = (number: number) => ({ number, kind: 'TurnBegan', about: {} });
const OPTIONS = ['end', 'play tanto>1'].map((text) => ({ text, verb: 'play', cards: [], seats: [] }));

const update = (numbers: number[]): Sword =>
  ({
    type: 'sword',
    version: 1,
    events: numbers.map(seen),
    view: { decision: { number: 7, seat: 1, kind: 'play', options: OPTIONS }, seats: [] },
    timer: null,
    premove: null,
    insight: {
      asked: { id: 'ask-play' },
      wounds: 0,
      options: [
        { said: { id: 'option-end' }, danger: null },
        { said: { id: 'option-play' }, danger: 'self' },
      ],
    },
    scoresheet: null,
  }) as unknown as Sword;

beforeEach(() => {
  vi.clearAllMocks();
  memory.settings = { ...memory.settings, confirm: true, pace: 'none', undo: false };
});

describe('a seat', () => {
  it('whose token is refused is out, and does not knock again', () => {
    const game = new Game('ABC', SEAT);
    handlers.message({ type: 'refused', code: 'unknown_token', message: 'No.', re: null });
    expect(game.standing).toBe('out');
    expect(connection.close).toHaveBeenCalledOnce();
  });

  it('has every event once, before and after a connection that was lost', async () => {
    const game = new Game('ABC', SEAT);
    handlers.message({ type: 'welcome', you: 1, protocol: 1, re: null });
    handlers.message(update([0, 1]));
    handlers.message({ type: 'notice', kind: 'pause', seat: 0 });
    await vi.waitFor(() => expect(game.view).not.toBeNull());
    handlers.message({ type: 'welcome', you: 1, protocol: 1, re: null });
    handlers.message(update([0, 1, 2]));
    await vi.waitFor(() => expect(game.log.filter((entry) => entry.kind === 'event')).toHaveLength(3));
    expect(game.log.filter((entry) => entry.kind === 'notice')).toHaveLength(1);
  });

  it('knows since when the host is gone', () => {
    const game = new Game('ABC', SEAT);
    const told = (host: number, here: boolean) =>
      handlers.message({ type: 'table', table: { host, seats: [{ here }, { here }] } } as unknown as ServerMessage);
    vi.useFakeTimers({ now: 1000 });
    told(0, false);
    vi.setSystemTime(5000);
    told(0, false);
    expect(game.hostGoneAt).toBe(1000);
    told(1, false);
    expect(game.hostGoneAt).toBe(5000);
    told(1, true);
    expect(game.hostGoneAt).toBeNull();
    vi.useRealTimers();
  });
});

describe('what was said', () => {
  const said = (text: string) =>
    handlers.message({ type: 'said', number: 1, seat: 1, text, claim: null } as unknown as ServerMessage);
  const welcome = () => handlers.message({ type: 'welcome', you: 1, protocol: 1, re: null });

  it('into a line that was dead is said again on the next one, unless it was heard', () => {
    const game = new Game('ABC', SEAT);
    handlers.standing('open');
    welcome();
    game.send({ type: 'say', text: 'Heard.' });
    game.send({ type: 'say', text: 'Lost.' });
    game.send({ type: 'say', text: 'Refused.' });
    handlers.message({ type: 'refused', code: 'too_fast', message: 'No.', re: connection.send.mock.lastCall![0].re });
    handlers.standing('lost');
    connection.send.mockClear();
    handlers.standing('open');
    welcome();
    const [[ping]] = connection.send.mock.calls as unknown as [[{ type: string; re: number }]];
    expect([ping.type, connection.send.mock.calls.length]).toEqual(['ping', 1]);
    said('Heard.');
    handlers.message({ type: 'pong', re: ping.re });
    expect(connection.send.mock.calls.slice(1).map(([message]) => message.text)).toEqual(['Lost.']);
    said('Lost.');
    connection.send.mockClear();
    welcome();
    expect(connection.send).not.toHaveBeenCalled();
  });
});

describe('an act', () => {
  async function deskAt(): Promise<InstanceType<typeof Desk>> {
    const game = new Game('ABC', SEAT);
    game.info = { status: 'running', seats: [{ bot: null, name: 'Aki' }, { bot: null, name: 'Ben' }] } as unknown as NonNullable<typeof game.info>;
    handlers.standing('open');
    handlers.message(update([0]));
    await vi.waitFor(() => expect(game.view).not.toBeNull());
    return new Desk(game, {} as ConstructorParameters<typeof Desk>[1]);
  }

  it('that the server calls dangerous is asked about once', async () => {
    const desk = await deskAt();
    desk.choose(1);
    expect([desk.doubtful, connection.send.mock.calls]).toEqual([1, []]);
    desk.choose(1);
    expect(connection.send).toHaveBeenCalledWith({ type: 'choose', decision: 7, option: 1 });
  });

  it('that is not, or whose player does not want to be asked, is done', async () => {
    const desk = await deskAt();
    desk.choose(0);
    expect(connection.send).toHaveBeenCalledWith({ type: 'choose', decision: 7, option: 0 });
    memory.settings = { ...memory.settings, confirm: false };
    const another = await deskAt();
    another.choose(1);
    expect(connection.send).toHaveBeenCalledWith({ type: 'choose', decision: 7, option: 1 });
  });

  it('is kept while the server is silent, and sent once when it answers', async () => {
    const desk = await deskAt();
    handlers.silence(1000);
    desk.choose(0);
    desk.game.send({ type: 'say', text: 'Still there?' });
    expect([desk.game.isConnected, connection.send.mock.calls]).toEqual([false, []]);
    handlers.silence(null);
    handlers.silence(null);
    expect(connection.send.mock.calls.map(([message]) => message.type)).toEqual(['choose', 'say']);
  });

  it('is sent again on a new connection, if the same decision is open there', async () => {
    const desk = await deskAt();
    handlers.silence(1000);
    desk.choose(0);
    handlers.standing('lost');
    expect((desk.game as InstanceType<typeof Game>).lostAt).toBe(1000);
    handlers.silence(null);
    handlers.standing('open');
    handlers.message({ type: 'welcome', you: 1, protocol: 1, re: null });
    expect(connection.send).not.toHaveBeenCalled();
    handlers.message(update([0]));
    await vi.waitFor(() => expect(connection.send).toHaveBeenCalledWith({ type: 'choose', decision: 7, option: 0 }));
  });

  it('is not offered while a bot plays for the player', async () => {
    const desk = await deskAt();
    handlers.message({ type: 'welcome', you: 1, protocol: 1, re: null });
    expect(desk.options).toHaveLength(2);
    const seats = [{ bot: null }, { bot: null, stand_in: true }];
    desk.game.info = { status: 'running', seats } as unknown as NonNullable<typeof desk.game.info>;
    expect(desk.options).toEqual([]);
  });

  it('is neither offered nor sent while the game is paused', async () => {
    const desk = await deskAt();
    memory.settings = { ...memory.settings, undo: true };
    vi.useFakeTimers();
    desk.choose(0);
    desk.game.info = { status: 'running', paused: true, seats: [] } as unknown as NonNullable<typeof desk.game.info>;
    vi.runAllTimers();
    vi.useRealTimers();
    expect([desk.options, desk.held, connection.send.mock.calls]).toEqual([[], null, []]);
  });
});
