/** What has happened, what is asked and what may be answered, in the sentences of the terminal. */
import type { DecisionView, ReckonedOption, OptionView, Insight, Seen, StepView, View } from '../protocol.gen';

export type Say = (id: string, words?: Record<string, string | number>) => string;
export type Kind = 'weapon' | 'action' | 'property';

type About = Record<string, string | number>;
type Fields = Record<string, unknown>;

/** Fields that name a second person. */
const OTHERS = ['target', 'by', 'to', 'victim', 'holder'];
const CARDS = ['card', 'source', 'prop'];
/** Fields that count something, and what. */
const AMOUNTS: Record<string, string> = {
  lost: 'resilience',
  resilience: 'resilience',
  count: 'cards',
  size: 'cards',
  amount: 'cards',
  wounds: 'wounds',
  points: 'resilience',
  left: 'cards',
};
/** Questions where not answering has a consequence of its own. */
const DEMANDS = ['parry', 'weapon'];
/** Events that begin something; what they bring about follows in the same paragraph. */
const ACTS = ['TurnBegan', 'Played', 'AbilityUsed', 'Ended'];

const dashed = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** One language, spoken to one seat or to a spectator. */
export type Paragraph = { turn: string; number: number; text: string };

export class Words {
  readonly reader: number | null;
  readonly #characters: string[];

  constructor(
    readonly say: Say,
    view: View,
    readonly kindOf: (card: string) => Kind,
    readonly person: (character: string) => string,
  ) {
    this.reader = view.seat;
    this.#characters = view.seats.map((one) => one.character);
  }

  name(seat: number): string {
    return this.person(this.#characters[seat] ?? '');
  }

  names(seats: readonly number[]): string {
    return seats.map((seat) => this.name(seat)).join(', ');
  }

  card(key: string): string {
    return this.say(`card-${key}`);
  }

  /** The names of cards, equal ones together. */
  cards(keys: readonly string[]): string {
    const count = (key: string): number => keys.filter((one) => one === key).length;
    return [...new Set(keys)]
      .map((key) => (count(key) === 1 ? this.card(key) : `${this.card(key)} ×${count(key)}`))
      .join(', ');
  }

  /** What a reveal looks for: a weapon, or a symbol. */
  wanted(what: string): string {
    if (what === 'weapon') return this.say('wanted-weapon');
    return this.say('wanted-symbol', { symbol: this.say(`suit-${what}`) });
  }

  amount(what: string, count: number): string {
    return this.say(`amount-${what}`, { count });
  }

  /** What has happened, in a sentence. */
  event(seen: Seen): string {
    const about = this.#about(seen.about);
    if (seen.kind === 'Ended') about['winner'] = this.say(`team-${String(seen.about['winner'])}`);
    return this.say(this.#eventMessage(seen), about);
  }

  /** What has happened as paragraphs, one for each act; the first of a turn is headed by whose turn it is. */
  story(events: readonly Seen[]): Paragraph[] {
    const told: Paragraph[] = [];
    for (const seen of events) {
      const last = told.at(-1);
      if (last === undefined || ACTS.includes(seen.kind)) {
        const [turn, text] = seen.kind === 'TurnBegan' ? [this.event(seen), ''] : ['', this.event(seen)];
        told.push({ turn, number: seen.number, text });
      } else {
        last.text += ` ${this.event(seen)}`;
      }
    }
    return told;
  }

  #about(fields: Fields): About {
    const others = OTHERS.map((name) => fields[name]).filter((seat) => typeof seat === 'number');
    const other = others[0] ?? null;
    const seat = typeof fields['seat'] === 'number' ? fields['seat'] : null;
    const about: About = { you: this.#you(seat, other), turn: Number(fields['turn'] ?? 0) };
    for (const [name, what] of Object.entries(AMOUNTS)) {
      if (name in fields) about[name] = this.amount(what, Number(fields[name]));
    }
    for (const name of CARDS) {
      if (fields[name]) about[name] = this.card(String(fields[name]));
    }
    if (seat !== null) about['seat'] = this.name(seat);
    if (other !== null) about['other'] = this.name(other);
    if ('wanted' in fields) about['wanted'] = this.wanted(String(fields['wanted']));
    const cards = fields['cards'];
    if (Array.isArray(cards) && cards.length > 0) about['cards'] = this.cards(cards as string[]);
    return about;
  }

  /** Which of the persons named is the reader. */
  #you(seat: number | null, other: number | null): string {
    if (seat !== null && seat === other) return seat === this.reader ? 'both' : 'self';
    if (this.reader !== null && (this.reader === seat || this.reader === other)) {
      return this.reader === seat ? 'seat' : 'other';
    }
    return 'nobody';
  }

  #eventMessage({ kind, about }: Seen): string {
    if (kind === 'Played') return `event-played-${this.#played(about)}`;
    if (kind === 'Drew' && about['cards'] !== null) return 'event-drew-cards';
    if (kind === 'CardTaken' && about['card'] !== null) return 'event-card-taken-known';
    if (kind === 'Answered' && this.#isWeapon(about['source'])) return 'event-parried';
    if (kind === 'Unanswered' && this.#isWeapon(about['source'])) return 'event-hit-taken';
    return `event-${dashed(kind)}`;
  }

  #played(about: Fields): string {
    const kind = this.kindOf(String(about['card']));
    if (kind === 'weapon' || about['target'] === null) return kind;
    if (kind === 'property') return 'property-at';
    return about['prop'] === null ? 'action-on' : 'action-on-property';
  }

  #isWeapon(card: unknown): boolean {
    return typeof card === 'string' && this.kindOf(card) === 'weapon';
  }
}

