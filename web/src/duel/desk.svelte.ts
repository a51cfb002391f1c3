/** What one is about to do in a duel: the raised card, the choice that can still be taken back, what it would change. */
import type { TableSession } from '../session.svelte';
import { memory } from '../memory.svelte';
import type { DuelBook, DuelCard, DuelOption, DuelOutcome, DuelView, OptionOdds, Reason, Standing } from '../protocol.gen';
import { SECOND_THOUGHT } from '../table/desk.svelte';
import { tell } from '../words/message';
import { speech } from '../words/speech.svelte';
import { type Scene, sceneOf } from './view';
import { DuelWords } from './words';

/** After how long a question is asked again that came too fast, in milliseconds. */
const AGAIN = 600;
/** Verbs that are answered with a card of the hand. */
const FROM_HAND = ['play', 'redraw', 'penalty'];
/** What may be done beside the cards, in the order in which it is shown. */
export const USES = ['extra', 'foresee', 'guard', 'gisei', 'environment', 'bokken', 'spend', 'step', 'convert'];
/** The verb that is meant where one asks why a card cannot be used. */
const USUAL: Record<string, string> = { redraw: 'redraw' };

export class DuelDesk {
  /** The card of the hand that is raised, by its place. */
  raised = $state<number | null>(null);
  /** The option that is looked at: what it would change is shown. */
  eyed = $state<number | null>(null);
  /** The option that will be sent in a moment. */
  held = $state<number | null>(null);
  /** The option that may be regretted and is asked about once. */
  doubtful = $state<number | null>(null);
  /** Why something cannot be done. */
  because = $state.raw<Reason | null>(null);
  listed = $state(false);
  /** Whether one wants to know the odds, and what they are at the open decision. */
  wantsOdds = $state(false);
  odds = $state.raw<readonly OptionOdds[] | null>(null);
  /** How often one has chosen at this table; who is new to it gets a hint. */
  acts = $state(0);
  /** Whether the sheet about the duel is open. */
  looking = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #decision: number | null = null;
  #cards: Map<string, DuelCard>;

  constructor(
    readonly game: TableSession,
    readonly book: DuelBook,
  ) {
    this.#cards = new Map(book.cards.map((card) => [card.key, card]));
  }

  get view(): DuelView {
    return this.game.duel as DuelView;
  }

  words = $derived.by(() => new DuelWords(this.view, this.book));
  scene = $derived.by<Scene>(() => sceneOf(this.view, this.game.happening));
  isHappening = $derived.by(() => this.game.happening.length > 0);
  options = $derived.by<readonly DuelOption[]>(() => {
    const { game, view } = this;
    const isOpen = game.you !== null && game.isGoingOn && !this.isHappening;
    return isOpen && game.sent !== view.decision?.number ? (view.decision?.options ?? []) : [];
  });
  /** The option that the raised card is played with. */
  ready = $derived.by(() => (this.raised === null ? null : this.ofCard(this.scene.open.hand[this.raised] ?? '')));
  leave = $derived.by(() => this.#placeOf((option) => option.verb === 'pass'));
  /** Options that are neither a card of the hand, nor a use, nor an enemy: each is a button of its own, as is what is asked. */
  buttons = $derived.by(() =>
    this.options.flatMap((option, place) => {
      const isUse = USES.includes(option.verb) && option.verb !== this.view.decision?.kind;
      const isElsewhere = isUse || option.verb === 'pass' || option.enemy !== null;
      return isElsewhere || this.#cardOf(option) !== null ? [] : [place];
    }),
  );
  /** What would be so after the option that is chosen or looked at, where it is certain. */
  after = $derived.by<Standing | null>(() => {
    const place = this.held ?? this.doubtful ?? this.eyed ?? this.ready;
    return place === null || this.options.length === 0 ? null : (this.outcome(place)?.after ?? null);
  });
  /** How one stands now, as the server reckons. */
  now = $derived.by<Standing | null>(() => (this.isHappening ? null : (this.game.foretold?.now ?? null)));
  question = $derived.by(() => {
    const { foretold } = this.game;
    return this.options.length === 0 || foretold === null ? '' : tell(foretold.asked);
  });

  card(key: string): DuelCard {
    const found = this.#cards.get(key);
    if (found === undefined) throw new Error(`the server told nothing of the card ${key}`);
    return found;
  }

  outcome(place: number): DuelOutcome | null {
    return this.game.foretold?.options[place] ?? null;
  }

  sentence(place: number): string {
    return tell(this.outcome(place)?.said ?? '');
  }

  /** The odds of an option, where they are wanted and known. */
  oddsOf(place: number): OptionOdds | null {
    return this.wantsOdds ? (this.odds?.[place] ?? null) : null;
  }

  #placeOf(is: (option: DuelOption) => boolean): number | null {
    const place = this.options.findIndex(is);
    return place === -1 ? null : place;
  }

