/** The campaigns and clans of this browser: their codes, and the tokens that open them. */
import { address, here, linkTo } from '../../address';
import { giveUpSaga, Refusal } from '../../api';
import { read, write } from '../../storage';

export type KeptSaga = { code: string; token: string; way: 'campaign' | 'clan'; over?: boolean; at: number };
/** One that could not be deleted, and why. */
export type LeftSaga = { code: string; message: string };

const KEPT = 'chanbara.sagas';
/** Above this number, finished ones are dropped, the oldest first. */
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
    const all = [{ ...saga, at: Date.now() }, ...others];
    // A running one is never dropped: only its token can resume or delete it.
    const over = all.filter((one) => one.over);
    const gone = over.slice(over.length - Math.min(over.length, Math.max(0, all.length - MOST)));
    this.#set(all.filter((one) => !gone.includes(one)));
  }

  /** Delete all of them, on the server too; return those that could not be deleted. */
  async giveUpAll(): Promise<LeftSaga[]> {
    const left: LeftSaga[] = [];
    for (const { code, token } of this.all) {
      try {
        await giveUpSaga(code, token);
        this.forget(code);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        // The server may have deleted it already, and a token that opens nothing is useless.
        if (error.code === 'unknown_saga' || error.code === 'unknown_token') this.forget(code);
        else left.push({ code, message: error.message });
      }
    }
    return left;
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

/** The link that opens it on a second device. The token is in the fragment, which no server sees. */
export const linkOf = (code: string, token: string): string => linkTo(`/duel/${code}#token=${token}`);

/** If the page was opened with such a link: the token, removed from the address. */
export function linkedToken(): string | undefined {
  const token = FRAGMENT.exec(location.hash)?.[1];
  if (token !== undefined) history.replaceState(null, '', address(here().pathname));
  return token;
}
