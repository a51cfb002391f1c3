/**
 * The server's database in IndexedDB, page by page. After each commit the changed pages are written in one transaction:
 * after a crash there is the state of the last commit that was acknowledged, or of a later one.
 */
const NAME = 'chanbara';
const PAGES = 'pages';
const ABOUT = 'about';
/** Bytes; four pages of SQLite. */
const PAGE = 16_384;

type About = { length: number; owner: string };

/** Another tab has taken the games over. */
export class Taken extends Error {}

export class Kept {
  /** What is stored. */
  #data: Uint8Array = new Uint8Array();
  readonly #owner = crypto.getRandomValues(new Uint32Array(2)).join('-');

  private constructor(readonly db: IDBDatabase) {}

  /** Take over what is stored: whoever had it before can write no more. */
  static async open(): Promise<Kept> {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore(PAGES);
      asked.result.createObjectStore(ABOUT);
    };
    const kept = new Kept(await answerTo(asked));
    await kept.#take();
    return kept;
  }

  get data(): Uint8Array {
    return this.#data;
  }

  async #take(): Promise<void> {
    const work = this.db.transaction([PAGES, ABOUT], 'readwrite', { durability: 'strict' });
    const done = ended(work);
    const about = (await answerTo(work.objectStore(ABOUT).get(ABOUT))) as About | undefined;
    const pages = (await answerTo(work.objectStore(PAGES).getAll())) as Uint8Array[];
    const length = about?.length ?? 0;
    const data = new Uint8Array(length);
    pages.forEach((page, number) => {
      if (number * PAGE < length) data.set(page.subarray(0, length - number * PAGE), number * PAGE);
    });
    work.objectStore(ABOUT).put({ length, owner: this.#owner } satisfies About, ABOUT);
    await done;
    this.#data = data;
  }

  /** Store the database as it is now. */
  async keep(data: Uint8Array): Promise<void> {
    const work = this.db.transaction([PAGES, ABOUT], 'readwrite', { durability: 'strict' });
    const done = ended(work);
    const about = (await answerTo(work.objectStore(ABOUT).get(ABOUT))) as About | undefined;
    if (about?.owner !== this.#owner) {
      work.abort();
      await done.catch(() => undefined);
      throw new Taken();
    }
    const pages = work.objectStore(PAGES);
    const count = Math.ceil(data.length / PAGE);
    for (let number = 0; number < count; number += 1) {
      const page = data.subarray(number * PAGE, (number + 1) * PAGE);
      if (!isSame(page, this.#data.subarray(number * PAGE, (number + 1) * PAGE))) pages.put(page.slice(), number);
    }
    if (data.length < this.#data.length) pages.delete(IDBKeyRange.lowerBound(count));
    work.objectStore(ABOUT).put({ length: data.length, owner: this.#owner } satisfies About, ABOUT);
    await done;
    this.#data = data;
  }
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let place = 0; place < one.length; place += 1) if (one[place] !== other[place]) return false;
  return true;
}

function answerTo<Answer>(asked: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((found, failed) => {
    asked.onsuccess = () => found(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

function ended(work: IDBTransaction): Promise<void> {
  return new Promise((done, failed) => {
    work.oncomplete = () => done();
    work.onerror = work.onabort = () => failed(work.error ?? new Error('nothing was stored'));
  });
}
