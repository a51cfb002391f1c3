/** What the operator's files of custom cards are called. */
import type { OwnFile } from '../protocol.gen';
import { say, speech } from './speech.svelte';

const titleId = (name: string): string => `cards-${name}-title`;

/** The title of a file; its name as long as its texts are not here. */
export const ownTitle = (name: string): string => (speech.knows(titleId(name)) ? say(titleId(name)) : name);

/** The names of everything in a file. */
export const ownNames = ({ cards, characters }: OwnFile): string[] => [
  ...cards.map(({ key }) => say(`card-${key}`)),
  ...characters.map(({ key }) => say(`character-${key}`)),
];

/** Whether a rule is in our book: those of custom cards are called whatever their author likes. */
export const isParagraph = (rule: string): boolean => /^[A-Z]?\d/.test(rule);
