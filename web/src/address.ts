/**
 * Where the page is. A server has an address for every page. A static host has one document in some folder: there the
 * path is the query of its address, which every host ignores: `/chanbara/?/rules`. So it is where a server's page plays
 * without the server: `/local?/rules`.
 */
const IS_STATIC = import.meta.env.MODE === 'static';
/** The address under which the page of a server plays without it. */
export const LOCAL = '/local';
/** Whether a server delivers this page, which plays without it. */
export const isBesideServer = !IS_STATIC && globalThis.location?.pathname === LOCAL;
/** Whether the server runs in this browser. */
export const isLocal = IS_STATIC || isBesideServer;
/** The folder that everything is delivered from. */
export const FOLDER = IS_STATIC ? new URL('.', location.href).pathname : '/';
/** The address of the document. */
const BASE = isBesideServer ? LOCAL : FOLDER;
/** A file of the page: it has an address of its own on every host. */
const FILE = /^\/[\w-]+(\.[\w-]+)+$/;

/** The address of this page as a server would have it. */
export function here(): URL {
  if (!isLocal) return new URL(location.href);
  return new URL(pathIn(location.search) + location.hash, location.origin);
}

/** The path that the query of the document stands for. */
function pathIn(search: string): string {
  if (!search.startsWith('?/')) return `/${search}`;
  return search.slice(1).replace('&', '?');
}

/** The address of a path in this browser. */
export function address(path: string): string {
  if (!isLocal) return path;
  if (FILE.test(path)) return FOLDER + path.slice(1);
  const { pathname, search, hash } = new URL(path, location.origin);
  const query = pathname === '/' ? search : `?${pathname}${search.replace('?', '&')}`;
  return BASE + query + hash;
}

/** The same, to be passed on. */
export const linkTo = (path: string): string => location.origin + address(path);

/** The address where a path is played without the server that delivers this page. */
export const withoutServer = (path: string): string => (path === '/' ? LOCAL : `${LOCAL}?${path}`);

/** The path that a link leads to; null if it leads out of the page, or from one server to the other. */
export function pathOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin || link.rel === 'external') return null;
  if (isLocal && link.pathname === BASE) return pathIn(link.search) + link.hash;
  return link.pathname + link.search + link.hash;
}

/** Give links the addresses that they have here before they are opened in a new tab, copied or saved. */
export function keepLinks(): void {
  if (!isLocal) return;
  const mended = new WeakMap<Element, string>();
  const mend = (event: Event): void => {
    const link = (event.target as Element).closest?.('a[href^="/"]:not([rel=external])');
    const path = link?.getAttribute('href');
    if (link == null || path == null || path.startsWith('/api/') || path === mended.get(link)) return;
    mended.set(link, address(path));
    link.setAttribute('href', address(path));
  };
  for (const moment of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(moment, mend, { passive: true });
}
