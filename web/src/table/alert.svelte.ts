/** Call a player back who looks at something else while the table waits for him. */
import { memory } from '../memory.svelte';
import { say } from '../words/speech.svelte';
import type { Desk } from './desk.svelte';

let called: number | null = null;

/** To be run as an effect. It says that one is asked, and nothing of the hand. */
export function callBack(desk: Desk): void {
  const number = desk.options.length > 0 ? (desk.view.decision?.number ?? null) : null;
  if (number === null || number === called || !document.hidden || !memory.settings.notify) return;
  called = number;
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const { code } = desk.game;
  const note = new Notification(say('desk-title-asked'), { body: say('desk-title', { code }), tag: code });
  note.onclick = () => {
    focus();
    note.close();
  };
}
