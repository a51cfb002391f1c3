/** What happened, turn by turn. */
import type { ToldEvent } from '../../protocol.gen';
import { story } from '../../words/message';

export type Scene = { turn: string; number: number; lines: string[] };

export function scenesOf(events: readonly ToldEvent[]): Scene[] {
  const scenes: Scene[] = [];
  for (const paragraph of story(events)) {
    if (paragraph.turn !== '' || scenes.length === 0) {
      scenes.push({ turn: paragraph.turn, number: paragraph.number, lines: [] });
    }
    if (paragraph.text !== '') scenes.at(-1)!.lines.push(paragraph.text);
  }
  return scenes;
}
