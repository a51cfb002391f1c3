/** The words of a table that is looked at, where no desk stands at it. */
import type { CardBox } from '../cards';
import type { View } from '../protocol.gen';
import { Words } from '../words/sentences';
import { speech } from '../words/speech.svelte';

export const wordsAt = (view: View, cards: CardBox): Words =>
  new Words((id, about) => speech.say(id, about), view, (key) => cards.card(key).kind);
