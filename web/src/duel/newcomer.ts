/** Whether a duel was fought to its end in this browser. */
import { read, write } from '../storage';

const FOUGHT = 'chanbara.fought';

export const hasFought = (): boolean => read(FOUGHT, false);
export const keepFought = (): void => write(FOUGHT, true);
