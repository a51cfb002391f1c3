/** Which page is shown: the address says it, so that a link, a reload and the back button all work. */
import { address, here, pathOf } from './address';
import { save } from './table/end/save';
import { isLocal, request } from './transport';

export type Place =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'table'; code: string }
  | { page: 'rules'; paragraph: string }
  | { page: 'duel'; way: string }
  | { page: 'school' }
  | { page: 'lesson' }
  | { page: 'duel-lesson' }
  | { page: 'introduction'; key: string }
  | { page: 'puzzles' }
  | { page: 'puzzle'; key: string }
  | { page: 'streak' }
  | { page: 'progress' }
  | { page: 'examples' }
  | { page: 'example'; key: string }
  | { page: 'history' }
  | { page: 'me'; code: string }
  | { page: 'review'; code: string }
  | { page: 'settings' }
  | { page: 'workshop' }
  | { page: 'evening'; code: string }
  | { page: 'club'; code: string }
  | { page: 'mail'; way: 'confirm' | 'stop' | 'never'; code: string; token: string }
  | { page: 'nowhere' };

export function placeOf(path: string): Place {
  const [first = '', second = '', third = '', rest = ''] = path.split('/').filter((part) => part !== '');
  if (first === '') return { page: 'lobby' };
  if (first === 't' && second !== '') return { page: 'table', code: second.toUpperCase() };
  if (first === 'review') return { page: 'review', code: second.toUpperCase() };
  if (first === 'evening' || first === 'club') return { page: first, code: second.toUpperCase() };
  if (first === 'rules') return { page: 'rules', paragraph: second };
  if (first === 'duel') return { page: 'duel', way: second };
  if (first === 'school') return schoolOf(second, third);
  if (first === 'me') return { page: 'me', code: second.toUpperCase() };
  if (first === 'mail') return mailOf(second, third, rest);
  if (first === 'new' || first === 'history' || first === 'settings' || first === 'workshop') return { page: first };
  return { page: 'nowhere' };
}

/** The links in emails: one to confirm an address names its table, one to stop does not. */
function mailOf(way: string, third: string, fourth: string): Place {
  if (way === 'confirm' && fourth !== '') return { page: 'mail', way, code: third.toUpperCase(), token: fourth };
  if ((way === 'stop' || way === 'never') && third !== '') return { page: 'mail', way, code: '', token: third };
  return { page: 'nowhere' };
}

function schoolOf(room: string, key: string): Place {
  if (room === '') return { page: 'school' };
  if (room === 'lesson') return { page: 'lesson' };
  if (room === 'duel') return { page: 'duel-lesson' };
  if (room === 'modules' && key !== '') return { page: 'introduction', key };
  if (room === 'puzzles') return key === '' ? { page: 'puzzles' } : { page: 'puzzle', key };
  if ((room === 'streak' || room === 'progress') && key === '') return { page: room };
  if (room === 'examples') return key === '' ? { page: 'examples' } : { page: 'example', key };
  return { page: 'nowhere' };
}

class Router {
  place = $state.raw<Place>(placeOf(here().pathname));

  constructor() {
    addEventListener('popstate', () => this.#arrive());
  }

  go(path: string, { replace = false } = {}): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address(path));
    this.#arrive();
    scrollTo(0, 0);
  }

  #arrive(): void {
    this.place = placeOf(here().pathname);
  }
}

export const router = new Router();

/** For links inside the page: a plain click changes the route without loading anything again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest('a');
  if (link === null || link.target !== '') return;
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const path = pathOf(link);
  if (path === null) return;
  const isFile = link.hasAttribute('download') || path.startsWith('/api/');
  if (isFile && !(isLocal && path.startsWith('/api/'))) return;
  event.preventDefault();
  if (isFile) void download(path, link.download);
  else router.go(path);
}

/** No address leads to the server in the worker: hand its answer to the player as a file. */
async function download(path: string, name: string): Promise<void> {
  const answer = await request(path);
  if (answer.ok) save(name, await answer.blob());
}
