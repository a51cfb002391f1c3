/** Addresses: a path on a server, and the query of one document on a static host. */
import { afterEach, describe, expect, it, vi } from 'vitest';

async function at(href: string, mode: string): Promise<typeof import('../src/address')> {
  vi.resetModules();
  vi.stubEnv('MODE', mode);
  vi.stubGlobal('location', new URL(href));
  return import('../src/address');
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('on a server', () => {
  it('a path is its own address', async () => {
    const { address, here, linkTo } = await at('https://host/review/ABC?as=2#top', 'production');
    expect([here().pathname, here().search, here().hash]).toEqual(['/review/ABC', '?as=2', '#top']);
    expect(address('/rules?table=A')).toBe('/rules?table=A');
    expect(linkTo('/t/ABC')).toBe('https://host/t/ABC');
  });
});

describe('on a static host', () => {
  it.each([
    ['/', 'https://host/games/chanbara/'],
    ['/t/ABC', 'https://host/games/chanbara/?/t/ABC'],
    ['/review/ABC?as=2&at=57', 'https://host/games/chanbara/?/review/ABC&as=2&at=57'],
    ['/t/ABC#token=1', 'https://host/games/chanbara/?/t/ABC#token=1'],
    ['/?language=de', 'https://host/games/chanbara/?language=de'],
  ])('%s is in the query, and is found there again', async (path, href) => {
    const { address, here, linkTo } = await at(href, 'static');
    const found = here();
    expect(found.pathname + found.search + found.hash).toBe(path);
    expect(linkTo(path)).toBe(href);
    expect(address('/licenses.txt')).toBe('/games/chanbara/licenses.txt');
  });

  it('the document may be named', async () => {
    const { address } = await at('https://host/games/index.html?/duel', 'static');
    expect(address('/rules')).toBe('/games/?/rules');
  });

  it('a link is understood before and after it got its address here', async () => {
    const { pathOf } = await at('https://host/games/', 'static');
    for (const href of ['https://host/rules', 'https://host/games/?/rules']) {
      expect(pathOf(new URL(href) as unknown as HTMLAnchorElement)).toBe('/rules');
    }
    expect(pathOf(new URL('https://elsewhere/rules') as unknown as HTMLAnchorElement)).toBeNull();
  });
});
