/** The campaigns and clans of this browser: their codes, and the tokens that open them. */
import { read, write } from '../kept';

export type KeptSaga = { code: string; token: string; way: 'campaign' | 'clan'; at: number };

const KEPT = 'chanbara.sagas';
/** More than anybody goes back to. */
const MOST = 50;

class Sagas {
  all = $state<KeptSaga[]>(read<KeptSaga[]>(KEPT, []));

  tokenOf(code: string): string | undefined {
    return this.all.find((one) => one.code === code)?.token;
  }

  wayOf(code: string): KeptSaga['way'] | undefined {
    return this.all.find((one) => one.code === code)?.way;
  }

  keep(saga: Omit<KeptSaga, 'at'>): void {
    const others = this.all.filter((one) => one.code !== saga.code);
    this.#set([{ ...saga, at: Date.now() }, ...others].slice(0, MOST));
  }

  forget(code: string): void {
    this.#set(this.all.filter((one) => one.code !== code));
  }

  #set(all: KeptSaga[]): void {
    this.all = all;
    write(KEPT, all);
  }
}

export const sagas = new Sagas();

const FRAGMENT = /^#token=([\w-]+)$/;

/** The link that opens it on a second device. The token travels in the fragment, which no server sees. */
export const linkOf = (code: string, token: string): string => `${location.origin}/duel/${code}#token=${token}`;

/** Where the page was opened with such a link: the token, taken out of the address. */
export function linkedToken(): string | undefined {
  const token = FRAGMENT.exec(location.hash)?.[1];
  if (token !== undefined) history.replaceState(null, '', location.pathname);
  return token;
}
