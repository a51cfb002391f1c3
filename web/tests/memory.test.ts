import { beforeEach, describe, expect, it, vi } from 'vitest';

const kept = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
const { memory } = await import('../src/memory.svelte');

const seat = (code: string, place: number) => ({ code, seat: place, token: `${code}${place}`, name: 'Ann' });
const known = (): string[] => memory.seats.map((one) => one.token);

describe('the seats of a browser', () => {
  beforeEach(() => {
    memory.seats = [];
    for (const one of [seat('AAA', 0), seat('AAA', 2), seat('BBB', 2)]) memory.keepSeat(one);
  });

  it('are forgotten one by one where a token is refused', () => {
    memory.forgetSeat('AAA', 2);
    expect(known()).toEqual(['BBB2', 'AAA0']);
    expect(JSON.parse(kept.get('chanbara.seats') ?? '')).toHaveLength(2);
  });

  it('are forgotten together with their table', () => {
    memory.forgetTable('AAA');
    expect(known()).toEqual(['BBB2']);
  });

  it('are kept once each, the newest first', () => {
    memory.keepSeat({ ...seat('AAA', 0), token: 'new' });
    expect(known()).toEqual(['new', 'BBB2', 'AAA2']);
  });
});
