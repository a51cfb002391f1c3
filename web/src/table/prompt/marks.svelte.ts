/** Cards of the hand that are marked to be discarded together. They are sent one by one, each to its own decision. */
export type Mark = { card: string; place: number };

/** What the player sees now. */
export type Moment = {
  /** The open decision. */
  number: number | null;
  hand: readonly string[];
  /** How many cards must be discarded. */
  surplus: number;
  isTurn: boolean;
  isAsked: boolean;
  isConnected: boolean;
};

/** The marks in a hand that has changed: each stays where it is, or moves with its card; a card that is gone has none. */
export function settled(marks: readonly Mark[], hand: readonly string[]): Mark[] {
  const free = new Set(hand.keys());
  return marks.flatMap(({ card, place }) => {
    const isThere = (at: number): boolean => free.has(at) && hand[at] === card;
    const at = isThere(place) ? place : hand.findIndex((_, other) => isThere(other));
    return free.delete(at) ? [{ card, place: at }] : [];
  });
}

/** Mark a card, or unmark it. If there are more than needed, the oldest mark gives way. */
export function toggled(marks: readonly Mark[], mark: Mark, most: number): Mark[] {
  const others = marks.filter(({ place }) => place !== mark.place);
  return others.length < marks.length ? others : [...others, mark].slice(-most);
}

export class Marks {
  /** In the order in which they will be sent. */
  all = $state.raw<readonly Mark[]>([]);
  /** The decision that the first of them was sent to, while the others wait for theirs. */
  sentTo = $state<number | null>(null);

  has(place: number): boolean {
    return this.all.some((mark) => mark.place === place);
  }

  toggle(mark: Mark, most: number): void {
    this.all = toggled(this.all, mark, most);
  }

  remove(place: number): void {
    this.all = this.all.filter((mark) => mark.place !== place);
  }

  /** Return the card to send now: the next one, if the server asks for it right after the one before. */
  next({ number, hand, surplus, isTurn, isAsked, isConnected }: Moment): string | null {
    const { sentTo } = this;
    if (!isTurn) this.clear();
    else if (sentTo === null) this.#settle(surplus > 0 ? this.all.slice(-surplus) : this.all, hand);
    else if (number === sentTo) {
      // Refused, or nobody knows whether it has arrived.
      if (isAsked || !isConnected) this.stop();
    } else {
      this.#settle(this.all.slice(1), hand);
      const isNext = isAsked && isConnected && surplus > 0 && number === sentTo + 1;
      const card = isNext ? this.all[0]?.card : undefined;
      this.sentTo = card === undefined ? null : number;
      return card ?? null;
    }
    return null;
  }

  #settle(marks: readonly Mark[], hand: readonly string[]): void {
    this.all = settled(marks, hand);
  }

  /** Send no more of them; those that are left stay marked. */
  stop(): void {
    this.sentTo = null;
  }

  clear(): void {
    this.all = [];
    this.sentTo = null;
  }
}
