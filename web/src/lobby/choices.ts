/** What a table can be made of, as the server sends it. */
import { fetchChoices } from '../api';
import { memoize } from '../memoize';

export const loadChoices = memoize(fetchChoices);
