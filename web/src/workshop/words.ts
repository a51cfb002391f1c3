/** How what can be written is called on the page. */
import { say } from '../words/speech.svelte';

type Kind = 'entry' | 'field' | 'part' | 'moment' | 'change' | 'who' | 'count' | 'choice' | 'check' | 'add';

/** The name of something of the vocabulary: `form-part-draw`. */
export function called(kind: Kind, name: string): string {
  const plain = name.replace(/[_ ]/g, '-');
  return say(`form-${kind}-${plain}`);
}

const SYMBOLS: readonly string[] = ['fuji', 'koi', 'torii', 'origami'];

/** One of the words that a field can have. */
export const choiceOf = (field: string, choice: string): string =>
  SYMBOLS.includes(choice) ? say(`suit-${choice}`) : called('choice', `${field}-${choice}`);

/** What an example shows. */
export function aboutExample(name: string): string {
  const plain = name.replaceAll('_', '-');
  return say(`workshop-example-${plain}`);
}
