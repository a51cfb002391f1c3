/** Why something cannot be done: asked of the server once for each action, and cached for one decision. */
import type { Reason } from '../../protocol.gen';
import type { TableSession } from '../../session.svelte';

/** Retry delay after a rate limit, in milliseconds, and how many retries. */
const RETRY_AFTER = 500;
const MOST_RETRIES = 3;

export class Explanations {
  /** The reason that is shown. */
  shown = $state.raw<Reason | null>(null);
  /** By action. Every decision starts with a map of its own: a late answer belongs to none. */
  #known = $state.raw<ReadonlyMap<string, Reason>>(new Map());
  #decision = 0;

  /** The server knows characters only; the table says who plays them. */
  constructor(
    readonly game: Pick<TableSession, 'ask'>,
    readonly named: (text: string) => string = (text) => text,
  ) {}

  /** The reason why an action is forbidden, if it has been requested. */
  of(act: string | null): Reason | null {
    return act === null ? null : (this.#known.get(act) ?? null);
  }

  /** A new decision: what was forbidden may be allowed now. */
  forget(): void {
    this.#decision += 1;
    this.#known = new Map();
    this.shown = null;
  }

  hide(): void {
    this.shown = null;
  }

  async show(act: string): Promise<void> {
    const decision = this.#decision;
    const reason = await this.fetch(act);
    if (decision === this.#decision) this.shown = reason;
  }

  async fetch(act: string): Promise<Reason | null> {
    const known = this.#known.get(act);
    if (known !== undefined) return known;
    const decision = this.#decision;
    let answer = await this.game.ask({ type: 'why', act });
    // A quick player runs into the server's rate limit.
    for (let retry = 0; answer.type === 'refused' && retry < MOST_RETRIES; retry += 1) {
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER));
      answer = await this.game.ask({ type: 'why', act });
    }
    if (answer.type !== 'reason' || answer.rule === '' || decision !== this.#decision) return null;
    const reason = { ...answer, reason: this.named(answer.reason) };
    this.#known = new Map([...this.#known, [act, reason]]);
    return reason;
  }
}
