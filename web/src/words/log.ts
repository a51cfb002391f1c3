/** The log: what has happened, turn by turn, each act in a line. */
import type { Notice, ToldEvent } from '../protocol.gen';
import type { Entry } from '../session.svelte';
import { type Act, actsOf } from './fold';
import { Telling } from './message';

export type Line = { key: string; text: string; times: number; events: readonly ToldEvent[] };
/** A turn; the events before the first have no heading. */
export type Turn = { key: string; number: number; heading: string; lines: readonly Line[] };
type Run = { begins: ToldEvent | null; parts: (ToldEvent | Notice)[] };

/** A turn is headed by whose it is; a round of another game by its own sentence. */
function headingOf({ said }: ToldEvent, telling: Telling): string {
  const isTurn = typeof said === 'object' && said.id === 'event-turn-began';
  return telling.tell(isTurn ? { ...said, id: 'log-turn' } : said);
}

function lineOf(act: Act, telling: Telling): Line {
  const events = act.sentences.flatMap((one) => one.events).sort((one, other) => one.number - other.number);
  const text = act.sentences.map(({ said }) => telling.tell(said)).join(' ');
  return { key: `event-${events[0]!.number}`, text, times: act.times, events };
}

function runsOf(entries: readonly Entry[]): Run[] {
  const runs: Run[] = [];
  for (const entry of entries) {
    const isTurn = entry.kind === 'event' && entry.event.begins === 'turn';
    if (isTurn) runs.push({ begins: entry.event, parts: [] });
    else {
      if (runs.length === 0) runs.push({ begins: null, parts: [] });
      runs.at(-1)!.parts.push(entry.kind === 'event' ? entry.event : entry.notice);
    }
  }
  return runs;
}

const isEvent = (part: ToldEvent | Notice): part is ToldEvent => 'number' in part;

/** Whoever is named in the heading is named in short below it. */
function turnOf({ begins, parts }: Run, key: string, notice: (one: Notice) => string): Turn {
  const telling = new Telling();
  const heading = begins === null ? '' : headingOf(begins, telling);
  const lines: Line[] = [];
  let events: ToldEvent[] = [];
  const tellActs = (): void => {
    lines.push(...actsOf(events).map((act) => lineOf(act, telling)));
    events = [];
  };
  parts.forEach((part, number) => {
    if (isEvent(part)) {
      events.push(part);
      return;
    }
    tellActs();
    lines.push({ key: `notice-${number}`, text: notice(part), times: 1, events: [] });
  });
  tellActs();
  return { key, number: begins?.number ?? -1, heading, lines };
}

/** Tells a log that grows; a turn that has not changed is not told again. */
export class Chronicle {
  readonly #told = new Map<string, { run: Run; turn: Turn }>();

  constructor(readonly notice: (one: Notice) => string) {}

  turns(entries: readonly Entry[]): Turn[] {
    return runsOf(entries).map((run, place) => {
      const key = String(run.begins?.number ?? `before-${place}`);
      const known = this.#told.get(key);
      if (known !== undefined && isSame(known.run, run)) return known.turn;
      const turn = turnOf(run, key, this.notice);
      this.#told.set(key, { run, turn });
      return turn;
    });
  }
}

/** Parts are only ever added at the end; through the eyes of somebody else they are other ones. */
const isSame = (one: Run, other: Run): boolean =>
  one.begins === other.begins && one.parts.length === other.parts.length && one.parts.at(-1) === other.parts.at(-1);
