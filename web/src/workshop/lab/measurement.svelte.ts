/** A measurement of how strong cards are; the verdict arrives again and again while it forms. */
import { Refusal } from '../../api';
import type { LabBegan, LabDone, LabJudged, LabLine, LabWaits } from '../../protocol.gen';
import { say } from '../../words/speech.svelte';
import { judge } from '../routes';

export class Measurement {
  began = $state.raw<LabBegan | null>(null);
  judged = $state.raw<LabJudged | null>(null);
  done = $state<LabDone['reason'] | 'stopped' | null>(null);
  waiting = $state<LabWaits['reason'] | null>(null);
  problem = $state('');
  isRunning = $state(false);
  #stopping = new AbortController();

  constructor(
    /** What is measured: another text is another measurement. */
    readonly text: string,
    readonly players: number,
  ) {}

  async run(): Promise<void> {
    this.isRunning = true;
    const { signal } = this.#stopping;
    try {
      await this.#read(await judge({ text: this.text, players: this.players }, signal), signal);
      if (this.done === null && !signal.aborted) this.problem ||= say('workshop-lab-ended');
    } catch (error) {
      if (signal.aborted) return;
      this.problem = error instanceof Refusal ? error.message : say('workshop-lab-ended');
    } finally {
      this.isRunning = false;
      this.waiting = null;
    }
  }

  /** The server plays only as long as somebody listens. */
  stop(): void {
    if (this.isRunning) this.done ??= 'stopped';
    this.#stopping.abort();
  }

  async #read(answer: Response, signal: AbortSignal): Promise<void> {
    const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    let rest = '';
    for (;;) {
      const { done, value } = await reader.read();
      if (done || signal.aborted) return;
      const parts = (rest + value).split('\n');
      rest = parts.pop() ?? '';
      for (const part of parts) if (part !== '') this.#hear(JSON.parse(part) as LabLine);
    }
  }

  #hear(line: LabLine): void {
    this.waiting = line.line === 'labwaits' ? line.reason : null;
    if (line.line === 'labbegan') this.began = line;
    else if (line.line === 'labjudged') this.judged = line;
    else if (line.line === 'labdone') this.done = line.reason;
    else if (line.line === 'labfailed') this.problem = say('workshop-lab-ended');
  }
}
