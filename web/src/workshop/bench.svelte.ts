/** What is being written: the file as form and as text, which follow each other, and every step back. */
import { Refusal } from '../api';
import type { DesignEntry, DesignForm, DesignProblem } from '../protocol.gen';
import { read, write } from '../storage';
import { checkDesign } from './routes';
import { asNode, changed, type Node, type Path, renamed, type Section, type Tree } from './tree';

export const DRAFT = 'chanbara.workshop';
/** Milliseconds until a change is sent: somebody may be typing. */
const PAUSE = 350;
/** Changes of one field within so many milliseconds are one step back. */
const ONE_STEP = 2500;
const MOST_STEPS = 100;

/** Which of the two was changed last: the other one follows. */
export type Kept = { text: string; file: Node; leads: 'text' | 'file'; chosen: string };

const EMPTY: Node = { format: 1 };

export class Bench {
  file = $state.raw<Node>(EMPTY);
  text = $state('');
  leads = $state<'text' | 'file'>('file');
  /** The entry that is shown, such as `cards/ambush`. */
  chosen = $state('');
  form = $state.raw<DesignForm | null>(null);
  /** Why nothing could be checked. */
  refused = $state('');
  isChecking = $state(false);
  #steps = $state.raw<readonly Kept[]>([]);
  #field = '';
  #touched = 0;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  readonly problems = $derived<readonly DesignProblem[]>(this.form?.problems ?? []);
  readonly entries = $derived<readonly DesignEntry[]>(this.form?.entries ?? []);
  readonly isReadable = $derived(this.leads === 'file' || this.form === null || this.form.file !== null || this.text.trim() === '');
  readonly isEmpty = $derived(this.text.trim() === '' && Object.keys(this.file).length <= 1);
  /** Whether it can be played as it is shown. */
  readonly isGood = $derived(!this.isChecking && !this.refused && this.form !== null && this.problems.length === 0 && this.entries.length > 0);
  readonly canStepBack = $derived(this.#steps.length > 0);

  constructor() {
    const kept = read<Kept | null>(DRAFT, null);
    if (kept === null || typeof kept.text !== 'string') return;
    this.#put({ ...kept, file: asNode(kept.file) });
    this.#ask();
  }

  /** What there is, by section. */
  keys(section: Section): string[] {
    return Object.keys(asNode(this.file[section]));
  }

  set(path: Path, value: Tree): void {
    this.#step(path.join('/'));
    this.file = asNode(changed(this.file, path, value));
    this.leads = 'file';
    this.#changed();
  }

  add(section: Section, key: string, entry: Node): void {
    this.set([section, key], entry);
    this.chosen = `${section}/${key}`;
    this.#keep();
  }

  remove(section: Section, key: string): void {
    const rest = this.keys(section).filter((one) => one !== key);
    this.set(rest.length === 0 ? [section] : [section, key], undefined);
    this.chosen = this.#first();
    this.#keep();
  }

  rename(section: Section, before: string, after: string): void {
    // A key that follows its name is no step of its own.
    this.#field = this.#field.replace(`${section}/${before}/`, `${section}/${after}/`);
    this.file = asNode(changed(this.file, [section], renamed(asNode(this.file[section]), before, after)));
    this.chosen = `${section}/${after}`;
    this.#changed();
  }

  write(text: string): void {
    this.#step('text');
    this.text = text;
    this.leads = 'text';
    this.#changed();
  }

  /** Begin with a whole file; what was there before is one step back. */
  async open(text: string): Promise<void> {
    this.#step('');
    this.chosen = '';
    this.text = text;
    this.leads = 'text';
    await this.#check();
  }

  clear(): void {
    this.#step('');
    this.#put({ text: '', file: EMPTY, leads: 'file', chosen: '' });
    this.form = null;
    this.#keep();
  }

  stepBack(): void {
    const last = this.#steps.at(-1);
    if (last === undefined) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#field = '';
    this.#put(last);
    this.#changed();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  #put({ text, file, leads, chosen }: Kept): void {
    this.text = text;
    this.file = file;
    this.leads = leads;
    this.chosen = chosen;
  }

  get #now(): Kept {
    const { text, file, leads, chosen } = this;
    return { text, file, leads, chosen };
  }

  #step(field: string): void {
    const isSame = field !== '' && field === this.#field && Date.now() - this.#touched < ONE_STEP;
    this.#field = field;
    this.#touched = Date.now();
    if (!isSame && !this.isEmpty) this.#steps = [...this.#steps, this.#now].slice(-MOST_STEPS);
  }

  #changed(): void {
    this.#keep();
    this.#ask();
  }

  #ask(): void {
    this.isChecking = true;
    this.#asked++;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#check(), PAUSE);
  }

  #keep(): void {
    write(DRAFT, this.isEmpty ? null : this.#now);
  }

  #first(): string {
    const sections: readonly Section[] = ['cards', 'characters'];
    return sections.flatMap((one) => this.keys(one).map((key) => `${one}/${key}`))[0] ?? '';
  }

  async #check(): Promise<void> {
    const number = ++this.#asked;
    this.isChecking = true;
    try {
      const found = await checkDesign(this.leads === 'file' ? { file: this.file } : { text: this.text });
      // What was changed in the meantime is asked for soon.
      if (number !== this.#asked) return;
      this.refused = '';
      this.form = found;
      if (this.leads === 'file') this.text = found.text;
      else if (found.file != null) this.file = found.file;
      const [section = '', key = ''] = this.chosen.split('/');
      if (!(key in asNode(this.file[section]))) this.chosen = this.#first();
      this.#keep();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (number === this.#asked) this.refused = error.message;
    } finally {
      if (number === this.#asked) this.isChecking = false;
    }
  }
}
