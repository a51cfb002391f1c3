/** What a table can be made of, as the server tells it. */
import { fetchChoices } from '../api';
import { once } from '../once';

export const loadChoices = once(fetchChoices);
