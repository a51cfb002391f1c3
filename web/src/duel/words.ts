/** What has happened in a duel, what is asked and what may be answered, in the sentences of the terminal. */
import type { DuelBook, DuelDecision, DuelOption, DuelOutcome, DuelInsight, DuelView, Seen } from '../protocol.gen';
import type { Paragraph, Say } from '../words/sentences';
import { fieldOf, openOf, VALUES } from './view';

type About = Record<string, string | number>;
type Fields = Record<string, unknown>;

/** Events that begin something; what they bring about follows in the same paragraph. */
const ACTS = [
  'RoundBegan', 'AttackBegan', 'Played', 'Turned', 'Combo', 'Hit', 'Missed', 'Penalty', 'Rolled', 'Sacrificed',
  'Countered', 'RoundEnded', 'Ended',
];

export const plainNumber = (number: number): string => (number < 0 ? `−${-number}` : String(number));
export const signed = (number: number): string => (number > 0 ? `+${number}` : plainNumber(number));
/** How the icon of a card is written. */
const ICONS: Record<string, string> = { normal: '◇', special: '◆', wild: '◈' };
const begun = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const dashed = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

/** Events that are told in several ways. */
const FORMS: Record<string, (about: Fields) => string> = {
  ArmourLost: (about) => `${about['enemy'] === null ? '' : 'enemy-'}armour-${about['now'] ? 'lost' : 'broken'}`,
  Wounded: (about) => (about['enemy'] === null ? 'wounded' : 'enemy-wounded'),
  Turned: (about) => (about['foreseen'] ? 'foreseen' : 'turned'),
  Combo: (about) => `combo-${String(about['used_for'])}`,
  RedDie: (about) => (about['now'] ? 'red-die' : 'red-die-gone'),
  Hit: (about) => `hit-${String(about['mode'])}`,
  Rolled: (about) => `rolled-${String(about['what'])}`,
  Penalty: (about) => `penalty-${String(about['what'])}`,
  Countered: (about) => `countered-${about['hit'] ? 'hit' : about['value'] === null ? 'none' : 'miss'}`,
  Ended: (about) => `ended-${about['won'] ? 'won' : 'lost'}`,
};

/** One language, spoken to the player of a duel. */
export class DuelWords {
  readonly #opponents: string[];
  readonly #place: string;

  constructor(
    readonly say: Say,
    view: DuelView,
    readonly book: DuelBook,
  ) {
    this.#opponents = view.enemies.map((one) => one.opponent);
    this.#place = fieldOf(view).environment ?? 'none';
  }

  enemy(number: number): string {
    return this.say(`duel-opponent-${this.#opponents[number]}`);
  }

  /** Who is asked; in a duel there is one player. */
  name(_seat: number): string {
    return this.say('duel-you');
  }

  place(): string {
    return this.say(`duel-environment-${this.#place}`);
  }

  card(key: string): string {
    const own = this.book.names[key];
    const icon = this.book.cards.find((one) => one.key === key)?.icon ?? '';
    return own === undefined ? this.say(`duel-card-${key}`) : `${own} ${ICONS[icon] ?? ''}`;
  }

  counter(key: string): string {
    return this.book.names[key] ?? this.say(`duel-counter-${key}`);
  }

  /** The name without the icon, where the icon is drawn. */
  bareCard(key: string): string {
    return this.card(key).replace(/ [◇◆◈]$/, '');
  }

  /** The names of cards, equal ones together. */
  cards(keys: readonly string[]): string {
    const count = (key: string): number => keys.filter((one) => one === key).length;
    const named = (key: string): string => (count(key) === 1 ? this.card(key) : `${this.card(key)} ×${count(key)}`);
    return [...new Set(keys)].map(named).join(', ');
  }

  wound(key: string, level: number): string {
    return `blood-${key}-${level}` in this.book.does
      ? this.say(`duel-blood-${key}-${level}`)
      : this.say(`duel-wound-${key}`, { level });
  }

  virtue(key: string): string {
    return this.say(`duel-virtue-${key}`);
  }

  value(key: string): string {
    return this.say(`duel-value-${key}`);
  }

  defence(key: string): string {
    const card = this.book.defences[key];
    return `${card?.strength}/${card?.technique}`;
  }

  /** What an action card adds to each value, by its letter, or by its whole name for ears. */
  numbers(key: string, by: 'letter' | 'value' = 'letter'): string {
    const card = this.book.cards.find((one) => one.key === key);
    if (card === undefined) return '';
    const parts = VALUES.filter((value) => card[value] !== 0).map(
      (value) => `${this.say(`duel-${by}-${value}`)} ${signed(card[value])}`,
    );
    if (card.qi !== 0) parts.push(`${signed(card.qi)} ${this.say('duel-qi')}`);
    return parts.join(by === 'value' ? ', ' : ' ');
  }

  amount(what: string, count: number): string {
    return this.say(`duel-amount-${what}`, { count });
  }

  /** Life, Qi and wounds, or nothing. */
  amounts(effects: Record<string, number>): string {
    const parts = Object.entries(effects).filter(([, count]) => count !== 0);
    return parts.map(([what, count]) => this.amount(what, count)).join(` ${this.say('duel-and')} `) || this.say('duel-nothing');
  }

