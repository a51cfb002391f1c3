/** The short duels that introduce the modules, Shiro, and locations and weather, as the server lists them. */
import type { DuelChoices, DuelThing } from '../protocol.gen';

type What = DuelChoices['groups'][number]['what'];
export type Introduction = { lesson: string; what: What; thing: DuelThing };

/** One for each lesson: those of the modules first. */
export function introductionsIn(choices: DuelChoices): readonly Introduction[] {
  const modules = choices.modules.map((thing) => ({ what: 'module' as const, thing }));
  const others = choices.groups.flatMap(({ what, things }) => things.map((thing) => ({ what, thing })));
  const found = new Map<string, Introduction>();
  for (const { what, thing } of [...modules, ...others]) {
    const { lesson } = thing;
    if (lesson && !found.has(lesson)) found.set(lesson, { lesson, what, thing });
  }
  return [...found.values()];
}
