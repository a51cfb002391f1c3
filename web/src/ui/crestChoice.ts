/** The dialog of crests with its strings, fetched when it is opened. */
import { memoize } from '../memoize';
import { speech } from '../words/speech.svelte';

export const loadCrestChoice = memoize(async () => {
  const [dialog] = await Promise.all([import('./CrestChoice.svelte'), speech.learn('people')]);
  return dialog;
});
