/** What a table can be made of, as the server tells it. */
import { fetchChoices } from '../api';
import { once } from '../memoize';

export const loadChoices = once(fetchChoices);
