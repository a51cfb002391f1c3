/** The first thing that runs: a few lines, so that they are here before the rest. */
import { prefetch } from './prefetch';

prefetch();
void import('./start');
