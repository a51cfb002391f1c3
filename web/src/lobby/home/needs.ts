/** What an open table needs, and what is played there, in a few words. */
import type { Listed } from '../../protocol.gen';
import { written } from '../../table/prompt/time';
import { say } from '../../words/speech.svelte';
import { changeFacts, ruleFacts } from '../making/books';

const MINUTE = 60;

export const canSit = (table: Listed): boolean => table.status === 'lobby' && table.free > 0;

export function clockOf({ clock }: Pick<Listed, 'clock'>): string {
  if (clock?.clock === 'live') return say('people-table-live', { seconds: clock.decision ?? 0 });
  return clock?.clock === 'days' ? say('people-table-days', { days: clock.days ?? 0 }) : say('new-clock-none');
}

/** Whom it waits for, and since when; the times are by the clock of the server. */
export function needs(table: Listed, now: number): string {
  if (table.status === 'running') return say('lobby-table-running');
  if (!canSit(table)) return say('lobby-table-full');
  const minutes = Math.max(0, Math.floor((now - (table.since ?? now)) / MINUTE));
  return `${say('people-table-needs', { count: table.free })} · ${say('people-table-since', { minutes })}`;
}

/** When bots come, if they do. */
export function botsCome({ fill_at: at, free }: Listed, now: number): string {
  return at == null || free === 0 ? '' : say('people-table-fills', { time: written(Math.max(0, at - now)) });
}

export function playedThere(table: Listed): string {
  const edition = say(table.rising_sun ? 'people-table-rising-sun' : 'people-table-base');
  return [say('lobby-table-players', { count: table.players }), clockOf(table), edition, ...ruleFacts(table), ...changeFacts(table)].join(' · ');
}
