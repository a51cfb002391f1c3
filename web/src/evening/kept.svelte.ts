/** The evenings of this browser: their codes, and the tokens that prove who takes part. */
import { read, write } from '../storage';

export type KeptEvening = { code: string; token: string; title: string; at: number };

const KEPT = 'chanbara.evenings';
/** More evenings than anybody looks back to. */
const MOST = 50;

class KeptEvenings {
  all = $state<KeptEvening[]>(read<KeptEvening[]>(KEPT, []));

  tokenOf(code: string): string | undefined {
    return this.all.find((one) => one.code === code)?.token;
  }

  keep(evening: Omit<KeptEvening, 'at'>): void {
    const others = this.all.filter((one) => one.code !== evening.code);
    this.#set([{ ...evening, at: Date.now() }, ...others].slice(0, MOST));
  }

  forget(code: string): void {
    this.#set(this.all.filter((one) => one.code !== code));
  }

  /** After data was deleted: only those stay whose token still opens a seat. */
  retain(tokens: readonly string[]): void {
    this.#set(this.all.filter(({ token }) => tokens.includes(token)));
  }

  #set(all: KeptEvening[]): void {
    this.all = all;
    write(KEPT, all);
  }
}

export const keptEvenings = new KeptEvenings();
