/** A puzzle: the position, the choices so far, and their result. The server stores the result for a claimed name. */
import { askWhyInPuzzle, Refusal, tryPuzzle } from '../../api';
import { memory } from '../../memory.svelte';
import type { PuzzleDuel, PuzzleState, PuzzleSword, Insight, ToldEvent } from '../../protocol.gen';
import { type Answered, type Question, TableSession } from '../../session.svelte';
import { tableOf } from '../desk';
import { practice } from '../practice/practice.svelte';
import { asOwner } from '../practice/routes';
import type { Streak } from '../practice/run.svelte';
import { progress } from '../progress.svelte';
import { patiently } from '../patience';
import { say } from '../../words/speech.svelte';
import { characterName } from '../../words/table';

export class Puzzle extends TableSession {
  override readonly hasAhead = false;
  override readonly hasOdds = false;
  state = $state.raw<PuzzleState | null>(null);
  problem = $state<string | null>(null);

  constructor(
    readonly key: string,
    /** The streak that it belongs to. */
    readonly streak: Streak | null = null,
  ) {
    super('');
    void this.#try([]);
  }

  /** A text about the goal, with the player it is about. */
  goalText(id: string): string {
    const target = this.state?.goal.target ?? null;
    const character = target === null ? '' : (this.view?.seats[target]?.character ?? '');
    return say(id, { seat: character && characterName(character) });
  }

  /** Name a seat, if that is the question. */
  name(seat: number): void {
    void this.#try([`seat ${seat}`]);
  }

  protected chosen(_decision: number, option: number): void {
    const decision = this.view?.decision ?? this.duel?.decision;
    const act = decision?.options?.[option]?.text;
    if (act !== undefined) void this.#try([...(this.state?.choices ?? []), act]);
  }

  send(): void {
    // Only choices are sent: there is nobody else to hear anything.
  }

  async ask(question: Question): Promise<Answered> {
    if (question.type === 'who' && this.state !== null) {
      return { type: 'suspects', suspects: this.state.suspects, clues: this.state.clues, trust: [], re: null };
    }
    if (question.type !== 'why') return refused('');
    const choices = [...(this.state?.choices ?? [])];
    return askWhyInPuzzle(this.key, { choices, act: question.act }).catch((error: unknown) =>
      refused(error instanceof Error ? error.message : ''),
    );
  }

  async #try(choices: string[]): Promise<void> {
    this.problem = null;
    try {
      const run = this.streak?.place ?? null;
      const state = await patiently(() => asOwner((token) => tryPuzzle(this.key, { choices, run }, token)));
      await this.#show(state, state.sword, state.duel);
      if (state.verdict === 'solved') progress.keepSolved(this.key);
      this.state = state;
      if (state.verdict !== 'open') this.#decided(state.verdict === 'solved');
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.sent = null;
      // Another streak was begun elsewhere.
      if (error instanceof Refusal && error.code === 'impossible') this.streak?.lose();
    }
  }

  #decided(isSolved: boolean): void {
    this.streak?.decided(isSolved);
    void practice.decided(this.key, isSolved);
  }

  async #show(state: PuzzleState, sword: PuzzleSword | null, duel: PuzzleDuel | null): Promise<void> {
    this.you = state.solver;
    const players = sword?.view.seats.length ?? 1;
    this.info = tableOf(players, state.solver, memory.settings.name, '', state.verdict !== 'open');
    if (sword !== null) {
      // Where a seat is to be named, nothing else can be chosen.
      const view = state.seats.length > 0 ? { ...sword.view, decision: null } : sword.view;
      const events = this.#fresh(sword.events);
      const insight = withoutHints(sword.insight);
      await this.show({ type: 'sword', ...sword, view, events, insight, premove: null, timer: null });
    } else if (duel !== null) {
      await this.show({ type: 'duel', ...duel, events: this.#fresh(duel.events), timer: null });
    }
  }

  /** The events that were not shown before. */
  #fresh(events: readonly ToldEvent[]): ToldEvent[] {
    const last = this.log.at(-1);
    const known = last?.kind === 'event' ? last.event.number : -1;
    return events.filter((event) => event.number > known);
  }
}

/** No warnings: the solver is meant to find the mistakes. */
function withoutHints(insight: Insight | null): Insight | null {
  return insight && { ...insight, options: insight.options.map((option) => ({ ...option, danger: null })) };
}

const refused = (message: string): Answered => ({ type: 'refused', code: 'impossible', message, re: null });
