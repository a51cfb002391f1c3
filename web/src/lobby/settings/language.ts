/** The language of the page: as one chose, or as the browser likes best. */
import { memory } from '../../memory.svelte';
import { preferred, speech, type Language } from '../../words/speech.svelte';

/** Speak another language at once, and remember it; null leaves it to the browser. */
export async function switchLanguage(language: Language | null): Promise<void> {
  memory.settings.language = language;
  memory.keepSettings();
  await speech.speak(language ?? preferred(navigator.languages));
}
