/** Everything that is said at a table, with its strings: fetched once the table is shown. */
import { memoize } from '../../memoize';
import { speech } from '../../words/speech.svelte';

export const loadTalk = memoize(async () => {
  const [talk] = await Promise.all([import('./talk'), speech.learn('talk')]);
  return talk;
});
