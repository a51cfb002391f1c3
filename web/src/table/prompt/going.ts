/** What is going on while the player has nothing to answer, in a sentence. */
import { sentences } from '../../words/message';
import { say } from '../../words/speech.svelte';
import type { Desk } from '../desk.svelte';
import { stoodIn } from './stoodIn';

export function going(desk: Desk): string {
  const { game, view, words } = desk;
  const latest = game.happening.at(-1);
  if (latest !== undefined) return sentences(game.happening.slice(-2));
  if (view.result !== null) return say('result-title');
  // A puzzle without an open decision is over; its result is shown above.
  if (game.info?.status === 'over') return '';
  if (game.info?.status === 'void') return say('desk-void');
  if (game.info?.paused) return say('desk-paused');
  if (game.isPlayedFor) return stoodIn(game);
  const decision = view.decision;
  if (decision === null) return say('desk-moment');
  if (decision.seat === game.you) return say(game.isConnected ? 'desk-sent' : 'desk-kept');
  const seat = words.name(decision.seat);
  if (decision.source !== null) return say('desk-waiting-answer', { seat, card: words.card(decision.source) });
  return say(decision.kind === 'play' ? 'desk-waiting-play' : 'desk-waiting', { seat });
}
