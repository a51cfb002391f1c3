/** What is printed on the cards of the duel, and its strings: in the language of the page. */
import { fetchDuelBook } from '../api';
import type { DuelBook } from '../protocol.gen';
import { speech } from '../words/speech.svelte';
import { untilThere } from './patience';

export class Book {
  found = $state.raw<DuelBook | null>(null);

  /** Fetch it, and again in another language. */
  follow(): void {
    void this.#fetch(speech.language);
  }

  async #fetch(language: string): Promise<void> {
    const found = await untilThere(async () => {
      await speech.learn('duel');
      return fetchDuelBook();
    });
    if (language === speech.language) this.found = found;
  }
}
