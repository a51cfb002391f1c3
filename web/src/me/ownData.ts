/** What the server has about the seats, evenings, campaigns and clans of this browser: fetched, and deleted. */
import { ask } from '../api';
import { sagas } from '../duel/saga/sagas.svelte';
import { keptEvenings } from '../evening/kept.svelte';
import { memory } from '../memory.svelte';
import type { DataDeleted, OwnData, OwnPlace } from '../protocol.gen';

/** Tokens per request. */
const MOST = 20;

/** Everything by which the server knows this browser, in parts. */
function tokens(): string[][] {
  const named = memory.player === null ? [] : [memory.player.token];
  const kept = [...memory.seats, ...keptEvenings.all, ...sagas.all].map(({ token }) => token);
  const all = [...new Set([...named, ...kept, memory.watcher])];
  return Array.from({ length: Math.ceil(all.length / MOST) }, (_, part) => all.slice(part * MOST, (part + 1) * MOST));
}

/** Whether the server may have something. */
export const hasOwnData = (): boolean => memory.seats.length > 0 || keptEvenings.all.length > 0 || sagas.all.length > 0;

export async function fetchOwnData(): Promise<OwnData> {
  const found: OwnData = { seats: [], sagas: [], evenings: [], chat: [], devices: [], practice: [] };
  for (const part of tokens()) {
    const more = await ask<OwnData>('/api/data', { tokens: part });
    found.seats.push(...more.seats);
    found.sagas.push(...more.sagas);
    found.evenings.push(...more.evenings);
    found.chat.push(...more.chat);
    found.devices.push(...more.devices);
    found.practice.push(...more.practice);
  }
  return found;
}

/** The browser's own subscription goes with what the server has of it. */
async function forgetDevice(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Delete names, addresses and chat lines; seats at tables that are not over stay, without a name. */
export async function deleteOwnData(): Promise<void> {
  const kept: OwnPlace[] = [];
  await forgetDevice();
  for (const part of tokens()) kept.push(...(await ask<DataDeleted>('/api/data/delete', { tokens: part })).kept);
  memory.forgetData(kept);
  keptEvenings.retain(memory.seats.map(({ token }) => token));
}