/** An option in words. */
export function optionWords(words: Words, view: View, place: number, insight: Insight): string {
  const option = view.decision?.options?.[place];
  const told = insight.options[place];
  if (option === undefined || told === undefined) return '';
  if (option.verb === 'play') return playWords(words, view, option, told);
  if (option.verb === 'pass') return passWords(words, view, insight);
  const [card] = option.cards;
  const [seat] = option.seats;
  const about: About = card === undefined ? {} : { card: words.card(card) };
  if (seat === undefined) return words.say(`option-${option.verb}`, about);
  about['target'] = words.name(seat);
  return words.say(`option-${option.verb}-${seat === view.seat ? 'own' : 'at'}`, about);
}

function playWords(words: Words, view: View, option: OptionView, told: ReckonedOption): string {
  const [card = '', property] = option.cards;
  const [seat] = option.seats;
  const kind = words.kindOf(card);
  const about: About = { card: words.card(card) };
  if (seat === undefined) return words.say(kind === 'property' ? 'option-lay' : 'option-play', about);
  about['target'] = words.name(seat);
  const isOwn = seat === view.seat;
  if (kind === 'weapon') {
    about['wounds'] = words.amount('wounds', told.wounds ?? 0);
    about['difficulty'] = view.seats[seat]?.difficulty ?? 0;
    return words.say(isOwn ? 'option-strike-own' : 'option-strike', about);
  }
  if (kind === 'property') return words.say(isOwn ? 'option-lay-own' : 'option-lay-at', about);
  if (property !== undefined) {
    about['property'] = words.card(property);
    return words.say(isOwn ? 'option-play-own-property' : 'option-play-property', about);
  }
  about['cards'] = words.amount('cards', view.seats[seat]?.hand ?? 0);
  return words.say(`option-play-${told.on ?? 'hand'}`, about);
}

function passWords(words: Words, view: View, insight: Insight): string {
  const decision = view.decision as DecisionView;
  if (!DEMANDS.includes(decision.kind)) {
    return words.say(`option-pass-${decision.kind}`, { lost: words.amount('resilience', insight.wounds) });
  }
  const source = decision.source ?? '';
  if (decision.by !== null) {
    const wounds = words.amount('wounds', insight.wounds);
    return words.say('option-pass-wounds', { source: words.kindOf(source), wounds });
  }
  return words.say(insight.honor === 0 ? 'option-pass-free' : 'option-pass-honor', { card: words.card(source) });
}

/** What the reader is asked. */
export function question(words: Words, view: View, insight: Insight): string {
  const decision = view.decision as DecisionView;
  const asking = (view.pending.at(-1) as StepView | undefined)?.about ?? {};
  const about: About = {
    played: view.weapons_played,
    limit: decision.kind === 'discard' ? insight.keeps : view.weapon_limit,
    cards: words.amount('cards', view.hand.length),
    wounds: words.amount('wounds', insight.wounds),
  };
  if (decision.source !== null) about['card'] = words.card(decision.source);
  if (decision.by !== null) about['by'] = words.name(decision.by);
  if ('points' in asking) about['lost'] = words.amount('resilience', Number(asking['points']));
  if ('wanted' in asking) about['wanted'] = words.wanted(String(asking['wanted']));
  return words.say(questionMessage(words, view, insight), about);
}

/** A demand is asked by the kind of card that makes it. */
function questionMessage(words: Words, view: View, insight: Insight): string {
  const decision = view.decision as DecisionView;
  if (!DEMANDS.includes(decision.kind)) return `ask-${decision.kind}`;
  const message = `ask-${decision.kind}-${words.kindOf(decision.source ?? '')}`;
  if (view.pending.at(-1)?.about['proof'] === 'steel') return `${message}-steel`;
  return decision.by === null && insight.honor === 0 ? `${message}-free` : message;
}
