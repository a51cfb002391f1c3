/** What a table can be made of, as the server sends it. */
import { fetchChoices } from '../api';
import { memoize } from '../memoize';
import { speech } from '../words/speech.svelte';

export const loadChoices = memoize(async () => {
  const found = await fetchChoices();
  await speech.learnOwn(found.own);
  return found;
});
