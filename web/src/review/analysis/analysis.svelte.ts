/** An engine's analysis of a finished game; it arrives line by line while the reader looks on. */
import { Refusal } from '../../api';
import type { Began, Believed, ReviewLine, Story, Swing, Unsupported, Waiting, Weighed } from '../../protocol.gen';
import { say } from '../../words/speech.svelte';
import { streamFigures } from '../routes';

export class Analysis {
  /** Nothing is requested until somebody wants it. */
  isOpen = $state(false);
  /** Whether what is still to come may be seen. */
  isWhole = $state(false);
  began = $state.raw<Began | null>(null);
  believed = $state.raw<readonly Believed[]>([]);
  story = $state.raw<Story | null>(null);
  swings = $state.raw<readonly Swing[]>([]);
  /** The choices of a duel. */
  weighed = $state.raw<readonly Weighed[]>([]);
  waiting = $state<Waiting['reason'] | null>(null);
  unsupported = $state<Unsupported['reason'] | null>(null);
  isDone = $state(false);
  problem = $state('');
  /** By frame: what was chosen there. */
  bySwing = $derived(new Map(this.swings.map((swing) => [swing.frame, swing])));

  #stopping = new AbortController();

  constructor(
    readonly code: string,
    /** Whether the value of each play is wanted, too: it takes far longer than the rest. */
    readonly hasPlays = true,
  ) {}

  /** How many lines there will be, and how many have arrived. */
  get total(): number {
    if (this.began === null) return 0;
    return this.began.turns + (this.hasPlays ? this.began.plays : 0);
  }

  get here(): number {
    return this.believed.length + this.swings.length + this.weighed.length;
  }

  async open(): Promise<void> {
    this.isOpen = true;
    this.problem = '';
    this.began = null;
    this.believed = [];
    this.swings = [];
    this.weighed = [];
    const { signal } = (this.#stopping = new AbortController());
    try {
      await this.#read(await streamFigures(this.code, this.hasPlays, signal), signal);
      if (!this.isDone && this.unsupported === null) this.problem ||= say('review-analysis-ended');
    } catch (error) {
      if (signal.aborted) return;
      this.problem = error instanceof Refusal ? error.message : say('review-analysis-ended');
    } finally {
      this.waiting = null;
    }
  }

  close(): void {
    this.#stopping.abort();
  }

  /** What may be seen from a frame: everything, or what was known by then. */
  believedUntil(frame: number): readonly Believed[] {
    return this.isWhole ? this.believed : this.believed.filter((one) => one.frame <= frame);
  }

  swingsUntil(frame: number): readonly Swing[] {
    return this.isWhole ? this.swings : this.swings.filter((one) => one.frame <= frame);
  }

  /** Whether the choice at a frame has been looked at by now, with or without a line of its own. */
  isPast(frame: number): boolean {
    return this.isDone || this.swings.some((one) => one.frame > frame);
  }

  weighedUntil(frame: number): readonly Weighed[] {
    return this.isWhole ? this.weighed : this.weighed.filter((one) => one.frame <= frame);
  }

  async #read(answer: Response, signal: AbortSignal): Promise<void> {
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      const parts = (rest + value).split('\n');
      rest = parts.pop() ?? '';
      this.#hear(parts.filter((part) => part !== '').map((part) => JSON.parse(part) as ReviewLine));
    }
  }

  /** Lines that arrived together are shown together. */
  #hear(lines: readonly ReviewLine[]): void {
    const believed = lines.filter((one) => one.line === 'believed');
    const swings = lines.filter((one) => one.line === 'swing');
    if (believed.length > 0) this.believed = [...this.believed, ...believed];
    const weighed = lines.filter((one) => one.line === 'weighed');
    if (weighed.length > 0) this.weighed = [...this.weighed, ...weighed];
    if (this.hasPlays && swings.length > 0) this.swings = [...this.swings, ...swings];
    for (const one of lines) {
      this.waiting = one.line === 'waiting' ? one.reason : null;
      if (one.line === 'began') this.began = one;
      else if (one.line === 'unsupported') this.unsupported = one.reason;
      else if (one.line === 'done') this.isDone = true;
      else if (one.line === 'story') {
        this.story = one;
        this.isDone ||= !this.hasPlays;
        if (!this.hasPlays) this.close();
      }
      else if (one.line === 'failed') this.problem = say('review-analysis-failed');
    }
  }
}

/** Whether another choice was clearly better. */
export const isMistake = ({ verdict }: Pick<Swing, 'verdict'>): boolean => verdict === 'mistake';