  /** The card of the hand that an option is begun with. */
  #cardOf(option: DuelOption): string | null {
    if (!FROM_HAND.includes(option.verb) || option.key === null) return null;
    if (option.verb !== 'penalty') return option.key;
    const [from, card] = option.key.split(':');
    return from === 'hand' ? (card ?? null) : null;
  }

  ofCard(card: string): number | null {
    return this.#placeOf((option) => this.#cardOf(option) === card);
  }

  /** How one would stand after a card is played, where it can be. */
  afterCard(card: string): Standing | null {
    const place = this.ofCard(card);
    return place === null || this.options[place]?.verb !== 'play' ? null : (this.outcome(place)?.after ?? null);
  }

  ofEnemy(enemy: number): number | null {
    return this.#placeOf((option) => option.enemy === enemy);
  }

  usesOf(verb: string): number[] {
    return this.options.flatMap((option, place) => (option.verb === verb ? [place] : []));
  }

  /** A new decision begins with nothing chosen; the same one keeps what was chosen. */
  follow(): void {
    const number = this.view.decision?.number ?? null;
    if (number !== this.#decision) {
      this.#decision = number;
      this.takeBack();
      this.eyed = null;
      this.listed = false;
      this.odds = null;
    }
    if (this.wantsOdds && this.odds === null && this.options.length > 0) void this.#reckon();
  }

  async #reckon(): Promise<void> {
    this.odds = [];
    const answer = await this.game.ask({ type: 'odds' });
    if (answer.type === 'odds' && answer.decision === this.#decision) this.odds = answer.options;
    // Who chooses quickly asks faster than the server likes.
    if (answer.type === 'refused') setTimeout(() => (this.odds = null), AGAIN);
  }

  /** Touch a card of the hand: raise it, and play it by a second touch; what cannot be played says why. */
  touch(place: number): void {
    this.because = null;
    if (this.held !== null || this.options.length === 0) return;
    if (this.raised === place && this.ready !== null) {
      this.choose(this.ready);
      return;
    }
    this.raised = this.raised === place ? null : place;
    const card = this.scene.open.hand[place] ?? '';
    if (this.raised !== null && this.ready === null) {
      void this.explain(`${USUAL[this.view.decision?.kind ?? ''] ?? 'play'} ${card}`);
    }
  }

  choose(place: number): void {
    if (this.options[place] === undefined) return;
    if (this.outcome(place)?.after?.life === 0 && memory.settings.confirm && this.doubtful !== place) {
      this.doubtful = place;
      return;
    }
    this.doubtful = null;
    this.held = place;
    clearTimeout(this.#timer);
    if (memory.settings.fast) this.#send();
    else this.#timer = setTimeout(() => this.#send(), SECOND_THOUGHT);
  }

  #send(): void {
    const place = this.held;
    this.takeBack();
    // The host may have paused the duel in the meantime.
    if (place === null || this.options[place] === undefined) return;
    this.acts += 1;
    this.game.choose(place);
  }

  takeBack(): void {
    clearTimeout(this.#timer);
    this.held = null;
    this.doubtful = null;
    this.raised = null;
    this.because = null;
  }

  /** What may be regretted: it costs the last life. */
  doubtOf(): string {
    return speech.say('duel-screen-sure');
  }

  /** Say which rule forbids something. */
  async explain(act: string): Promise<void> {
    const number = this.#decision;
    const answer = await this.game.ask({ type: 'why', act });
    if (answer.type === 'reason' && answer.rule !== '' && number === this.#decision) this.because = answer;
  }
}
