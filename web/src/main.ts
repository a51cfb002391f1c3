import '@fontsource/alegreya/latin-500.css';
import '@fontsource/alegreya/latin-700.css';
import '@fontsource/alegreya/latin-ext-500.css';
import '@fontsource/alegreya/latin-ext-700.css';
import '@fontsource/source-sans-3/latin-400.css';
import '@fontsource/source-sans-3/latin-600.css';
import '@fontsource/source-sans-3/latin-ext-400.css';
import '@fontsource/source-sans-3/latin-ext-600.css';
import './tokens.css';
import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { loadCards } from './cards';
import { keepLinkedSeat } from './lobby/privateLink';
import { applyTheme } from './lobby/theme';
import { memory } from './memory.svelte';
import { placeOf } from './router.svelte';
import { isLanguage, preferred, PSEUDO, speech } from './words/speech.svelte';

// Whoever comes to a table needs it next, and its cards: they are fetched beside the words, not after them.
const place = placeOf(location.pathname);
if (place.page === 'table') {
  void import('./table/TablePage.svelte');
  loadCards(place.code).catch(() => undefined);
}
const asked = new URLSearchParams(location.search).get('language');
if (isLanguage(asked) || asked === PSEUDO) {
  memory.settings.language = asked;
  memory.keepSettings();
}
applyTheme();
keepLinkedSeat();
const wanted = memory.settings.language;
await speech.speak(isLanguage(wanted) ? wanted : preferred(navigator.languages), wanted === PSEUDO);
mount(App, { target: document.getElementById('page')! });
