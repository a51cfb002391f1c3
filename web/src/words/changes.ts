/** Why a game cannot be shown any more: the rules have changed since it was dealt. */
import type { TableInfo } from '../protocol.gen';
import { say } from './speech.svelte';

export function changeWords({ status, change }: Pick<TableInfo, 'status' | 'change'>): string | null {
  if (change == null) return null;
  return say(status === 'over' ? 'rules-changed-over' : 'rules-changed-ended', { change: say(`rules-changed-${change}`) });
}
