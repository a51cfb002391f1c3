/** Call a player back who looks at something else while the table waits for them. */
import { memory } from '../memory.svelte';
import { say } from '../words/speech.svelte';
import type { Desk } from './desk.svelte';

/** The last decision that the player was called for. */
let called = '';

/** Run it as an effect. It says that the player must answer, and nothing about the hand. */
export function callBack(desk: Desk): void {
  if (desk.options.length === 0 || !document.hidden || !memory.settings.notify) return;
  const { code } = desk.game;
  const decision = `${code} ${desk.view.decision?.number}`;
  if (decision === called) return;
  called = decision;
  if ('Notification' in window && Notification.permission === 'granted') show(code);
}

function show(code: string): void {
  try {
    const note = new Notification(say('desk-title-asked'), { body: say('desk-title', { code }), tag: code });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Phone browsers define the API but do not let pages show notifications: there the title has to be enough.
  }
}
