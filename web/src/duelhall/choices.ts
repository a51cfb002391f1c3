/** What a duel can be made of, as the server tells it in a language. */
import { fetchDuelChoices } from '../api';
import { once } from '../once';

export const loadDuelChoices = once(() => fetchDuelChoices());
