/** What this device remembers of a table, and nobody else hears of. */
import { read, write } from '../../storage';

/** More tables than anybody sits at. */
const MOST = 20;

export class PerTable<Value> {
  #all = $state.raw<Readonly<Record<string, Value>>>({});

  constructor(readonly key: string) {
    this.#all = read<Record<string, Value>>(key, {});
  }

  of(table: string): Value | undefined {
    return this.#all[table];
  }

  keep(table: string, value: Value | null): void {
    const { [table]: _, ...others } = this.#all;
    const kept = value === null ? Object.entries(others) : [...Object.entries(others), [table, value] as const];
    this.#all = Object.fromEntries(kept.slice(-MOST));
    write(this.key, this.#all);
  }
}