  /** What has happened, in a sentence. */
  event(seen: Seen): string {
    const form = FORMS[seen.kind]?.(seen.about) ?? dashed(seen.kind);
    return this.say(`duel-event-${form}`, this.#about(seen.kind, seen.about));
  }

  /** What has happened as paragraphs, one for each act; a round has a heading. */
  story(events: readonly Seen[]): Paragraph[] {
    const told: Paragraph[] = [];
    for (const seen of events) {
      const last = told.at(-1);
      if (last !== undefined && !ACTS.includes(seen.kind)) last.text += ` ${this.event(seen)}`;
      else {
        const [turn, text] = seen.kind === 'RoundBegan' ? [this.event(seen), ''] : ['', this.event(seen)];
        told.push({ turn, number: seen.number, text });
      }
    }
    return told;
  }

  #about(kind: string, fields: Fields): About {
    const about: About = {};
    for (const [name, value] of Object.entries(fields)) {
      // What chooses between forms of a sentence stays a number.
      if (typeof value === 'number') about[name] = ['number', 'level'].includes(name) ? value : plainNumber(value);
      else if (typeof value === 'string') about[name] = value;
    }
    if ('by' in fields) about['by'] = signed(Number(fields['by']));
    if (typeof fields['enemy'] === 'number') about['enemy'] = this.enemy(fields['enemy']);
    if (Array.isArray(fields['cards'])) about['cards'] = this.cards(fields['cards'] as string[]);
    if (typeof fields['card'] === 'string') about['card'] = this.#cardOf(kind, fields['card'], fields);
    return { ...about, ...this.#peculiar(kind, fields) };
  }

  #cardOf(kind: string, key: string, fields: Fields): string {
    if (kind === 'Wounded') return this.wound(key, Number(fields['level']));
    if (kind === 'Turned') return this.defence(key);
    if (kind === 'Countered') return this.counter(key);
    return ['MarkerMoved', 'VirtueGained', 'VirtueSpent'].includes(kind) ? this.virtue(key) : this.card(key);
  }

  /** What only one kind of event tells. */
  #peculiar(kind: string, fields: Fields): About {
    if (kind === 'Changed') return { what: begun(this.value(String(fields['what']))) };
    if (kind === 'EnemyLost') return { lost: this.amounts({ life: Number(fields['life']), qi: Number(fields['qi']) }) };
    if (kind === 'EnemyGained') return { qi: this.amount('qi', Number(fields['qi'])) };
    if (kind === 'Reshuffled') return { deck: this.say(`duel-deck-${String(fields['deck'])}`) };
    if (kind === 'Sacrificed') return { guard: signed(Number(fields['guard'])) };
    if (kind === 'SideTurned') return { side: String(fields['side']).toUpperCase() };
    return kind === 'Rolled' ? { place: this.place() } : {};
  }
}

/** An option in words. */
export function optionWords(words: DuelWords, view: DuelView, option: DuelOption, told: DuelOutcome): string {
  const { verb } = option;
  if (verb === 'pass') return words.say(`duel-option-pass-${view.decision?.kind}`);
  if (verb === 'combo' || verb === 'penalty') return wayWords(words, option, told);
  const key = option.key ?? '';
  const about: About = { by: signed(told.amount), left: openOf(view).mulligans };
  if ('qi' in told.price) about['qi'] = words.amount('qi', told.price['qi'] ?? 0);
  if ('life' in told.price) about['life'] = words.amount('life', told.price['life'] ?? 0);
  if (words.book.cards.some((card) => card.key === key)) {
    Object.assign(about, { card: words.card(key), values: words.numbers(key) });
  }
  if (key === 'strength' || key === 'technique') {
    Object.assign(about, { value: words.value(key), margin: told.margin ?? 0, what: words.amounts(told.suffers) });
  }
  return words.say(`duel-option-${verb}`, { ...about, ...peculiar(words, view, option, told) });
}

/** What only one kind of option tells. */
function peculiar(words: DuelWords, view: DuelView, option: DuelOption, told: DuelOutcome): About {
  const open = openOf(view);
  if (option.enemy !== null) {
    const enemy = view.enemies[option.enemy]!;
    const left = { life: words.amount('life', enemy.life), qi: words.amount('qi', enemy.qi) };
    return { enemy: words.enemy(option.enemy), ...left };
  }
  if (option.verb === 'environment') return { place: words.place() };
  if (option.verb === 'release') return { showed: told.amount, what: words.amounts(told.suffers) };
  if (option.verb === 'gisei') return { list: told.drawn.map(signed).join(', ') };
  if (option.verb === 'choose' || option.verb === 'take') {
    const card = (option.verb === 'take' ? view.bushido.at(-1) : option.key) ?? '';
    return { virtue: words.virtue(card), what: words.book.does[`virtue-${card}`] ?? '' };
  }
  return option.verb === 'spend' || option.verb === 'convert' ? { virtue: words.virtue(open.virtue ?? '') } : {};
}

/** One of several ways to use a combo or to pay a penalty. */
function wayWords(words: DuelWords, option: DuelOption, told: DuelOutcome): string {
  const [way, card] = (option.key ?? '').split(':');
  const about: About = { count: told.amount, qi: words.amount('qi', told.amount), life: words.amount('life', told.amount) };
  if (card !== undefined) about['card'] = words.card(card);
  return words.say(`duel-option-${option.verb}-${way}`, about);
}

/** What the player is asked. */
export function question(words: DuelWords, view: DuelView, insight: DuelInsight): string {
  const { kind } = view.decision as DuelDecision;
  const about: About = { left: insight.left, count: insight.exchanges, guard: plainNumber(view.guard) };
  about['defence'] = words.defence(openOf(view).defence ?? '');
  about['enemy'] = words.enemy(insight.enemy);
  return words.say(`duel-ask-${kind}${formOf(view, insight)}`, about);
}

/** What tells one form of a question from the other. */
function formOf(view: DuelView, insight: DuelInsight): string {
  const { kind } = view.decision as DuelDecision;
  if (kind === 'attack' && insight.left > 0 && view.rulings['cards_optional'] !== false) return '-optional';
  return kind === 'hit' && insight.now.hits.length === 0 ? '-points' : '';
}
