/** What is going on while the player has nothing to answer: what was told last, and whom the table waits for. */
import { momentsOf } from '../../pace';
import { sentences } from '../../words/message';
import { say } from '../../words/speech.svelte';
import type { Desk } from '../desk.svelte';
import { stoodIn } from './stoodIn';

/** What was told last, in a sentence that stays until something else happens. */
export function going(desk: Desk): string {
  const { game, view } = desk;
  const told = sentences(momentsOf(game.told).at(-1)?.fresh ?? game.told);
  if (game.happening.length > 0) return told;
  if (view.result !== null) return say('result-title');
  // A puzzle without an open decision is over; its result is shown above.
  if (game.info?.status === 'over') return '';
  if (game.info?.status === 'void') return say('desk-void');
  if (game.info?.paused) return say('desk-paused');
  if (game.isPlayedFor) return stoodIn(game);
  if (view.decision?.seat === game.you) return say(game.isConnected ? 'desk-sent' : 'desk-kept');
  return told || waiting(desk) || say('desk-moment');
}

/** Whom the table waits for, if it is somebody else. */
export function waiting({ game, view, words }: Desk): string {
  const { decision } = view;
  if (decision === null || decision.seat === game.you || game.happening.length > 0 || !game.isGoingOn) return '';
  const seat = words.who(decision.seat);
  if (decision.source !== null) return say('desk-waiting-answer', { seat, card: words.card(decision.source) });
  return say(decision.kind === 'play' ? 'desk-waiting-play' : 'desk-waiting', { seat });
}
