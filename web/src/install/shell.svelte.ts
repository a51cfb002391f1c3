/** The service worker: registered after the first view; a newer one waits until the reader accepts it. */
import { FOLDER, here, withoutServer } from '../address';
import { isStored } from '../offline/offer';
import { router, type Place } from '../router.svelte';
import { online } from './online.svelte';

const EVERY = 3_600_000;
/** Pages that are the same on every server. */
const PLAYED: ReadonlySet<Place['page']> = new Set(['lobby', 'new', 'duel', 'school', 'puzzles', 'puzzle', 'lesson', 'duel-lesson']);

class Shell {
  /** Whether the server has a newer version of the page. */
  isOld = $state(false);
  #registration: ServiceWorkerRegistration | undefined;

  /** Register when the page is loaded and idle: on a slow connection the table comes first. */
  begin(): void {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    const call = (): void => void this.#call();
    const soon = (): void => {
      if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 5000 });
      else setTimeout(call, 1000);
    };
    if (document.readyState === 'complete') soon();
    else addEventListener('load', soon, { once: true });
  }

  async #call(): Promise<void> {
    const workers = navigator.serviceWorker;
    if (workers.controller !== null) void online.check().then(playWithout);
    workers.addEventListener('message', (event) => {
      if (event.data === 'newer') this.isOld = true;
    });
    // A browser without storage refuses: then the page needs the server.
    workers.register(`${FOLDER}worker.js`, { updateViaCache: 'none' }).catch(() => undefined);
    const registration = await workers.ready;
    this.#registration = registration;
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', () => this.#tell(false));
    });
    this.#tell(false);
    const look = (): void => void registration.update().catch(() => undefined);
    setInterval(look, EVERY);
    document.addEventListener('visibilitychange', () => {
      if (!document.hidden) look();
    });
  }

  /** Tell a waiting worker the version of this page; it answers if it is newer. */
  #tell(sure: boolean): void {
    const page = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content ?? '';
    this.#registration?.waiting?.postMessage({ page, sure });
  }

  /** The reader wants the new version now. */
  renew(): void {
    const reload = (): void => location.reload();
    if (this.#registration?.waiting == null) return reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    this.#tell(true);
  }
}

/** A page that was opened without a connection plays without the server, if it can and nothing on the server was asked for. */
async function playWithout(): Promise<void> {
  const { pathname } = here();
  if (online.lostAt !== null && PLAYED.has(router.place.page) && (await isStored())) location.replace(withoutServer(pathname));
}

export const shell = new Shell();
