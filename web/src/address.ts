/**
 * Where the page is. A server has an address for every page. A static host has one document in some folder: there the
 * path is the query of its address, which every host ignores: `/chanbara/?/rules`.
 */
const IS_STATIC = import.meta.env.MODE === 'static';
/** The folder of the document; everything is delivered from there. */
export const BASE = IS_STATIC ? new URL('.', location.href).pathname : '/';
/** A file of the page: it has an address of its own on every host. */
const FILE = /^\/[\w-]+(\.[\w-]+)+$/;

/** The address of this page as a server would have it. */
export function here(): URL {
  if (!IS_STATIC) return new URL(location.href);
  return new URL(pathIn(location.search) + location.hash, location.origin);
}

/** The path that the query of the document stands for. */
function pathIn(search: string): string {
  if (!search.startsWith('?/')) return `/${search}`;
  return search.slice(1).replace('&', '?');
}

/** The address of a path in this browser. */
export function address(path: string): string {
  if (!IS_STATIC) return path;
  if (FILE.test(path)) return BASE + path.slice(1);
  const { pathname, search, hash } = new URL(path, location.origin);
  const query = pathname === '/' ? search : `?${pathname}${search.replace('?', '&')}`;
  return BASE + query + hash;
}

/** The same, to be passed on. */
export const linkTo = (path: string): string => location.origin + address(path);

/** The path that a link leads to; null if it leads out of the page. */
export function pathOf(link: HTMLAnchorElement): string | null {
  if (link.origin !== location.origin) return null;
  if (IS_STATIC && link.pathname === BASE) return pathIn(link.search) + link.hash;
  return link.pathname + link.search + link.hash;
}

/** Give links the addresses that they have here before they are opened in a new tab, copied or saved. */
export function keepLinks(): void {
  if (!IS_STATIC) return;
  const mend = (event: Event): void => {
    const link = (event.target as Element).closest?.('a[href^="/"]');
    const path = link?.getAttribute('href');
    if (link != null && path != null && !path.startsWith('/api/') && !path.startsWith(`${BASE}?`)) link.setAttribute('href', address(path));
  };
  for (const moment of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(moment, mend, { passive: true });
}
