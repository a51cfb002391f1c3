/** What one is about to do: the chosen card, the choice that can still be taken back, what is being looked at. */
import type { CardBox, CardInfo } from '../cards';
import { memory } from '../memory.svelte';
import type { OptionView, Reason, InsightOption, View } from '../protocol.gen';
import type { TableSession } from '../session.svelte';
import { tell } from '../words/message';
import { say } from '../words/speech.svelte';
import { wordsAt } from '../words/table';
import {
  actOf,
  beginnings,
  buttons,
  direct,
  leaving,
  onHand,
  ON_ABILITY,
  type Place,
  targets,
  waysOf,
} from './prompt/choice';

/** How long a choice can be taken back, in milliseconds. */
export const SECOND_THOUGHT = 1200;
/** After how long, and how often, a question is asked again that came too fast. */
const AGAIN = 500;
const MOST_AGAIN = 3;
/** Decisions in which the screen leans in. */
const WINDOWS = ['parry', 'weapon', 'escape', 'absorb'];

export type Look = { kind: 'card'; key: string } | { kind: 'seat'; seat: number } | { kind: 'pile' } | null;

export class Desk {
  /** Where the choice was begun: a card of the hand by its place, or the ability. */
  first = $state<Place | null>(null);
  /** Which of equal cards is raised. */
  raised = $state<number | null>(null);
  /** The option that will be sent in a moment. */
  held = $state<number | null>(null);
  /** The option that may be regretted and is asked about once. */
  doubtful = $state<number | null>(null);
  looking = $state.raw<Look>(null);
  /** The card that one rests on. */
  peeking = $state<string | null>(null);
  /** Why something cannot be done, by act; kept for one decision. */
  reasons = $state.raw<ReadonlyMap<string, Reason>>(new Map());
  /** The reason that was asked for last. */
  because = $state.raw<Reason | null>(null);
  /** Whether there is no room for cards in front of players to be touched: then they are listed. */
  isNarrow = $state(false);
  /** Whether all options are listed as plain buttons. */
  listed = $state(false);

  /** How often one has chosen at this table; who is new to it gets a hint. */
  acts = $state(0);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #decision: number | null = null;

  constructor(
    readonly game: TableSession,
    readonly cards: CardBox,
  ) {}

  get view(): View {
    return this.game.view as View;
  }

  words = $derived.by(() => wordsAt(this.view, this.cards));
  options = $derived.by<readonly OptionView[]>(() => {
    const { game, view } = this;
    const isOpen = game.isAsked && game.isGoingOn && game.sent !== view.decision?.number;
    return isOpen ? (view.decision?.options ?? []) : [];
  });
  ways = $derived(waysOf(this.options));
  starts = $derived(beginnings(this.ways));
  ends = $derived(this.first === null ? new Map<Place, number>() : targets(this.ways, this.first));
  /** The option that the chosen card is played with, where it needs no target. */
  ready = $derived(this.first === null ? null : direct(this.ways, this.first));
  leave = $derived(leaving(this.options));
  buttons = $derived(buttons(this.options, this.ways));
  isWindow = $derived(this.options.length > 0 && WINDOWS.includes(this.view.decision?.kind ?? ''));
  /** Cards in front of players that can be chosen now. */
  spread = $derived(
    this.first === null
      ? []
      : [...this.ends].filter(([place]) => place.startsWith('property:')).map(([, option]) => option),
  );
  /** Whether the ability is aimed at a card on the table; otherwise it is a button like others. */
  canAim = $derived(this.ways.some((way) => way.first === ON_ABILITY && way.then !== null));
  question = $derived.by(() => {
    const { insight } = this.game;
    return this.options.length === 0 || insight === null ? '' : tell(insight.asked);
  });

  info(key: string): CardInfo {
    return this.cards.card(key);
  }

  sentence(option: number): string {
    return tell(this.game.insight?.options[option]?.said ?? '');
  }

  /** Whether a place can be touched now: as a target of what was chosen, or first where nothing is chosen. */
  isOpen(place: Place): boolean {
    return this.ends.has(place) || (this.first === null && this.starts.has(place));
  }

  /** Why an option may be regretted, as the server reckons. */
  dangerOf(option: number): InsightOption['danger'] {
    return this.game.insight?.options[option]?.danger ?? null;
  }

  /** The question that is asked before an option that may be regretted. */
  doubtOf(option: number): string {
    return say(`desk-sure-${this.dangerOf(option)}`);
  }

