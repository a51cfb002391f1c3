/** Why a bot plays for this player, and what becomes of it, in a sentence. */
import type { TableSession } from '../../session.svelte';
import { say, speech } from '../../words/speech.svelte';

export function stoodIn(game: TableSession): string {
  const found = game.you === null ? null : game.info?.seats[game.you]?.stood_in;
  if (found == null) return '';
  if (found.why === 'resigned') return say('desk-resigned-you');
  const at = new Intl.DateTimeFormat(speech.language, { timeStyle: 'short' }).format(found.at * 1000);
  if (!found.back) return say(`desk-stood-${found.why}`, { at });
  const asked = (game.view ?? game.duel)?.decision;
  return say(asked != null && 'seat' in asked && asked.seat === game.you ? 'desk-stood-back-late' : 'desk-stood-back');
}
