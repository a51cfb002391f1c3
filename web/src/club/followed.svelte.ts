/** One club, looked at again and again while its page is open. */
import { Refusal } from '../api';
import { memory } from '../memory.svelte';
import type { ClubAct, ClubInfo } from '../protocol.gen';
import { actInClub, lookAtClub } from './routes';

/** Milliseconds between two looks. */
const EVERY = 10_000;

export class FollowedClub {
  /** As in the address: of the club, or of its link. */
  readonly #address: string;
  info = $state.raw<ClubInfo | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The name of the club that one has just left, and the code to come back with. */
  left = $state.raw<{ name: string; invite: string } | null>(null);
  isGone = $state(false);

  constructor(code: string) {
    this.#address = code;
  }

  /** Members use the code of the club, which stays when its link is renewed. */
  get #code(): string {
    return this.info?.inside?.code ?? this.left?.invite ?? this.#address;
  }

  /** Look until the page is left; return how to stop. */
  start(): () => void {
    void this.look();
    const timer = setInterval(() => void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    if (document.hidden || this.left !== null || this.isGone) return;
    try {
      const found = await lookAtClub(this.#code);
      if (this.left === null && !this.isGone) this.info = found;
      this.refusal = null;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // The name was deleted on another device: the link still shows what everybody may see.
      if (error.code === 'unknown_token') memory.forgetPlayer();
      this.refusal = error;
    }
  }

  /** Do something; what the server refuses is shown. */
  async act(act: ClubAct): Promise<boolean> {
    try {
      const before = this.info;
      const found = await actInClub(this.#code, act);
      this.left = act.act === 'leave' && found !== null && before?.inside ? { name: before.name, invite: before.inside.invite } : null;
      this.isGone = found === null;
      this.info = found;
      this.refusal = null;
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refusal = error;
      return false;
    }
  }
}
