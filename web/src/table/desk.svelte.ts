/** What the player is about to do at the table: the selected card, its targets, what is being looked at. */
import { untrack } from 'svelte';
import type { DecisionView, Reason } from '../protocol.gen';
import { actOf, direct, isSame, onHand, onSeat, type Place } from './prompt/choice';
import { LastChoice } from './prompt/lastChoice';
import { Marks } from './prompt/marks.svelte';
import { Offer } from './prompt/offer.svelte';

export type Look = { kind: 'card'; key: string } | { kind: 'seat'; seat: number } | { kind: 'pile' } | null;

export class Desk extends Offer {
  /** Cards to discard together. */
  readonly marks = new Marks();
  looking = $state.raw<Look>(null);
  /** The card under the pointer. */
  peeking = $state<string | null>(null);

  /** Whether the marked cards are what is being chosen. */
  #isTogether = $state(false);
  readonly #last = new LastChoice();

  /** The cards that are being chosen to be discarded together. */
  together = $derived(this.#isTogether ? this.marks.all.map(({ card }) => card) : []);

  isRaised(place: number): boolean {
    return this.raised === place || this.marks.has(place);
  }

  /** Touch something; what cannot be chosen says why. A touch elsewhere undoes the choice that is under way. */
  touch(place: Place, raised: number | null = null): void {
    this.explanations.hide();
    if (this.options.length === 0) return;
    const isFirst = this.first !== null && isSame(place, this.first) && this.raised === raised;
    if (this.isUnderWay) {
      if (this.#isRepeated(place, raised)) {
        this.isNudged = this.held !== null;
        return;
      }
      this.release();
      if (isFirst) return;
    }
    const option = this.optionAt(place);
    if (option !== null) this.#chooseAt(option, place, raised);
    else if (isFirst) this.#touchAgain(place, raised);
    else if (this.canBegin(place)) this.#begin(place, raised);
    else this.#explain(place, raised);
  }

  /** Look at something closely, unless the touch belongs to the choice that was just made there. */
  lookAt(place: Place, look: Look): void {
    if (this.#isRepeated(place, null)) return;
    this.release();
    this.looking = look;
  }

  #chooseAt(option: number, place: Place, raised: number | null): void {
    this.choose(option);
    this.#last.set(place, raised);
  }

  /** Whether a place is where the last choice was completed, and that choice is not over yet. */
  #isRepeated(place: Place, raised: number | null): boolean {
    const isOpen = this.isUnderWay || this.game.sent !== null;
    return this.#last.isAt(place, raised) && (isOpen || this.#last.isRecent);
  }

  /** A second touch plays what needs no target, and deselects what does. */
  #touchAgain(place: Place, raised: number | null): void {
    if (this.ready !== null) this.#chooseAt(this.ready, place, raised);
    else this.takeBack();
  }

  #begin(place: Place, raised: number | null): void {
    const only = direct(this.ways, place);
    // A card on the table is chosen with one touch; a card of the hand is raised first.
    if (only !== null && place.kind !== 'hand') {
      this.#chooseAt(only, place, raised);
      return;
    }
    if (this.surplus > 0 && place.kind === 'hand' && raised !== null) {
      this.marks.toggle({ card: place.card, place: raised }, this.surplus);
      return;
    }
    this.first = place;
    this.raised = raised;
    if (place.kind === 'hand') void this.#explainOthers(place);
  }

  /** Take a card out of the hand; one that cannot be played says why. */
  raise(card: string, raised: number): void {
    if (this.surplus > 0) this.touch(onHand(card), raised);
    else this.#takeOut(card, raised);
  }

  #takeOut(card: string, raised: number): boolean {
    const first = onHand(card);
    this.release();
    if (!this.canBegin(first)) {
      this.#explain(first, raised);
      return false;
    }
    this.first = first;
    this.raised = raised;
    return true;
  }

  /** Drag a card onto something: both touches in one. Dropped outside any target, it is played if it needs none. */
  drop(card: string, raised: number, place: Place | null): void {
    if (!this.#takeOut(card, raised)) return;
    this.marks.remove(raised);
    const option = (place === null ? null : this.optionAt(place)) ?? this.ready;
    if (option !== null) this.choose(option);
    else if (place !== null) this.#explain(place, raised);
  }

  override choose(option: number): void {
    if (this.doubtful !== option) this.#isTogether = false;
    this.#last.set(null);
    super.choose(option);
  }

  /** Discard all marked cards: the first after the usual moment, the others when the server asks for them. */
  discardMarked(): void {
    const [first] = this.marks.all;
    const option = first === undefined ? null : direct(this.ways, onHand(first.card));
    if (option === null) return;
    this.#last.set(null);
    this.#isTogether = true;
    super.choose(option);
  }

  protected override give(option: number): void {
    if (this.#isTogether) this.marks.sentTo = this.view.decision?.number ?? null;
    super.give(option);
  }

  override follow(): void {
    super.follow();
    const { surplus, game } = this;
    const { hand, active, decision } = this.view;
    const [isTurn, isAsked, number] = [active === game.you, this.options.length > 0, decision?.number ?? null];
    const now = { number, hand, surplus, isTurn, isAsked, isConnected: game.isConnected };
    untrack(() => this.#discardOn(this.marks.next(now)));
  }

  #discardOn(card: string | null): void {
    const option = card === null ? null : direct(this.ways, onHand(card));
    if (option !== null && this.doubtOf(option) === null) this.game.choose(option);
    else if (card !== null) this.marks.stop();
  }

  protected putDown(): void {
    this.first = null;
    this.raised = null;
    this.#isTogether = false;
  }

  override cancel(): void {
    if (!this.isUnderWay) this.marks.clear();
    this.takeBack();
  }

  /** Why a place is dark, if the reason is known. */
  reasonAt(place: Place): Reason | null {
    const { decision } = this.view;
    if (decision === null || this.first === null) return null;
    return this.explanations.of(actOf(decision, this.first, place));
  }

  #explain(place: Place, raised: number | null): void {
    const { decision } = this.view;
    if (decision === null) return;
    const act = this.#actAt(decision, place);
    if (place.kind === 'hand') {
      this.first = null;
      this.raised = raised;
    }
    if (act !== null) void this.explanations.show(act);
  }

  #actAt(decision: DecisionView, place: Place): string | null {
    if (place.kind === 'hand') return actOf(decision, place, null);
    return this.first === null ? null : actOf(decision, this.first, place);
  }

  /** Prefetch why each other seat cannot be reached, so that the reason is there when the player looks. */
  async #explainOthers(first: Place): Promise<void> {
    const { decision } = this.view;
    if (decision === null || this.targets.length === 0) return;
    const dark = this.view.seats.filter(({ seat }) => seat !== this.game.you && !this.reaches(seat));
    for (const { seat } of dark) {
      const act = actOf(decision, first, onSeat(seat));
      if (act !== null) await this.explanations.fetch(act);
      if (this.first !== first) return;
    }
  }
}
