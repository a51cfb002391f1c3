/** Light or dark: as one chose, or as the device is set. */
import { memory } from '../../memory.svelte';

const PAPER = { light: '#f4efe4', dark: '#191d25' };
const dusk = matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const { theme } = memory.settings;
  return theme === 'auto' ? dusk.matches : theme === 'dark';
}

/** Show the page in the theme that holds now. */
export function applyTheme(): void {
  const paper = isDark() ? 'dark' : 'light';
  document.documentElement.dataset['theme'] = paper;
  // The bar of the device has the colour of the paper that holds, whatever the device itself likes.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    meta.content = PAPER[paper];
  }
}

dusk.addEventListener('change', applyTheme);
