/** The first thing that runs: a few lines, so that they are here before the rest. */
import { hasten } from './prefetch';

hasten();
void import('./start');
