/** How bots are called at the table: in words, whatever the server calls them. */
import { say, speech, text } from './speech.svelte';

function messageOf(bot: string): string {
  // A message is named with letters, figures and strokes alone.
  const name = bot.replace(/[^\w-]/g, '-');
  return `bot-${name}`;
}

/** Bots of ours have a name in every language; one that a server added is called what it is called. */
export function botName(bot: string): string {
  const message = messageOf(bot);
  return speech.knows(message) ? say(message) : bot;
}

/** Who that is, in a line. */
export function botLine(bot: string): string {
  const message = messageOf(bot);
  return speech.knows(message) ? text(message) : '';
}
