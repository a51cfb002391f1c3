/** The link that carries one's name to a second device. The token travels in the fragment, which no server sees. */
import { memory } from '../memory.svelte';

export function playerLink(): string {
  const { name = '', token = '' } = memory.player ?? {};
  return `${location.origin}/me#${new URLSearchParams({ player: token, name })}`;
}

/** Where the page was opened with such a link: keep the name, and take the token out of the address. */
export function keepCarriedName(): void {
  const said = new URLSearchParams(location.hash.slice(1));
  const [token, name] = [said.get('player'), said.get('name')];
  if (location.pathname !== '/me' || !token || !name) return;
  memory.keepPlayer({ token, name });
  history.replaceState(null, '', location.pathname);
}
