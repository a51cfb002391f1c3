/** The first code that runs: a few lines, so that they arrive before the rest. */
import { prefetch } from './prefetch';

prefetch();
void import('./start');
