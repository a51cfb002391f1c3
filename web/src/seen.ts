/** An event as a viewer saw it, in any wording. */
import type { ToldEvent } from './protocol.gen';

export type Seen = Pick<ToldEvent, 'number' | 'kind' | 'about'>;
