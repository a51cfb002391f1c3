/** What a decision offers at the table: which places can be touched, and in which order; and how far a choice has come. */
import type { CardBox, CardInfo } from '../../cards';
import type { InsightOption, OptionView, View } from '../../protocol.gen';
import type { TableSession } from '../../session.svelte';
import { tell } from '../../words/message';
import { say } from '../../words/speech.svelte';
import { wordsAt } from '../../words/table';
import { begun, buttons, direct, isSame, leaving, ON_ABILITY, type Place, type Target, targetsOf, waysOf } from './choice';
import { Chooser } from './chooser.svelte';

/** Decisions for which the screen leans in. */
const WINDOWS = ['parry', 'weapon', 'escape', 'absorb'];

export abstract class Offer extends Chooser {
  /** Where the choice was started: a card of the hand, or the ability. */
  first = $state.raw<Place | null>(null);
  /** Which of equal cards is raised. */
  raised = $state<number | null>(null);
  /** Whether cards in front of players are too small to be touched: then they are listed. */
  isNarrow = $state(false);

  constructor(
    game: TableSession,
    readonly cards: CardBox,
  ) {
    super(game);
  }

  get view(): View {
    return this.game.view as View;
  }

  words = $derived.by(() => wordsAt(this.view, this.cards, this.game.info?.seats));
  options = $derived.by<readonly OptionView[]>(() => {
    const { game, view } = this;
    const isOpen = game.isAsked && game.isGoingOn && game.sent !== view.decision?.number;
    return isOpen ? (view.decision?.options ?? []) : [];
  });
  ways = $derived(waysOf(this.options));
  /** What the selected card can be played on. */
  targets = $derived<readonly Target[]>(this.first === null ? [] : targetsOf(this.ways, this.first));
  /** The option that plays the selected card, if it needs no target. */
  ready = $derived(this.first === null ? null : direct(this.ways, this.first));
  leave = $derived(leaving(this.options));
  buttons = $derived(buttons(this.options, this.ways));
  isWindow = $derived(this.options.length > 0 && WINDOWS.includes(this.view.decision?.kind ?? ''));
  /** Cards in front of players that can be chosen now. */
  spread = $derived(this.targets.filter(({ place }) => place.kind === 'property').map(({ option }) => option));
  /** Whether the ability targets a card on the table; otherwise it is a button like others. */
  canAim = $derived(this.ways.some((way) => isSame(way.first, ON_ABILITY) && way.then !== null));
  /** What has a button of its own, in this order: answers to an attack, or what has no other place to touch. */
  offered = $derived<readonly number[]>(
    this.isWindow ? this.options.map((_, place) => place).filter((place) => place !== this.leave) : this.buttons,
  );
  /** Options with neither a place to touch nor one of the two buttons: they are listed. */
  unreached = $derived.by<readonly number[]>(() => {
    if (this.first !== null) return this.isNarrow ? this.spread : [];
    const places = this.leave === null ? 2 : 1;
    const isTouched = (option: number): boolean => {
      const kind = this.ways[option]?.first.kind;
      return kind !== 'rest' && kind !== 'ability' && !(kind === 'property' && this.isNarrow);
    };
    return this.offered.slice(places).filter((option) => !isTouched(option));
  });
  /** How many cards must be discarded, one decision after the other. */
  surplus = $derived.by(() => {
    const limit = this.game.insight?.asked.args?.limit;
    const isDiscard = this.options.length > 0 && this.view.decision?.kind === 'discard';
    return isDiscard && typeof limit === 'number' ? Math.max(0, this.view.hand.length - limit) : 0;
  });
  question = $derived.by(() => {
    const { insight } = this.game;
    return this.options.length === 0 || insight === null ? '' : tell(insight.asked);
  });

  protected override named(text: string): string {
    return this.words.withName(text);
  }

  info(key: string): CardInfo {
    return this.cards.card(key);
  }

  sentence(option: number): string {
    return tell(this.game.insight?.options[option]?.said ?? '');
  }

  /** Whether a choice can be started at a place. */
  canBegin(place: Place): boolean {
    return begun(this.ways, place) !== null;
  }

  /** The option that a touch completes, if something is selected. */
  optionAt(place: Place): number | null {
    return this.targets.find((target) => isSame(target.place, place))?.option ?? null;
  }

  /** Whether a place can be touched now: as a target of the selection, or first if nothing is selected. */
  isOpen(place: Place): boolean {
    return this.optionAt(place) !== null || (this.first === null && this.canBegin(place));
  }

  /** Whether the selection reaches a player: the player, or a card in front of them. */
  reaches(seat: number): boolean {
    return this.targets.some(({ place }) => 'seat' in place && place.seat === seat);
  }

  /** Why an option deserves a warning, as the server estimates. */
  dangerOf(option: number): InsightOption['danger'] {
    return this.game.insight?.options[option]?.danger ?? null;
  }

  doubtOf(option: number): string | null {
    const danger = this.dangerOf(option);
    return danger === null ? null : say(`desk-sure-${danger}`);
  }
}
