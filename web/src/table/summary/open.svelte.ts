/** Whether the summary lies over the table: one screen shows one table. */
import { speech } from '../../words/speech.svelte';

class Summary {
  isOpen = $state(false);

  toggle(): void {
    this.isOpen = !this.isOpen;
  }
}

export const summary = new Summary();

/** Fetch the sheet and its words: most look at them late, or never. */
export async function loadSummary(): Promise<typeof import('./SummarySheet.svelte').default> {
  const [{ default: sheet }] = await Promise.all([import('./SummarySheet.svelte'), speech.learn('summary')]);
  return sheet;
}
