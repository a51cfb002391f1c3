/** Choosing an option, in either game: it can be undone for a moment, and a risky one must be confirmed. */
import { memory } from '../../memory.svelte';
import type { TableSession } from '../../session.svelte';
import { Explanations } from './explanations.svelte';

/** How long a choice can be undone, in milliseconds. */
export const SECOND_THOUGHT = 1200;

export abstract class Chooser {
  /** The option that will be sent in a moment. */
  held = $state<number | null>(null);
  /** The risky option that must be confirmed. */
  doubtful = $state<number | null>(null);
  /** Whether the player has touched the held choice once more: then it says how it can be undone. */
  isNudged = $state(false);
  /** Whether all options are listed as plain buttons. */
  listed = $state(false);
  /** How often the player has chosen at this table; new players get a hint. */
  acts = $state(0);
  readonly explanations: Explanations;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #decision: number | null = null;

  constructor(readonly game: TableSession) {
    this.explanations = new Explanations(game, (text) => this.named(text));
  }

  abstract readonly view: { decision: { number: number } | null };
  /** What can be chosen now; empty while the player has nothing to answer. */
  abstract readonly options: readonly { text: string }[];
  /** The selected option that only needs a confirmation. */
  abstract readonly ready: number | null;
  /** The option that leaves everything as it is. */
  abstract readonly leave: number | null;

  /** A text of the server about characters, with the names of those who play them. */
  protected named(text: string): string {
    return text;
  }

  abstract sentence(option: number): string;
  /** The question before a risky option; null before all others. */
  abstract doubtOf(option: number): string | null;
  /** Deselect what was selected from the hand or the table. */
  protected abstract putDown(): void;

  /** A new decision starts with nothing chosen; the same one keeps the choice. */
  follow(): void {
    if (this.game.isReplay) return;
    const decision = this.view.decision?.number ?? null;
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.begin();
  }

  protected begin(): void {
    this.takeBack();
    this.explanations.forget();
    this.listed = false;
  }

  choose(option: number): void {
    if (this.options[option] === undefined) return;
    if (this.doubtOf(option) !== null && memory.settings.confirm && this.doubtful !== option) {
      this.doubtful = option;
      return;
    }
    this.release();
    this.held = option;
    // As long for every choice: others must not be able to tell from it what is in a hand.
    if (!memory.settings.undo) this.#send();
    else this.#timer = setTimeout(() => this.#send(), SECOND_THOUGHT);
  }

  #send(): void {
    const option = this.held;
    // The host may have paused the game in the meantime.
    if (option !== null && this.options[option] !== undefined) this.give(option);
    this.takeBack();
  }

  protected give(option: number): void {
    this.acts += 1;
    this.game.choose(option);
  }

  /** Whether a choice can still be undone, or must be confirmed. */
  get isUnderWay(): boolean {
    return this.held !== null || this.doubtful !== null;
  }

  /** Undo the choice that is under way; what was selected for it stays selected. */
  protected release(): void {
    clearTimeout(this.#timer);
    this.held = null;
    this.doubtful = null;
    this.isNudged = false;
  }

  takeBack(): void {
    this.release();
    this.explanations.hide();
    this.putDown();
  }

  /** Undo the choice that is under way; if there is none, deselect everything. */
  cancel(): void {
    this.takeBack();
  }
}
