/** Push messages on this device: whether it gets them, and turning them on and off. One switch for all its seats. */
import { FOLDER } from '../address';
import { ask, reach } from '../api';
import { isApple } from '../install/offer.svelte';
import { memory } from '../memory.svelte';
import type { NewDevice, PushKey } from '../protocol.gen';

export type Standing = 'unknown' | 'none' | 'on' | 'off' | 'denied' | 'ios' | 'unsupported' | 'insecure';

/** The seats of the last tables are enough: older ones are over. */
const MOST_TOKENS = 60;

function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const used = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const wanted = bytesOf(key);
  return used.length === wanted.length && used.every((byte, place) => byte === wanted[place]);
}

/** Why this browser cannot have push messages, if it cannot. */
function hindrance(): Standing | null {
  if (!isSecureContext) return 'insecure';
  const isAble = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!isAble) return isApple() ? 'ios' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

function keysOf(subscription: PushSubscription): Omit<NewDevice, 'tokens'> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, public: keys['p256dh'] ?? '', secret: keys['auth'] ?? '' };
}

class Device {
  standing = $state<Standing>('unknown');
  #key: string | null = null;

  /** Find out how it stands; `none` if the server sends no push messages. */
  async look(): Promise<void> {
    this.#key ??= (await ask<PushKey>('/api/push')).key;
    if (this.#key === null) this.standing = 'none';
    else this.standing = hindrance() ?? ((await this.#subscription()) === null ? 'off' : 'on');
  }

  async #subscription(): Promise<PushSubscription | null> {
    const registration = await navigator.serviceWorker.getRegistration();
    const found = (await registration?.pushManager.getSubscription()) ?? null;
    return found !== null && this.#key !== null && isFor(found, this.#key) ? found : null;
  }

  /** The browser asks its user first, and only while they touch something. */
  async turnOn(): Promise<void> {
    const isAllowed = (await Notification.requestPermission()) === 'granted';
    if (!isAllowed || this.#key === null) {
      this.standing = hindrance() ?? 'off';
      return;
    }
    await navigator.serviceWorker.register(`${FOLDER}worker.js`, { updateViaCache: 'none' });
    const { pushManager } = await navigator.serviceWorker.ready;
    const old = await pushManager.getSubscription();
    // One for another key, from before the server's database was replaced, would only be in the way.
    if (old !== null && !isFor(old, this.#key)) await old.unsubscribe();
    await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(this.#key) });
    await this.tell();
    this.standing = 'on';
  }

  /** Tell the server whose messages this device gets: those of all seats, and of the claimed name. */
  async tell(): Promise<void> {
    const subscription = await this.#subscription();
    const seats = memory.seats.map((seat) => seat.token);
    const tokens = [...new Set([...(memory.player === null ? [] : [memory.player.token]), ...seats])];
    // Without any there is nothing to tell yet: the first slow table does.
    if (subscription === null || tokens.length === 0) return;
    const device: NewDevice = { ...keysOf(subscription), tokens: tokens.slice(0, MOST_TOKENS) };
    await reach('/api/push', { method: 'POST', body: JSON.stringify(device) });
  }

  async turnOff(): Promise<void> {
    const subscription = await this.#subscription();
    if (subscription !== null) {
      const { endpoint, secret } = keysOf(subscription);
      await reach('/api/push/off', { method: 'POST', body: JSON.stringify({ endpoint, secret }) });
      await subscription.unsubscribe();
    }
    this.standing = hindrance() ?? 'off';
  }
}

export const device = new Device();

/** At a slow table: a device that is on gets the messages of this seat, too. */
export async function includeSeat(): Promise<void> {
  await device.look();
  if (device.standing === 'on') await device.tell();
}
