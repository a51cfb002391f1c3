/** What surrounds an effect decides what it can say: so the form offers nothing that the server would refuse. */
import type { DesignMoment, DesignPart, DesignVocabulary } from '../../protocol.gen';
import { asList, asNode, asText, type Node, type Tree } from '../tree';

export type Entry = DesignPart['entries'][number];

export interface Around {
  readonly vocabulary: DesignVocabulary;
  readonly entry: Entry;
  readonly moment: string;
  /** Whether somebody was named, met or concerned. */
  readonly other: boolean;
  /** Whether that is who the card was played on. */
  readonly aimed: boolean;
  /** Whether a property may have been named. */
  readonly prop: boolean;
  /** Whether there is a card to ask about. */
  readonly card: boolean;
  /** Whether points were lost. */
  readonly number: boolean;
  readonly depth: number;
  /** The cards of the file. */
  readonly own: readonly string[];
}

const named = (vocabulary: DesignVocabulary, what: string, aim: string): boolean =>
  vocabulary.named[what]?.includes(aim) ?? false;

/** What surrounds the effects of an entry itself. */
export function aroundEntry(vocabulary: DesignVocabulary, entry: Entry, node: Node, own: readonly string[]): Around {
  const aim = asText(node['aim']);
  const isAction = entry === 'action';
  const isAnswer = entry === 'weapon' || entry === 'answer';
  return {
    vocabulary,
    entry,
    own,
    moment: '',
    other: isAnswer || (isAction && named(vocabulary, 'player', aim)),
    aimed: isAction && named(vocabulary, 'player', aim),
    prop: isAction && named(vocabulary, 'property', aim),
    card: isAnswer,
    number: entry === 'weapon',
    depth: 0,
  };
}

export function aroundMoment(around: Around, moment: DesignMoment | undefined): Around {
  const { name = '', other = false, card = false, number = false } = moment ?? {};
  return { ...around, moment: name, other, card, number, aimed: false, prop: false };
}

export function aroundAbility(around: Around, ability: Node): Around {
  const aim = asText(ability['aim']);
  const isNamed = aim !== '' && aim !== 'nothing';
  return { ...around, moment: '', other: isNamed, aimed: isNamed, prop: aim === 'property', card: false, number: false };
}

/** What surrounds the effects within a part: whoever it concerns is the other there. */
export function within(around: Around, part: DesignPart, who: string): Around {
  const isOther = part.name === 'choose' || !['', 'me', 'other'].includes(who);
  return {
    ...around,
    depth: around.depth + 1,
    other: around.other || isOther,
    aimed: around.aimed && !isOther,
  };
}

const NESTED = ['effects', 'condition'];
const hasEffects = (part: DesignPart): boolean => [part.value, ...part.fields].some(({ value }) => NESTED.includes(value));

/** The parts that can stand here. */
export function partsIn(around: Around): DesignPart[] {
  return around.vocabulary.parts.filter((part) => {
    if (!part.entries.includes(around.entry)) return false;
    if (part.moments.length > 0 && !part.moments.includes(around.moment)) return false;
    if (hasEffects(part) && around.depth >= around.vocabulary.depth) return false;
    if (part.value.choices.join() === 'aim' && !(part.name === 'pick_up' ? around.prop : around.aimed)) return false;
    return part.who.length === 0 || whoIn(around, part).length > 0;
  });
}

export const whoIn = (around: Around, part: DesignPart): string[] => part.who.filter((who) => who !== 'other' || around.other);

/** What can be counted here. */
export const countsIn = (around: Around, counts: readonly string[]): string[] =>
  counts.filter((one) => (one !== 'lost' || around.number) && (around.entry === 'property' || !around.vocabulary.of_property.includes(one)));

/** Who the other player is here, in a word of the page. */
export function otherIn(around: Around): string {
  if (around.depth > 0) return 'form-who-that';
  const moment = around.moment.replaceAll('_', '-');
  if (moment !== '') return `form-other-${moment}`;
  return around.entry === 'weapon' || around.entry === 'answer' ? `form-other-${around.entry}` : 'form-who-other';
}

/** The name of the part that an effect consists of. */
export const partOf = (around: Around, effect: Tree): DesignPart | undefined =>
  around.vocabulary.parts.find(({ name }) => name === effect || name in asNode(effect));

/** An effect as it begins: with what the part needs. */
export function begun(part: DesignPart, around: Around): Tree {
  const { name, value } = part;
  if (value.value === 'nothing') return name;
  const effect: Record<string, Tree> = { [name]: begunValue(part) };
  const [who] = whoIn(around, part);
  if (who !== undefined && who !== part.who[0]) effect[part.who_field] = who;
  const needed = part.fields.filter(({ required }) => required);
  const lists = part.fields.filter((field) => field.value === 'effects');
  const fill = needed.length > 0 ? needed : name.startsWith('reveal') ? lists.slice(0, 1) : [];
  for (const field of fill) effect[field.name] = [name === 'demand' ? { wound: 1 } : { draw: 1 }];
  return effect;
}

function begunValue({ value }: DesignPart): Tree {
  switch (value.value) {
    case 'choice':
      return value.choices[0] ?? '';
    case 'effects':
      return [{ draw: 1 }];
    case 'condition':
      return { at_most: { resilience: 2 } };
    default:
      return Math.max(1, value.least);
  }
}

/** An effect with another part, which keeps what both have. */
export function turnedInto(part: DesignPart, before: Tree, around: Around): Tree {
  const fresh = begun(part, around);
  if (typeof fresh === 'string') return fresh;
  const old = asNode(before);
  const kept = part.fields.filter(({ name, value }) => value === 'effects' && asList(old[name]).length > 0);
  return { ...asNode(fresh), ...Object.fromEntries(kept.map(({ name }) => [name, old[name]])) };
}