  /** A new decision begins with nothing chosen; the same one keeps what was chosen. */
  follow(): void {
    const number = this.view.decision?.number ?? null;
    if (number === this.#decision) return;
    this.#decision = number;
    this.takeBack();
    this.reasons = new Map();
    this.listed = false;
  }

  /** Touch something; what cannot be chosen says why. */
  touch(place: Place, raised: number | null = null): void {
    this.because = null;
    if (this.held !== null || this.options.length === 0) return;
    const end = this.ends.get(place);
    if (end !== undefined) this.choose(end);
    else if (place === this.first && this.raised === raised) this.#again();
    else if (this.starts.has(place)) this.#begin(place, raised);
    else void this.#explain(place, raised);
  }

  /** A second touch plays what needs no target, and puts down what does. */
  #again(): void {
    if (this.ready !== null) this.choose(this.ready);
    else this.takeBack();
  }

  #begin(place: Place, raised: number | null): void {
    const only = direct(this.ways, place);
    // What lies on the table is chosen by one touch; a card of the hand is raised first.
    if (only !== null && !place.startsWith('hand:')) {
      this.choose(only);
      return;
    }
    this.first = place;
    this.raised = raised;
    if (place.startsWith('hand:')) void this.#explainOthers(place);
  }

  /** Drag a card onto something: both touches in one. */
  drop(card: string, raised: number, place: Place | null): void {
    const first = onHand(card);
    if (!this.starts.has(first)) {
      void this.#explain(first, raised);
      return;
    }
    this.first = first;
    this.raised = raised;
    const end = place === null ? undefined : this.ends.get(place);
    if (end !== undefined) this.choose(end);
    else if (place !== null && this.ready !== null) this.choose(this.ready);
    else if (place !== null) void this.#explain(place, raised);
  }

  choose(option: number): void {
    if (this.options[option] === undefined) return;
    if (this.dangerOf(option) !== null && memory.settings.confirm && this.doubtful !== option) {
      this.doubtful = option;
      return;
    }
    this.doubtful = null;
    this.held = option;
    clearTimeout(this.#timer);
    if (memory.settings.fast) this.#send();
    else this.#timer = setTimeout(() => this.#send(), SECOND_THOUGHT);
  }

  #send(): void {
    const option = this.held;
    this.takeBack();
    // The host may have paused the game in the meantime.
    if (option === null || this.options[option] === undefined) return;
    this.acts += 1;
    this.game.choose(option);
  }

  takeBack(): void {
    clearTimeout(this.#timer);
    this.held = null;
    this.doubtful = null;
    this.first = null;
    this.raised = null;
    this.because = null;
  }

  /** Why a place is dark, where it is known. */
  reasonAt(place: Place): Reason | null {
    const decision = this.view.decision;
    if (decision === null || this.first === null) return null;
    return this.reasons.get(actOf(decision, this.first, place) ?? '') ?? null;
  }

  async #explain(place: Place, raised: number | null): Promise<void> {
    const decision = this.view.decision;
    if (decision === null) return;
    const isCard = place.startsWith('hand:');
    const act = isCard ? actOf(decision, place, null) : this.first && actOf(decision, this.first, place);
    if (isCard) {
      this.first = null;
      this.raised = raised;
    }
    if (!act) return;
    const reason = await this.#ask(act);
    if (this.view.decision?.number === decision.number) this.because = reason;
  }

  /** Ask beforehand why each other seat cannot be reached, so that it stands there when one looks. */
  async #explainOthers(first: Place): Promise<void> {
    const decision = this.view.decision;
    if (decision === null || this.ends.size === 0) return;
    const dark = this.view.seats.filter((one) => one.seat !== this.game.you && !this.#isEnd(one.seat));
    for (const one of dark) {
      const act = actOf(decision, first, `seat:${one.seat}`);
      if (act !== null) await this.#ask(act);
      if (this.first !== first) return;
    }
  }

  #isEnd(seat: number): boolean {
    return [...this.ends.keys()].some((place) => place.split(':')[1] === String(seat));
  }

  async #ask(act: string): Promise<Reason | null> {
    const known = this.reasons.get(act);
    if (known !== undefined) return known;
    let answer = await this.game.ask({ type: 'why', act });
    // Who looks at one card after the other asks faster than the server likes.
    for (let again = 0; answer.type === 'refused' && again < MOST_AGAIN; again += 1) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      answer = await this.game.ask({ type: 'why', act });
    }
    if (answer.type !== 'reason' || answer.rule === '') return null;
    this.reasons = new Map([...this.reasons, [act, answer]]);
    return answer;
  }
}
