/** The names of bots at the table: in words, whatever the server calls them. */
import type { Text } from './message';
import { say, speech, text } from './speech.svelte';

function messageOf(bot: string): string {
  // The names of messages contain only letters, digits and dashes.
  const name = bot.replace(/[^\w-]/g, '-');
  return `bot-${name}`;
}

/** Our bots have a name in every language; one that a server added keeps its own. */
export function botName(bot: string): string {
  const message = messageOf(bot);
  return speech.knows(message) ? say(message) : bot;
}

/** The same in no language yet, for a sentence that is told later. */
export function botCalled(bot: string): Text {
  const message = messageOf(bot);
  return speech.knows(message) ? { id: message } : bot;
}

/** Who that is, in a line. */
export function botLine(bot: string): string {
  const message = messageOf(bot);
  return speech.knows(message) ? text(message) : '';
}
