/** The states of a player that everybody may know, the most pressing first. */
import { say } from '../../words/speech.svelte';
import type { Desk } from '../desk.svelte';

/** The drawing that goes with a state; the words say the same. */
export type StateMark = 'bot' | 'away' | 'slow' | 'thinking' | 'turn' | null;
export type State = { mark: StateMark; text: string };

/** Who is not playing themselves, and why; or whose line does not answer. */
export function absenceOf(desk: Desk, seat: number): State[] {
  const sitter = desk.game.info?.seats[seat];
  if (sitter === undefined || sitter.bot !== null) return [];
  if (sitter.stood_in !== null) return [{ mark: 'bot', text: say(`desk-bot-${sitter.stood_in.why}`) }];
  if (sitter.mark !== null) return [{ mark: sitter.mark, text: say(`desk-${sitter.mark}`) }];
  return [];
}

/** In a game of the past, where nobody thinks. */
const askedWord = ({ active }: Desk['view'], seat: number): string => (active === seat ? 'table-on-turn' : 'desk-answers');

export function statesOf(desk: Desk, seat: number): State[] {
  const { view, game } = desk;
  const states = absenceOf(desk, seat);
  const isThinking = game.info?.status === 'running' && !game.info.paused;
  if (seat === game.you) {
    // The sentence says what you have to do.
  } else if (view.decision?.seat === seat) {
    states.push(isThinking ? { mark: 'thinking', text: say('desk-thinking') } : { mark: 'turn', text: say(askedWord(view, seat)) });
  } else if (view.active === seat) {
    states.push({ mark: 'turn', text: say('table-on-turn') });
  }
  if (view.seats[seat]?.harmless) states.push({ mark: null, text: say('word-harmless') });
  // The player has put a card aside that all will reveal together.
  if (view.sealed.some(([holder]) => holder === seat)) states.push({ mark: null, text: say('desk-sealed') });
  return states;
}
