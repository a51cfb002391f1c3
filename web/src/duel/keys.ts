/** Keyboard control of the duel: arrows move, Enter chooses, Escape cancels, letters and numbers choose. */
import { goTo, isBusy, step } from '../table/prompt/keys';
import type { DuelDesk } from './desk.svelte';

const HAND = '[data-place="hand"] button.card';
const USES = '.uses button';
const FOES = 'button.foe';

function move(key: string): void {
  if (key === 'ArrowUp') goTo(FOES, USES);
  else if (key === 'ArrowDown') goTo('[aria-pressed="true"].card', HAND);
  else {
    const by = key === 'ArrowRight' ? 1 : -1;
    const isAny = step(HAND, by) || step(USES, by) || step(FOES, by);
    if (!isAny) goTo(HAND);
  }
}

export function pressed(event: KeyboardEvent, desk: DuelDesk): void {
  if (isBusy(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]') !== null) return;
  if (desk.isHappening && (event.key === 'Escape' || event.key === ' ')) {
    event.preventDefault();
    desk.game.skip();
  } else if (event.key === 'Escape') {
    desk.takeBack();
    desk.listed = false;
  } else if (event.key.startsWith('Arrow')) {
    event.preventDefault();
    move(event.key);
  } else if (/^[1-9]$/.test(event.key) && desk.listed) {
    desk.choose(Number(event.key) - 1);
  } else if (event.key === 'l') {
    desk.listed = !desk.listed && desk.options.length > 0;
  } else if (event.key === 'o') {
    desk.wantsOdds = !desk.wantsOdds;
  }
}
