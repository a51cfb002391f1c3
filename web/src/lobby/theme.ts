/** Light or dark: as one chose, or as the device is set. */
import { memory } from '../memory.svelte';

const dusk = matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const { theme } = memory.settings;
  return theme === 'auto' ? dusk.matches : theme === 'dark';
}

/** Show the page in the theme that holds now. */
export function applyTheme(): void {
  document.documentElement.dataset['theme'] = isDark() ? 'dark' : 'light';
}

dusk.addEventListener('change', applyTheme);
