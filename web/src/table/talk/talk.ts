/** The parts of the talk at a table: they come together. */
export { default as Bubbles } from './Bubbles.svelte';
export { default as Chat } from './Chat.svelte';
export { default as ClaimTag } from './ClaimTag.svelte';
export { default as SeatTags } from './SeatTags.svelte';
export { default as SeatTalk } from './SeatTalk.svelte';
export { default as Spoken } from './Spoken.svelte';
