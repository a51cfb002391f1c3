/** The names of bots at the table: in words, whatever the server calls them. */
import type { Trained } from '../protocol.gen';
import type { Text } from './message';
import { say, speech, text } from './speech.svelte';

const NET = 'net:';

/** The name that the operator gave to a network, or null for any other bot. */
const networkOf = (bot: string): string | null => (bot.startsWith(NET) ? bot.slice(NET.length) : null);

function messageOf(bot: string): string {
  // The names of messages contain only letters, digits and dashes.
  const name = bot.replace(/[^\w-]/g, '-');
  return `bot-${name}`;
}

/** Our bots have a name in every language; one that a server added keeps its own. */
export function botName(bot: string): string {
  const network = networkOf(bot);
  if (network !== null) return say('bot-net', { name: network });
  const message = messageOf(bot);
  return speech.knows(message) ? say(message) : bot;
}

/** The same in no language yet, for a sentence that is told later. */
export function botCalled(bot: string): Text {
  const network = networkOf(bot);
  if (network !== null) return { id: 'bot-net', args: { name: network } };
  const message = messageOf(bot);
  return speech.knows(message) ? { id: message } : bot;
}

/** Who that is, in a line. */
export function botLine(bot: string): string {
  const message = messageOf(bot);
  return speech.knows(message) ? text(message) : '';
}

/** What a network was trained for, in a line. */
export function trainedLine({ players, sets }: Trained): string {
  return say('bot-net-trained', { players: players.join(', '), set: sets.length > 1 ? 'both' : (sets[0] ?? 'base') });
}
