/** What a player has said and nobody has heard yet: a line that dies takes no words with it. */
import type { Say } from './protocol.gen';

type Line = Say & { re: number };

/** More than anybody says while a line is down. */
const MOST = 20;

export class Unheard {
  #lines: readonly Line[] = [];

  get all(): readonly Line[] {
    return this.#lines;
  }

  keep(line: Line): void {
    this.#lines = [...this.#lines, line].slice(-MOST);
  }

  /** The server has told everybody. */
  heard(text: string): void {
    const [first] = this.#lines.filter((line) => line.text === text);
    if (first !== undefined) this.refused(first.re);
  }

  /** The server does not want it, and has said why. */
  refused(re: number | null | undefined): void {
    this.#lines = this.#lines.filter((line) => line.re !== re);
  }
}
