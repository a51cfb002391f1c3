/** The link that carries a claimed name to a second device. The token is in the fragment, which no server sees. */
import { address, here, linkTo } from '../address';
import { memory } from '../memory.svelte';

export function playerLink(): string {
  const { name = '', token = '' } = memory.player ?? {};
  return linkTo(`/me#${new URLSearchParams({ player: token, name })}`);
}

/** The name that such a link would have brought, if this device has another: a link never replaces a name. */
export const carried = { other: '' };

/** If the page was opened with such a link: store the name, and remove the token from the address. */
export function keepCarriedName(): void {
  const said = new URLSearchParams(location.hash.slice(1));
  const [token, name] = [said.get('player'), said.get('name')];
  if (here().pathname !== '/me' || !token || !name) return;
  if (memory.player === null) memory.keepPlayer({ token, name });
  else if (memory.player.token !== token) carried.other = name;
  history.replaceState(null, '', address(here().pathname));
}
