import { beforeEach, expect, it, vi } from 'vitest';
import type { Seen } from '../src/seen';
import { perform, sound } from '../src/table/sound';

const { settings, play } = vi.hoisted(() => ({ settings: { sound: true, volume: 0.5, vibrate: true }, play: vi.fn() }));
vi.mock('../src/memory.svelte', () => ({ memory: { settings } }));
vi.mock('../src/table/sounds', () => ({ play }));

const vibrate = vi.fn();
const event = (kind: string, about: Seen['about'], id?: string): Seen => ({ kind, about, ...(id ? { said: { id } } : {}) }) as unknown as Seen;
const YOU = 1;

beforeEach(() => {
  Object.assign(settings, { sound: true, volume: 0.5, vibrate: true });
  play.mockClear();
  vibrate.mockClear();
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true }, vibrate });
});

async function heard(): Promise<string[]> {
  await vi.dynamicImportSettled();
  return play.mock.calls.map(([name]) => name as string);
}

it('each kind of event has its own sound; turns of others have none', async () => {
  sound(event('TurnBegan', { seat: 0 }), YOU);
  sound(event('TurnBegan', { seat: YOU }), YOU);
  sound(event('Played', { seat: 0, card: 'focus' }), YOU);
  sound(event('Played', { seat: 0, card: 'bo', target: YOU }), YOU);
  sound(event('Answered', { seat: YOU, card: 'parry' }, 'event-parried'), YOU);
  sound(event('Defeated', { seat: 2 }), YOU);
  sound(event('HonorGiven', { seat: 2, to: 0 }), YOU);
  expect(await heard()).toEqual(['turn', 'card', 'blade', 'parry', 'fall', 'petal']);
  expect(play).toHaveBeenLastCalledWith('petal', 0.5);
});

it('is silent until it is chosen, and until the page was touched', async () => {
  settings.sound = false;
  perform('turn');
  settings.sound = true;
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false }, vibrate });
  perform('turn');
  expect(await heard()).toEqual([]);
});

it('a phone buzzes for the player’s own wounds alone, with or without sound', () => {
  settings.sound = false;
  sound(event('Wounded', { seat: 0, lost: 1 }), YOU);
  expect(vibrate).not.toHaveBeenCalled();
  sound(event('Wounded', { seat: YOU, lost: 1 }), YOU);
  expect(vibrate).toHaveBeenCalledWith(30);
  settings.vibrate = false;
  sound(event('Defeated', { seat: YOU }), YOU);
  expect(vibrate).toHaveBeenCalledTimes(1);
});
