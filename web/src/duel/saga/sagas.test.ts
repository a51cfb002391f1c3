import { afterEach, describe, expect, it, vi } from 'vitest';
import { sagas } from './sagas.svelte';

const saga = (number: number, over: boolean) => ({ code: `SAGA${number}`, token: 'x', way: 'clan' as const, over });

afterEach(() => {
  for (const { code } of sagas.all) sagas.forget(code);
  vi.unstubAllGlobals();
});

describe('the campaigns and clans of a browser', () => {
  it('are all kept while they go on; of those that are over the oldest make room', () => {
    for (let number = 0; number < 30; number += 1) sagas.keep(saga(number, true));
    for (let number = 30; number < 60; number += 1) sagas.keep(saga(number, false));
    expect(sagas.all).toHaveLength(50);
    expect(sagas.tokenOf('SAGA9')).toBeUndefined();
    expect(sagas.tokenOf('SAGA10')).toBe('x');
    for (let number = 60; number < 90; number += 1) sagas.keep(saga(number, false));
    expect(sagas.all.map((one) => one.code)).toEqual(Array.from({ length: 60 }, (_, place) => `SAGA${89 - place}`));
  });

  it('are given up one by one, and what stays says why', async () => {
    for (const number of [1, 2, 3]) sagas.keep(saga(number, false));
    const problem = (code: string) => new Response(JSON.stringify({ code, message: `It is ${code}.` }), { status: 400 });
    vi.stubGlobal('fetch', async (path: string) => {
      if (path.endsWith('SAGA1')) return new Response(null, { status: 204 });
      return problem(path.endsWith('SAGA2') ? 'closed' : 'unknown_saga');
    });
    expect(await sagas.giveUpAll()).toEqual([{ code: 'SAGA2', message: 'It is closed.' }]);
    expect(sagas.all.map((one) => one.code)).toEqual(['SAGA2']);
  });
});
