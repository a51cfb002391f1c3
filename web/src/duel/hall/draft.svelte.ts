/** A duel, a campaign or a clan that is being set up. Only the server knows which choices go together. */
import { anyDuel, checkDuel, Refusal } from '../../api';
import { read, write } from '../../storage';
import type { DuelChecked, DuelDraft, DuelGame, TableOptions } from '../../protocol.gen';

type What = 'opponent' | 'weapon' | 'environment' | 'weather' | 'difficulty';
export type Way = 'single' | 'campaign' | 'clan';

const KEPT = 'chanbara.duel';

export const usualGame = (): DuelGame => ({
  game: 'duel',
  opponent: null,
  weapon: 'katana',
  environment: null,
  weather: null,
  difficulty: 'samurai',
  modules: [],
  armoured: null,
  rulings: {},
  numbers: '',
});

export class HallDraft {
  readonly way: Way;
  game = $state<DuelGame>(usualGame());
  events = $state(true);
  checked = $state.raw<DuelChecked>({ barred: [], armoured: [] });
  problem = $state('');
  #asked = 0;

  constructor(way: Way) {
    this.way = way;
    const kept = read<Partial<Record<Way, Partial<DuelDraft>>>>(KEPT, {})[way];
    if (kept?.game) this.game = { ...usualGame(), ...kept.game };
    this.events = kept?.events ?? true;
  }

  get chosen(): DuelDraft {
    return { way: this.way, game: $state.snapshot(this.game), events: this.events };
  }

  get options(): TableOptions {
    return { game: this.chosen.game ?? usualGame() };
  }

  /** Remember what was chosen for the next time. */
  keep(): void {
    write(KEPT, { ...read<Record<string, DuelDraft>>(KEPT, {}), [this.way]: this.chosen });
  }

  /** Choose something for the next duel, before the hall is opened. */
  static prepare(what: What | 'module', key: string | null): void {
    const draft = new HallDraft('single');
    if (what !== 'module') draft.choose(what, key);
    else if (key !== null && !draft.game.modules?.includes(key)) draft.toggle(key);
    draft.keep();
  }

  choose(what: What, key: string | null): void {
    this.game = { ...this.game, [what]: key, armoured: null };
  }

  toggle(module: string): void {
    const modules = this.game.modules ?? [];
    const others = modules.filter((one) => one !== module);
    this.game = { ...this.game, modules: others.length < modules.length ? others : [...others, module], armoured: null };
  }

  /** Decide a ruling. Only what differs from the default is stored: the record then names nothing that holds anyway. */
  rule(name: string, value: boolean, usual: boolean): void {
    const { [name]: _, ...others } = this.game.rulings ?? {};
    this.game = { ...this.game, rulings: value === usual ? others : { ...others, [name]: value } };
  }

  /** Play with the player's own numbers; without them, ours apply. */
  count(numbers: string): void {
    this.game = { ...this.game, numbers };
  }

  reset(): void {
    this.game = usualGame();
    this.events = true;
  }

  async leaveToChance(): Promise<void> {
    await this.#bravely(async () => {
      const { game } = await anyDuel({ way: this.way });
      // Rulings and numbers are not randomized.
      const { rulings = {}, numbers = '' } = this.game;
      this.game = { ...usualGame(), ...game, rulings, numbers };
    });
  }

  /** Ask what can be changed about the draft as it is; a late answer is ignored. */
  async check(): Promise<void> {
    const number = ++this.#asked;
    await this.#bravely(async () => {
      const checked = await checkDuel(this.chosen);
      if (number === this.#asked) this.checked = checked;
    });
  }

  why(what: string, key: string | null): string {
    return this.checked.barred.find((one) => one.what === what && one.key === key)?.reason ?? '';
  }

  async #bravely(act: () => Promise<void>): Promise<void> {
    try {
      await act();
      this.problem = '';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // What an older page stored may not fit any more: then the draft starts from the defaults.
      if (error.code === 'impossible' || error.code === 'malformed') this.reset();
      else this.problem = error.message;
    }
  }
}
