/** Where a touch completed the last choice: a second touch there belongs to the first. */
import { isSame, type Place } from './choice';

/** How long a second touch counts as part of the first, in milliseconds. */
const DOUBLE = 600;

export class LastChoice {
  #place: Place | null = null;
  #raised: number | null = null;
  #at = 0;

  set(place: Place | null, raised: number | null = null): void {
    this.#place = place;
    this.#raised = raised;
    this.#at = performance.now();
  }

  isAt(place: Place, raised: number | null): boolean {
    return this.#place !== null && isSame(this.#place, place) && this.#raised === raised;
  }

  get isRecent(): boolean {
    return performance.now() - this.#at < DOUBLE;
  }
}
