/** What somebody chose, or might have chosen, in the words of the game; without the numbers of the moment. */
import type { OptionView } from '../../protocol.gen';
import type { Words } from '../../words/sentences';

type About = Record<string, string>;

export function actWords(words: Words, act: OptionView, asked: string, seat: number): string {
  const [card, property] = act.cards;
  const [target] = act.seats;
  const about: About = card === undefined ? {} : { card: words.card(card) };
  if (target !== undefined) about['target'] = words.name(target);
  if (property !== undefined) about['property'] = words.card(property);
  return words.say(messageOf(words, act, asked, target === seat), about);
}

function messageOf(words: Words, act: OptionView, asked: string, isOwn: boolean): string {
  if (act.verb === 'play') return playMessage(words, act, isOwn);
  if (act.verb === 'pass') return passMessage(asked);
  if (act.seats.length === 0) return `option-${act.verb}`;
  return `option-${act.verb}-${isOwn ? 'own' : 'at'}`;
}

function playMessage(words: Words, act: OptionView, isOwn: boolean): string {
  const [card = '', property] = act.cards;
  const kind = words.kindOf(card);
  if (act.seats.length === 0) return kind === 'property' ? 'option-lay' : 'option-play';
  if (kind === 'weapon') return isOwn ? 'review-act-strike-own' : 'review-act-strike';
  if (kind === 'property') return isOwn ? 'option-lay-own' : 'option-lay-at';
  if (property !== undefined) return isOwn ? 'option-play-own-property' : 'option-play-property';
  return 'review-act-play';
}

function passMessage(asked: string): string {
  if (asked === 'absorb') return 'review-act-lose';
  return asked === 'may_draw' ? 'option-pass-may_draw' : 'option-pass-escape';
}
