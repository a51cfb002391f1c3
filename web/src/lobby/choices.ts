/** What a table can be made of, as the server tells it; asked for once. */
import { fetchChoices } from '../api';
import type { Choices } from '../protocol.gen';

let asked: Promise<Choices> | undefined;

export function loadChoices(): Promise<Choices> {
  if (asked === undefined) {
    asked = fetchChoices();
    asked.catch(() => (asked = undefined));
  }
  return asked;
}
