/** What a duel can be made of, as the server sends it in a language. */
import { fetchDuelChoices } from '../../api';
import { memoize } from '../../memoize';

export const loadDuelChoices = memoize(() => fetchDuelChoices());
