/** How many wounds the open question is about, where it is announced or the server tells it. */
import type { StepView, View } from '../protocol.gen';
import type { Reckoned } from '../words/sentences';

export function stakeOf(view: View, reckoned: Reckoned | null): number | null {
  if (reckoned !== null) return reckoned.wounds;
  const asking = view.pending.at(-1)?.about ?? {};
  if (typeof asking['points'] === 'number') return asking['points'];
  const next = (asking['otherwise'] ?? asking['step'] ?? null) as StepView | null;
  const wounds = next?.about['wounds'];
  return typeof wounds === 'number' ? wounds : null;
}
