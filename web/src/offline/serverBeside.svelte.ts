/** Whether the server that delivers this page answers, while the page plays without it. */
const EVERY = 15_000;
const PATIENCE = 5000;

class ServerBeside {
  answers = $state(false);

  /** Look now and then, as long as somebody wants to know. Returns what ends it. */
  watch(): () => void {
    const look = (): void => void this.#look();
    const timer = setInterval(() => !document.hidden && look(), EVERY);
    addEventListener('online', look);
    addEventListener('offline', look);
    look();
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }

  async #look(): Promise<void> {
    const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(PATIENCE) }).catch(() => null);
    this.answers = answer?.ok === true;
  }
}

export const serverBeside = new ServerBeside();
