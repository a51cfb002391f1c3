/** How what can be written is called on the page. */
import { say } from '../words/speech.svelte';

type Kind = 'entry' | 'field' | 'part' | 'moment' | 'change' | 'who' | 'count' | 'choice' | 'check' | 'add';

/** The name of something of the vocabulary: `form-part-draw`. */
export const called = (kind: Kind, name: string): string => say(`form-${kind}-${name.replace(/[_ ]/g, '-')}`);
