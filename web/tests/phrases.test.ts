/** Strings are formatted once, and never mixed up. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { expect, test, vi } from 'vitest';
import { Phrases } from '../src/words/phrases';

const SOURCE = 'hits = { $count ->\n    [one] one hit by { $who }\n   *[other] { $count } hits by { $who }\n }\nplain = Here\nday = { DATETIME($at, year: "numeric") }\n';

function phrases(): { said: Phrases; formatted: ReturnType<typeof vi.fn> } {
  const bundle = new FluentBundle('en', { useIsolating: false });
  bundle.addResource(new FluentResource(SOURCE));
  const formatted = vi.spyOn(bundle, 'formatPattern') as unknown as ReturnType<typeof vi.fn>;
  return { said: new Phrases(bundle), formatted };
}

test('the same arguments are formatted once, others on their own', () => {
  const { said, formatted } = phrases();
  for (let time = 0; time < 3; time++) {
    expect(said.say('hits', { count: 1, who: 'Ann' })).toBe('one hit by Ann');
    expect(said.say('hits', { count: 2, who: 'Ann' })).toBe('2 hits by Ann');
    expect(said.say('hits', { count: '1', who: 'Ann' })).toBe('1 hits by Ann');
    expect(said.say('plain', {})).toBe('Here');
  }
  expect(formatted).toHaveBeenCalledTimes(4);
});

test('a missing message is its own name', () => {
  expect(phrases().said.say('nothing', {})).toBe('nothing');
});

test('what is no plain text or number is formatted every time', () => {
  const { said, formatted } = phrases();
  expect(said.say('day', { at: new Date(2024, 5, 1) })).toBe('2024');
  expect(said.say('day', { at: new Date(2025, 5, 1) })).toBe('2025');
  expect(said.say('day', { at: new Date(2025, 5, 1) })).toBe('2025');
  expect(formatted).toHaveBeenCalledTimes(3);
});

test('memory is bounded', () => {
  const { said, formatted } = phrases();
  for (let count = 0; count < 5000; count++) said.say('hits', { count, who: 'Ann' });
  said.say('hits', { count: 0, who: 'Ann' });
  expect(formatted).toHaveBeenCalledTimes(5001);
});
