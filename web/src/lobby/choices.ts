/** What a table can be made of, as the server tells it; asked for once. */
import { Refusal } from '../api';
import type { Choices } from '../protocol.gen';
import { say } from '../words/speech.svelte';

let asked: Promise<Choices> | undefined;

async function fetchChoices(): Promise<Choices> {
  const answer = await fetch('/api/choices').catch(() => null);
  if (!answer?.ok) throw new Refusal({ code: 'unreachable', message: say('page-unreachable') });
  return (await answer.json()) as Choices;
}

export function loadChoices(): Promise<Choices> {
  if (asked === undefined) {
    asked = fetchChoices();
    asked.catch(() => (asked = undefined));
  }
  return asked;
}
