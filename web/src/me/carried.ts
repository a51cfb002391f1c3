/** The link that carries one's name to a second device. The token travels in the fragment, which no server sees. */
import { memory } from '../memory.svelte';

export function playerLink(): string {
  const { name = '', token = '' } = memory.player ?? {};
  return `${location.origin}/me#${new URLSearchParams({ player: token, name })}`;
}

/** The name that such a link would have brought, where this device has another: a stranger's link takes nobody's name. */
export const carried = { other: '' };

/** Where the page was opened with such a link: keep the name, and take the token out of the address. */
export function keepCarriedName(): void {
  const said = new URLSearchParams(location.hash.slice(1));
  const [token, name] = [said.get('player'), said.get('name')];
  if (location.pathname !== '/me' || !token || !name) return;
  if (memory.player === null) memory.keepPlayer({ token, name });
  else if (memory.player.token !== token) carried.other = name;
  history.replaceState(null, '', location.pathname);
}
