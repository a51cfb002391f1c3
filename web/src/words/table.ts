/** The words of a table, with the names of its rulebook. */
import type { CardBox } from '../cards';
import type { View } from '../protocol.gen';
import { Words } from './sentences';
import { speech } from './speech.svelte';

/** What a character is called by a book. */
export const characterName = (key: string, book = 'ours'): string => speech.called(`character-${key}`, book);

export function wordsAt(view: View, cards: CardBox): Words {
  const person = (key: string): string => characterName(key, cards.book);
  return new Words((id, about) => speech.say(id, about), view, (key) => cards.card(key).kind, person);
}
