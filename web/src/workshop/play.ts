/** A table against bots with the cards that are being written. */
import { Draft } from '../lobby/making/draft.svelte';
import { loadChoices } from '../lobby/choices';
import { keepName, ownName } from '../lobby/names';
import { openTable } from '../lobby/seating';

export async function tryOut(text: string): Promise<void> {
  const draft = new Draft();
  draft.design = text;
  draft.fillWithBots((await loadChoices()).stand_in);
  await openTable(keepName(ownName()), draft.options);
}
