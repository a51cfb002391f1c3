/** The labels of the things on the table for screen readers: what everybody may see, in the terms of the game. */
import type { TableSession } from '../../session.svelte';
import { botName } from '../../words/bots';
import { say } from '../../words/speech.svelte';
import { characterName } from '../../words/table';
import { onSeat } from '../prompt/choice';
import type { Desk } from '../desk.svelte';
import { roleWords } from '../end/roles';
import { absenceOf } from './states';

/** Who sits there: a person by their name, a bot by its label. */
export function sitterOf(game: TableSession, seat: number): string {
  const bot = game.info?.seats[seat]?.bot ?? null;
  return bot === null ? game.nameOf(seat) || say('lobby-somebody') : botName(bot);
}

/** The same for the screen: whether the name is claimed goes with it. */
export const calledAt = (game: TableSession, seat: number): { name: string; verified: boolean; avatar: string } => ({
  name: sitterOf(game, seat),
  verified: game.info?.seats[seat]?.verified ?? false,
  avatar: game.info?.seats[seat]?.avatar ?? '',
});

/** A seat on the screen: the player's name and then the character; where nobody with a name sits, the character first. */
export function namesAt(desk: Desk, seat: number): [string, string] {
  const { game } = desk;
  const isBot = (game.info?.seats[seat]?.bot ?? null) !== null;
  const name = isBot ? '' : game.nameOf(seat);
  return name === '' ? [characterAt(desk, seat), isBot ? sitterOf(game, seat) : ''] : [name, characterAt(desk, seat)];
}

export const characterAt = (desk: Desk, seat: number): string =>
  characterName(desk.view.seats[seat]!.character, desk.cards.book);

/** The other states of a player. */
export function mattersOf(desk: Desk, seat: number): string[] {
  const matters: string[] = [];
  // The player has put a card aside that all will reveal together.
  if (desk.view.sealed.some(([holder]) => holder === seat)) matters.push(say('desk-sealed'));
  matters.push(...leversOf(desk, seat));
  return [...matters, ...absenceOf(desk, seat).map(({ text }) => text)];
}

/** What custom cards have left with a player: everybody may know it. */
function leversOf({ view, words }: Desk, seat: number): string[] {
  const { counters = [], seen_by: seenBy = [], spent = [] } = view.seats[seat]!;
  const found = counters.map(([card, count]) =>
    say('desk-counters', { card: words.card(card), counters: words.amount('counters', count) }),
  );
  if (seenBy.length > 0) found.push(say('desk-role-seen', { names: seenBy.map((by) => words.brief(by)).join(', ') }));
  if (spent.length > 0) found.push(say('desk-spent'));
  const waiting = (view.later ?? []).filter((later) => later.seat === seat);
  for (const { moment, card } of waiting) {
    const cause = card === null ? say('cause-ability') : words.card(card);
    found.push(say(moment === 'next_turn' ? 'desk-waits-next' : 'desk-waits-end', { cause }));
  }
  return [...new Set(found)];
}

/** Everything about one player in one line. */
export function seatLabel(desk: Desk, seat: number): string {
  const { view, game, words } = desk;
  const one = view.seats[seat]!;
  const parts = [words.who(seat)];
  if (seat === game.you) parts.push(say('table-you'));
  if (game.info?.seats[seat]?.verified && seat !== game.you) parts.push(say('name-verified'));
  if (one.difficulty !== null) parts.push(say('table-difficulty', { difficulty: one.difficulty }));
  parts.push(
    one.role === null ? say('table-unknown-role') : roleWords(one.role, desk.cards.role(one.role).stars),
    say('desk-honor', { count: one.honor }),
    say('desk-resilience', { left: one.resilience, full: one.full }),
    words.amount('cards', one.hand),
  );
  if (one.in_play.length > 0) parts.push(say('desk-in-front', { cards: words.cards(one.in_play) }));
  if (view.active === seat) parts.push(say('table-on-turn'));
  if (view.decision?.seat === seat) parts.push(say('table-asked'));
  if (one.harmless) parts.push(say('word-harmless'));
  if (one.honor === 1) parts.push(say('desk-last-honor'));
  parts.push(...mattersOf(desk, seat));
  const option = desk.optionAt(onSeat(seat));
  if (option !== null) parts.push(desk.sentence(option));
  const reason = desk.targets.length > 0 ? desk.reasonAt(onSeat(seat)) : null;
  if (reason !== null) parts.push(reason.reason);
  return parts.join('. ');
}
