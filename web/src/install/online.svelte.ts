/** Whether the server answers. While it does not, keep asking; components are notified when it is back. */
import { untrack } from 'svelte';
import { isLocal, request } from '../transport';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 15_000;

class Online {
  /** Since when nobody answers. */
  lostAt = $state<number | null>(null);
  /** How often the server has come back. */
  returns = $state(0);
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST_PAUSE;

  /** The browser itself may notice first. */
  listen(): void {
    if (isLocal) return; // that server needs no network
    addEventListener('offline', () => this.lost());
    addEventListener('online', () => void this.#look());
  }

  /** A request failed. */
  lost(): void {
    if (this.lostAt !== null) return;
    this.lostAt = Date.now();
    this.#pause = FIRST_PAUSE;
    this.#later();
  }

  /** Find out: a cached page looks as if the server had sent it. */
  async check(): Promise<void> {
    if (!(await isAnswered())) this.lost();
  }

  #later(): void {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#look(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  async #look(): Promise<void> {
    if (this.lostAt === null) return;
    if (!(await isAnswered())) {
      this.#later();
      return;
    }
    clearTimeout(this.#retry);
    this.lostAt = null;
    this.returns += 1;
  }
}

async function isAnswered(): Promise<boolean> {
  try {
    return (await request('/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

export const online = new Online();

/** Have a component do something each time the server has come back. */
export function whenBack(act: () => void): void {
  let seen = online.returns;
  $effect(() => {
    if (online.returns === seen) return;
    seen = online.returns;
    untrack(act);
  });
}
