/** The language of the page: as chosen, or as the browser prefers. */
import { memory } from '../../memory.svelte';
import { preferred, speech, type Language } from '../../words/speech.svelte';

/** Switch to another language at once, and remember it; null leaves it to the browser. */
export async function switchLanguage(language: Language | null): Promise<void> {
  memory.settings.language = language;
  memory.keepSettings();
  await speech.speak(language ?? preferred(navigator.languages));
}
