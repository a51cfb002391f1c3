/** A puzzle: the position, what one has chosen so far, and what came of it. The server keeps nothing. */
import { Refusal, tryPuzzle } from '../api';
import { memory } from '../memory.svelte';
import type { PuzzleState, PuzzleSword } from '../protocol.gen';
import { type Answered, type Question, Told } from '../told.svelte';
import { tableOf } from './desk';
import { kept } from './kept.svelte';
import { patiently } from './patience';

/** The rule that a refusal names at its end. */
const RULE = /^(?<reason>.*) \((?<rule>[\d.]+)\)$/s;

export class Puzzle extends Told {
  override readonly hasAhead = false;
  override readonly hasOdds = false;
  state = $state.raw<PuzzleState | null>(null);
  problem = $state<string | null>(null);

  constructor(readonly key: string) {
    super('');
    void this.#try([]);
  }

  /** Name a seat, where that is asked. */
  name(seat: number): void {
    void this.#try([`seat ${seat}`]);
  }

  protected chosen(_decision: number, option: number): void {
    const act = this.view?.decision?.options?.[option]?.text;
    if (act !== undefined) void this.#try([...(this.state?.choices ?? []), act]);
  }

  send(): void {
    // There is nobody to be told anything but one's choices.
  }

  async ask(question: Question): Promise<Answered> {
    if (question.type === 'who' && this.state !== null) {
      return { type: 'suspects', suspects: this.state.suspects, clues: this.state.clues, trust: [], re: null };
    }
    if (question.type !== 'why') return refused('');
    try {
      await tryPuzzle(this.key, { choices: [...(this.state?.choices ?? []), question.act] });
      return refused('');
    } catch (error) {
      const said = error instanceof Refusal ? RULE.exec(error.message)?.groups : undefined;
      if (said === undefined) return refused(error instanceof Error ? error.message : '');
      return { type: 'reason', rule: said['rule'] ?? '', reason: said['reason'] ?? '', re: null };
    }
  }

  async #try(choices: string[]): Promise<void> {
    this.problem = null;
    try {
      const state = await patiently(() => tryPuzzle(this.key, { choices }));
      if (state.sword !== null) await this.#show(state, state.sword);
      if (state.verdict === 'solved') kept.keepSolved(this.key);
      this.state = state;
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.sent = null;
    }
  }

  async #show(state: PuzzleState, sword: PuzzleSword): Promise<void> {
    this.you = state.solver;
    this.info = tableOf(sword.view.seats.length, state.solver, memory.settings.name, '', state.verdict !== 'open');
    const last = this.log.at(-1);
    const known = last?.kind === 'event' ? last.event.number : -1;
    const events = sword.events.filter((event) => event.number > known);
    await this.show({ type: 'sword', ...sword, events, ahead: null, timer: null });
  }
}

const refused = (message: string): Answered => ({ type: 'refused', code: 'impossible', message, re: null });
