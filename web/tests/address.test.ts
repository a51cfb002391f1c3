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

describe('without the server that delivers the page', () => {
  it.each([
    ['/', 'https://host/local'],
    ['/t/ABC', 'https://host/local?/t/ABC'],
    ['/review/ABC?as=2', 'https://host/local?/review/ABC&as=2'],
  ])('%s is in the query, and files come from the server', async (path, href) => {
    const { address, here, isBesideServer, linkTo, withoutServer } = await at(href, 'production');
    const found = here();
    expect(isBesideServer).toBe(true);
    expect(found.pathname + found.search).toBe(path);
    expect(linkTo(path)).toBe(href);
    expect(withoutServer('/t/ABC')).toBe('/local?/t/ABC');
    expect(address('/licenses.txt')).toBe('/licenses.txt');
  });

  it('a link to the server leads out of the page', async () => {
    const { pathOf } = await at('https://host/local?/duel', 'production');
    const link = { origin: 'https://host', pathname: '/', search: '', hash: '' };
    expect(pathOf({ ...link, rel: 'external' } as HTMLAnchorElement)).toBeNull();
    expect(pathOf({ ...link, rel: '' } as HTMLAnchorElement)).toBe('/');
  });
});

describe('what is stored', () => {
  it('belongs to one server, but settings and lessons to the person', async () => {
    await at('https://host/local', 'production');
    const { keyOf } = await import('../src/storage');
    expect([keyOf('chanbara.seats'), keyOf('chanbara.settings')]).toEqual(['chanbara.local.seats', 'chanbara.settings']);
    await at('https://host/', 'production');
    expect((await import('../src/storage')).keyOf('chanbara.seats')).toBe('chanbara.seats');
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
