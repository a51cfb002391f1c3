/**
 * The mind of the bots as WebAssembly, compiled by numba (checks/static/mind.py). A function gets two addresses, for its
 * result and for an error, then its arguments; arrays are addresses.
 */
type Exports = Record<string, (...given: (number | bigint)[]) => number> & { memory: WebAssembly.Memory };
/** Bytes for the arguments of a call: twice what a bot takes. Where a call needs more, it gets more. */
const SPACE = 65_536;

export class Mind {
  readonly #exports: Exports;
  readonly #result: number;
  #arguments: number;
  #space = SPACE;

  private constructor(instance: WebAssembly.Instance) {
    this.#exports = instance.exports as Exports;
    this.#exports['_initialize']?.();
    this.#result = this.#exports['memory_for']!(16);
    this.#arguments = this.#exports['memory_for']!(SPACE);
  }

  static async load(code: Uint8Array<ArrayBuffer>): Promise<Mind> {
    const { instance } = await WebAssembly.instantiate(code);
    return new Mind(instance);
  }

  /**
   * Call a function: `data` holds its arrays, which it may change; `given` says for each argument where its array begins,
   * or its number as text. Returns the result.
   */
  call(name: string, data: Uint8Array, given: readonly (number | string)[]): number {
    if (data.length > this.#space) {
      this.#space = 2 * data.length;
      this.#exports['memory_back']!(this.#arguments);
      this.#arguments = this.#exports['memory_for']!(this.#space);
    }
    new Uint8Array(this.#exports.memory.buffer, this.#arguments, data.length).set(data);
    const values = given.map((one) => (typeof one === 'string' ? BigInt(one) : this.#arguments + one));
    const failed = this.#exports[name]!(this.#result, this.#result + 8, ...values);
    if (failed !== 0) throw new Error(`${name} failed`);
    return Number(new BigInt64Array(this.#exports.memory.buffer, this.#result, 1)[0]);
  }

  /** The arrays after the last call. */
  data(length: number): Uint8Array {
    return new Uint8Array(this.#exports.memory.buffer, this.#arguments, length).slice();
  }
}
