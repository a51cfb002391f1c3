import { describe, expect, it, vi } from 'vitest';
import type { Reason } from '../src/protocol.gen';
import { Explanations } from '../src/table/prompt/explanations.svelte';

const reason = (rule: string): Reason => ({ type: 'reason', re: 1, rule, reason: `by rule ${rule}` });
const refused = { type: 'refused', re: 1, code: 'too_fast' } as never;

describe('why something cannot be done', () => {
  it('is asked once for each act', async () => {
    const ask = vi.fn().mockResolvedValue(reason('4.2'));
    const explanations = new Explanations({ ask });
    await explanations.show('play bo>2');
    expect(explanations.shown).toEqual(reason('4.2'));
    expect(explanations.of('play bo>2')).toEqual(reason('4.2'));
    await explanations.fetch('play bo>2');
    expect(ask).toHaveBeenCalledTimes(1);
    explanations.hide();
    expect([explanations.shown, explanations.of('play bo>2')]).toEqual([null, reason('4.2')]);
  });

  it('is forgotten with the decision, and a late answer belongs to none', async () => {
    let answer: (reason: Reason) => void = () => undefined;
    const ask = vi.fn().mockImplementation(() => new Promise((resolve) => (answer = resolve)));
    const explanations = new Explanations({ ask });
    const shown = explanations.show('play bo>2');
    explanations.forget();
    answer(reason('4.2'));
    await shown;
    expect([explanations.shown, explanations.of('play bo>2'), explanations.of(null)]).toEqual([null, null, null]);
  });

  it('is asked again where it came too fast, but not for ever', async () => {
    vi.useFakeTimers();
    const ask = vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(reason('4.2')).mockResolvedValue(refused);
    const explanations = new Explanations({ ask });
    const first = explanations.fetch('play bo>2');
    await vi.runAllTimersAsync();
    expect(await first).toEqual(reason('4.2'));
    const second = explanations.fetch('play bo>3');
    await vi.runAllTimersAsync();
    expect(await second).toBeNull();
    expect(ask).toHaveBeenCalledTimes(6);
    vi.useRealTimers();
  });
});
