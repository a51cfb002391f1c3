/** What the player is about to do in a duel: the raised card, the choice that can be undone, what it would change. */
import type { TableSession } from '../session.svelte';
import type { DuelBook, DuelCard, DuelOption, DuelOutcome, DuelView, Odds, OptionChances, Standing } from '../protocol.gen';
import { Chooser } from '../table/prompt/chooser.svelte';
import { tell } from '../words/message';
import { say } from '../words/speech.svelte';
import { type Scene, sceneOf } from './view';
import { DuelWords } from './words';

/** Retry delay for the odds after a rate limit, in milliseconds. */
const RETRY_AFTER = 600;
/** Verbs that are answered with a card of the hand. */
const FROM_HAND = ['play', 'redraw', 'penalty'];
/** The actions besides the cards, in the order in which they are shown. */
export const USES = ['foresee', 'guard', 'gisei', 'environment', 'bokken', 'spend', 'step', 'convert'];
/** The verb assumed when the player asks why a card cannot be used. */
const USUAL: Record<string, string> = { redraw: 'redraw' };

export class DuelDesk extends Chooser {
  /** The raised card, by its index in the hand. */
  raised = $state<number | null>(null);
  /** The previewed option: what it would change is shown. */
  eyed = $state<number | null>(null);
  /** Whether the player wants the odds, whether they were asked for at the open decision, and what is known of them. */
  wantsOdds = $state(false);
  #hasAsked = $state(false);
  /** Whether the sheet about the duel is open. */
  looking = $state(false);
  /** What is open beside the duel: what happened, or the enemy's decks. */
  side = $state<'log' | 'decks' | null>(null);

  #cards: Map<string, DuelCard>;

  constructor(
    game: TableSession,
    readonly book: DuelBook,
  ) {
    super(game);
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
  /** Options that are neither a card of the hand, nor a use, nor an enemy: each is a button of its own. */
  buttons = $derived.by(() =>
    this.options.flatMap((option, place) => {
      const isUse = USES.includes(option.verb) && option.verb !== this.view.decision?.kind;
      const isElsewhere = isUse || option.verb === 'pass' || option.enemy !== null;
      return isElsewhere || this.#cardOf(option) !== null ? [] : [place];
    }),
  );
  /** The state after the chosen or previewed option, where it is certain. */
  after = $derived.by<Standing | null>(() => {
    const place = this.held ?? this.doubtful ?? this.eyed ?? this.ready;
    return place === null || this.options.length === 0 ? null : (this.outcome(place)?.after ?? null);
  });
  /** The player's state now, as the server computes it. */
  now = $derived.by<Standing | null>(() => (this.isHappening ? null : (this.game.duelInsight?.now ?? null)));
  odds = $derived.by<Odds | null>(() => {
    const found = this.game.duelOdds;
    return this.wantsOdds && found?.decision === this.view.decision?.number ? found : null;
  });
  question = $derived.by(() => {
    const { duelInsight } = this.game;
    return this.options.length === 0 || duelInsight === null ? '' : tell(duelInsight.asked);
  });

  card(key: string): DuelCard {
    const found = this.#cards.get(key);
    if (found === undefined) throw new Error(`the server did not send the card ${key}`);
    return found;
  }

  outcome(place: number): DuelOutcome | null {
    return this.game.duelInsight?.options[place] ?? null;
  }

  sentence(place: number): string {
    return tell(this.outcome(place)?.said ?? '');
  }

  /** The odds of an option, where they are wanted and known. */
  oddsOf(place: number): OptionChances | null {
    return this.odds?.options[place] ?? null;
  }

  #placeOf(is: (option: DuelOption) => boolean): number | null {
    const place = this.options.findIndex(is);
    return place === -1 ? null : place;
  }

  /** The card of the hand that an option starts with. */
  #cardOf(option: DuelOption): string | null {
    if (!FROM_HAND.includes(option.verb) || option.key === null) return null;
    if (option.verb !== 'penalty') return option.key;
    const [from, card] = option.key.split(':');
    return from === 'hand' ? (card ?? null) : null;
  }

  ofCard(card: string): number | null {
    return this.#placeOf((option) => this.#cardOf(option) === card);
  }

  /** The state after a card is played, where it can be. */
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

  override follow(): void {
    super.follow();
    if (this.wantsOdds && !this.#hasAsked && this.options.length > 0) void this.#askOdds();
  }

  protected override begin(): void {
    super.begin();
    this.eyed = null;
    this.#hasAsked = false;
  }

  async #askOdds(): Promise<void> {
    this.#hasAsked = true;
    const answer = await this.game.ask({ type: 'odds' });
    // A quick player runs into the server's rate limit.
    if (answer.type === 'refused') setTimeout(() => (this.#hasAsked = false), RETRY_AFTER);
  }

  /** Touch a card of the hand: raise it, and play it by a second touch; what cannot be played says why. */
  touch(place: number): void {
    this.explanations.hide();
    if (this.held !== null || this.options.length === 0) return;
    if (this.raised === place && this.ready !== null) {
      this.choose(this.ready);
      return;
    }
    this.raised = this.raised === place ? null : place;
    const card = this.scene.open.hand[place] ?? '';
    if (this.raised !== null && this.ready === null) {
      void this.explanations.show(`${USUAL[this.view.decision?.kind ?? ''] ?? 'play'} ${card}`);
    }
  }

  protected putDown(): void {
    this.raised = null;
  }

  /** An option that costs the last point of life asks for confirmation. */
  doubtOf(place: number): string | null {
    return this.outcome(place)?.after?.life === 0 ? say('duel-screen-sure') : null;
  }
}
