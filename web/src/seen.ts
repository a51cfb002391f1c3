/** An event as somebody saw it, whatever is said of it. */
import type { ToldEvent } from './protocol.gen';

export type Seen = Pick<ToldEvent, 'number' | 'kind' | 'about'>;
