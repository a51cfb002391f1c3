import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import './style/screen.css';
import './style/forced.css';
import { mount } from 'svelte';
import { here, keepLinks } from './address';
import App from './App.svelte';
import { loadCards } from './cards';
import { keepFocus } from './focus';
import { online } from './install/online.svelte';
import { shell } from './install/shell.svelte';
import { keepCarriedName } from './me/carried';
import { keepLinkedSeat } from './lobby/privateLink.svelte';
import { applyTheme } from './lobby/settings/theme';
import { memory } from './memory.svelte';
import { placeOf } from './router.svelte';
import { askedFor, firstLanguage, PSEUDO } from './words/languages';
import { speech } from './words/speech.svelte';

// A visitor to a table needs it next, and its cards: fetch them in parallel with the strings, not after them.
const place = placeOf(here().pathname);
if (place.page === 'table') {
  void import('./table/TablePage.svelte');
  loadCards(place.code).catch(() => undefined);
}
const asked = askedFor();
if (asked !== null) {
  memory.settings.language = asked;
  memory.keepSettings();
}
applyTheme();
keepLinkedSeat();
keepCarriedName();
await speech.speak(firstLanguage(), memory.settings.language === PSEUDO);
if (document.readyState === 'loading') {
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}
mount(App, { target: document.getElementById('page')! });
keepFocus();
keepLinks();
online.listen();
shell.begin();
