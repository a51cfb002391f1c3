/** A table against bots with the cards that are being written. */
import { Draft } from '../lobby/making/draft.svelte';
import { loadChoices } from '../lobby/choices';
import { keepName, ownName } from '../lobby/names';
import type { DesignForm } from '../protocol.gen';
import { openTable } from '../lobby/seating';

/** The player begins with some of the cards in hand, or as the first of the characters: else neither may ever come up. */
export async function tryOut({ text, entries }: DesignForm): Promise<void> {
  const draft = new Draft();
  draft.design = text;
  draft.tryout = true;
  draft.characters[0] = entries.find(({ character }) => character !== null)?.dealt ?? null;
  draft.fillWithBots((await loadChoices()).stand_in);
  await openTable(keepName(ownName()), draft.options);
}
