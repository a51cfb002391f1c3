/** How this browser can install the page as an app, if it can. */
type Prompt = Event & { prompt(): Promise<unknown> };

export type Way = 'installed' | 'button' | 'ios' | 'menu' | 'insecure';

/** Whether this is an iPhone or an iPad, where much needs the installed app. */
export const isApple = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1);

class Offer {
  #prompt = $state.raw<Prompt | null>(null);
  #isInstalled = $state(matchMedia('(display-mode: standalone)').matches);

  constructor() {
    addEventListener('beforeinstallprompt', (event) => {
      // Never interrupt: the button is in the settings.
      event.preventDefault();
      this.#prompt = event as Prompt;
    });
    addEventListener('appinstalled', () => {
      this.#isInstalled = true;
      this.#prompt = null;
    });
  }

  get way(): Way {
    if (this.#isInstalled) return 'installed';
    if (!isSecureContext) return 'insecure';
    if (this.#prompt !== null) return 'button';
    return isApple() ? 'ios' : 'menu';
  }

  async accept(): Promise<void> {
    const prompt = this.#prompt;
    // A browser offers each prompt once.
    this.#prompt = null;
    await prompt?.prompt();
  }
}

export const offer = new Offer();
