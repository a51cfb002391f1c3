/** What happened, turn by turn. */
import type { Seen } from '../../protocol.gen';
import type { Words } from '../../words/sentences';

export type Scene = { turn: string; number: number; lines: string[] };

export function scenesOf(words: Words, events: readonly Seen[]): Scene[] {
  const scenes: Scene[] = [];
  for (const paragraph of words.story(events)) {
    if (paragraph.turn !== '' || scenes.length === 0) {
      scenes.push({ turn: paragraph.turn, number: paragraph.number, lines: [] });
    }
    if (paragraph.text !== '') scenes.at(-1)!.lines.push(paragraph.text);
  }
  return scenes;
}
