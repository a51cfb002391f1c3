/** A lesson: the game of one learner and their coach. The server stores nothing; the choices rebuild it. */
import { askWhyInLesson, Refusal, walkLesson } from '../../api';
import { memory } from '../../memory.svelte';
import type { CoachLine, LessonState } from '../../protocol.gen';
import { type Answered, type Question, TableSession } from '../../session.svelte';
import { say } from '../../words/speech.svelte';
import { tableOf } from '../desk';
import { progress } from '../progress.svelte';
import { patiently } from '../patience';

export class Lesson extends TableSession {
  override readonly hasAhead = false;
  override readonly hasOdds = false;
  coach = $state.raw<readonly CoachLine[]>([]);
  /** How many of the coach's lines were read: they come one after the other. */
  heard = $state(0);
  /** What the coach waits for; empty: the learner plays freely. */
  awaited = $state.raw<readonly string[]>([]);
  /** The coach's answer to an unexpected action, and that action. */
  instead = $state.raw<{ text: string; act: string } | null>(null);
  step = $state(0);
  steps = $state(0);
  choices = $state.raw<readonly string[]>([]);
  /** Why nothing could be done. */
  problem = $state<string | null>(null);
  /** Whether the actions of the others are being shown. */
  isPlaying = $state(false);

  #isBusy = false;

  constructor(readonly key: string) {
    super('');
    void this.#resume(progress.choicesIn(key) ?? []);
  }

  get isOver(): boolean {
    return this.info?.status === 'over';
  }

  /** Whether the coach waits for nothing: then it is the learner's own game. */
  get isFree(): boolean {
    return this.awaited.length === 0;
  }

  /** Whether everything was done that the coach waited for. */
  get isDone(): boolean {
    return this.isFree && this.steps > 0 && this.step === this.steps && this.choices.length > 0;
  }

  restart(): void {
    void this.#resume([]);
  }

  /** Undo the last choice. */
  back(): void {
    void this.#resume(this.choices.slice(0, -1));
  }

  /** Do it all the same. */
  insist(): void {
    if (this.instead !== null) void this.#act(this.instead.act, true);
  }

  /** Retry the request that failed. */
  retry(): void {
    void this.#resume(this.choices.length > 0 ? this.choices : (progress.choicesIn(this.key) ?? []));
  }

  heed(): void {
    this.instead = null;
  }

  /** Get the coach's text again, in another language. */
  async translate(): Promise<void> {
    if (this.info === null) return;
    const state = await walkLesson(this.key, { choices: [...this.choices], resume: true }).catch(() => null);
    if (state !== null && state.choices.length === this.choices.length) this.#listen(state);
    this.instead = null;
  }

  protected chosen(_decision: number, option: number): void {
    const decision = this.view?.decision ?? this.duel?.decision;
    const act = decision?.options?.[option]?.text;
    if (act !== undefined) void this.#act(act, false);
  }

  send(): void {
    // Only choices are sent: there is nobody else to hear anything.
  }

  async ask(question: Question): Promise<Answered> {
    if (question.type !== 'why') return refused(say('coach-cannot'));
    return askWhyInLesson(this.key, { choices: [...this.choices], act: question.act }).catch((error: unknown) =>
      refused(error instanceof Error ? error.message : ''),
    );
  }

  async #act(act: string, insist: boolean): Promise<void> {
    await this.#walk(async () => {
      const state = await patiently(() => walkLesson(this.key, { choices: [...this.choices, act], insist }));
      this.instead = state.instead === null ? null : { text: state.instead, act };
      if (state.instead === null) await this.#follow(state);
      else this.sent = null;
    });
  }

  async #resume(choices: readonly string[]): Promise<void> {
    await this.#walk(async () => {
      this.instead = null;
      await this.#follow(await this.#comeBack(choices));
    });
  }

  /** If the lesson has changed since, it starts again. */
  async #comeBack(choices: readonly string[]): Promise<LessonState> {
    try {
      return await patiently(() => walkLesson(this.key, { choices: [...choices], resume: true }));
    } catch (error) {
      if (choices.length === 0 || !(error instanceof Refusal) || error.code !== 'impossible') throw error;
      return walkLesson(this.key, { choices: [], resume: true });
    }
  }

  async #walk(act: () => Promise<void>): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    this.problem = null;
    try {
      await act();
    } catch (error) {
      this.problem = error instanceof Error ? error.message : String(error);
      this.sent = null;
    } finally {
      this.#isBusy = false;
      this.isPlaying = false;
    }
  }

  async #follow(state: LessonState): Promise<void> {
    this.you = state.seat;
    this.choices = state.choices;
    progress.keepChoices(this.key, state.choices, state.is_over);
    const players = state.sword.at(-1)?.view.seats.length ?? 1;
    this.isPlaying = state.sword.length > 1;
    this.info = tableOf(players, state.seat, memory.settings.name, state.bot, false);
    // One after the other, however many there are: here the learner is meant to see what the others do.
    for (const update of [...state.sword, ...state.duel]) await this.show(update);
    if (state.is_over) this.info = { ...this.info, status: 'over' };
    this.#listen(state);
  }

  #listen(state: LessonState): void {
    this.coach = state.coach;
    this.heard = 0;
    this.awaited = state.awaited;
    this.step = state.step;
    this.steps = state.steps;
  }
}

const refused = (message: string): Answered => ({ type: 'refused', code: 'impossible', message, re: null });
