/** One evening, followed for as long as its page is open: each answer waits for the next change. */
import { Refusal } from '../api';
import type { EveningAct, EveningInfo } from '../protocol.gen';
import { keptEvenings } from './kept.svelte';
import { actInEvening, followEvening } from './routes';

/** Milliseconds before another attempt. */
const AGAIN = 3000;

export class Followed {
  readonly code: string;
  info = $state.raw<EveningInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** When the answer came: the seconds until the next round count from here. */
  at = $state(0);
  #stop = new AbortController();

  constructor(code: string) {
    this.code = code;
  }

  get token(): string | undefined {
    return keptEvenings.tokenOf(this.code);
  }

  /** Follow the evening until the page is left; return how to stop. */
  start(): () => void {
    const stop = (this.#stop = new AbortController());
    void this.#follow(stop.signal);
    return () => stop.abort();
  }

  /** Ask at once: what this browser may see has changed. */
  again(): void {
    this.#stop.abort();
    this.info = null;
    this.start();
  }

  async #follow(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.#show(await followEvening(this.code, this.token, this.info?.version ?? null, signal));
      } catch (error) {
        if (signal.aborted) return;
        if (!(error instanceof Refusal)) throw error;
        this.refusal = error;
        if (error.code === 'unknown_evening') return;
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
      }
    }
  }

  #show(info: EveningInfo): void {
    this.info = info;
    this.at = Date.now();
    this.refusal = null;
  }

  /** Do something; what the server refuses is thrown. */
  async act(act: EveningAct): Promise<void> {
    if (this.token === undefined) return;
    this.#show(await actInEvening(this.code, this.token, act));
  }
}
