/** The summary card in the language of the page: what stands below its table of roles. */
import type { SummaryCard } from '../../protocol.gen';
import { say } from '../../words/speech.svelte';

/** A heading, and the lines below it, each with a name of its own or none. */
export type Part = { title: string; lines: readonly (readonly [name: string, text: string])[]; rule: string };

const amount = (what: 'cards' | 'points', count: number): string =>
  say(`amount-${what}`, { count }).replace('-', '−');

/** What everybody may draw and play; the Shogun of three may do more, and a note says so. */
export function turnPart(card: SummaryCard): Part {
  const drawn = Math.min(...card.roles.map((line) => line.drawn));
  const weapons = Math.min(...card.roles.map((line) => line.weapons));
  const about: Record<string, Record<string, string | number>> = {
    draw: { cards: amount('cards', drawn) },
    play: { weapons },
    discard: { cards: amount('cards', card.hand_limit) },
  };
  const lines = card.phases.map(
    (phase) => [say(`summary-${phase}`), say(`summary-${phase}-text`, about[phase])] as const,
  );
  return { title: say('summary-turn'), lines, rule: card.rules.turn };
}

/** Whose stars decide, and what the Shogun may do. */
export function notesOf(card: SummaryCard): string[] {
  const usual = Math.min(...card.roles.map((line) => line.drawn));
  const shogun = card.roles.find((line) => line.role === 'shogun' && line.drawn > usual);
  const byStars = card.by_stars.map((group) => {
    const [fewer, more] = card.roles.find((line) => group.includes(line.role))?.multipliers ?? [];
    return say('summary-more-stars', {
      fewer: fewer ?? 1,
      more: more ?? 1,
      roles: group.map((role) => say(`role-${role}`)).join(', '),
    });
  });
  if (shogun === undefined) return byStars;
  const about = { players: card.players, cards: amount('cards', shogun.drawn), weapons: shogun.weapons };
  return [...byStars, say('summary-shogun', about)];
}

function endings(card: SummaryCard): [string, string][] {
  const who = card.any_team_mate_refuses ? 'any' : 'left';
  const found: [string, string][] = [[say('summary-by-honor'), say('summary-by-honor-text')]];
  if (card.has_swordmaster) found.push([say('summary-by-swordmaster'), say('summary-by-swordmaster-text', { who })]);
  found.push([say('word-deadly-strike'), say('summary-deadly', { points: amount('points', card.deadly_strike) })]);
  return found;
}

/** How the game ends, ties, cards in hand, and how often a symbol is revealed. */
export function otherParts(card: SummaryCard): Part[] {
  const ronin = card.roles.some((line) => line.role === 'ronin') ? 'yes' : 'no';
  const worth = card.worth.map(
    (one) => ['', say('summary-worth', { card: say(`card-${one.card}`), points: amount('points', one.points), ronin })] as const,
  );
  const suits = card.suits.map(({ suit, copies, cards, one_in }) => {
    const percent = Math.round((100 * copies) / cards);
    return [say(`suit-${suit}`), say('summary-symbol', { copies, cards, percent, one_in })] as const;
  });
  const teams = card.ties.map((team) => say(`team-${team}`)).join(', ');
  const parts: Part[] = [
    { title: say('summary-end'), lines: endings(card), rule: card.rules.end },
    { title: say('summary-ties'), lines: [['', teams]], rule: card.rules.ties },
    { title: say('summary-in-hand'), lines: worth, rule: card.rules.worth },
    { title: say('summary-symbols'), lines: suits, rule: card.rules.symbols },
    { title: say('summary-dealt'), lines: [['', card.hands.join(', ')]], rule: card.rules.dealt },
  ];
  return parts.filter(({ lines }) => lines.length > 0);
}
