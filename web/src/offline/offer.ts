/** Whether the page can be played without the server that delivers it. */
import { FOLDER, isLocal } from '../address';
import { storedFolders } from './parts';

/** The folder with the parts that the document names; empty if it names none. */
export function partsFolder(): string {
  const named = document.querySelector<HTMLMetaElement>('meta[name=offline]')?.content;
  return named === undefined ? '' : new URL(`${FOLDER}${named}/`, location.href).href;
}

/** Whether that has been downloaded, so that it also works without a connection. */
export const isStored = async (): Promise<boolean> => !isLocal && (await storedFolders().catch(() => [])).length > 0;

/** Whether the server offers it, or has offered it. */
export const isOffered = async (): Promise<boolean> => !isLocal && (partsFolder() !== '' || (await isStored()));
