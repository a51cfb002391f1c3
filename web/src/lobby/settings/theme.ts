/** Light or dark: as chosen, or as the device is set. */
import { memory } from '../../memory.svelte';

const PAPER = { light: '#f4efe4', dark: '#191d25' };
const dusk = matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const { theme } = memory.settings;
  return theme === 'auto' ? dusk.matches : theme === 'dark';
}

/** Show the page in the current theme. */
export function applyTheme(): void {
  const paper = isDark() ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = paper;
  // The device's bar gets the color of the current paper, whatever the device prefers.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = PAPER[paper];
  }
}

dusk.addEventListener('change', applyTheme);
