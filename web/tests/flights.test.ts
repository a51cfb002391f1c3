import { describe, expect, it } from 'vitest';
import type { ToldEvent } from '../src/protocol.gen';
import { flightsOf } from '../src/table/board/flights';

const event = (kind: string, about: Record<string, unknown>, id = ''): ToldEvent => ({ number: 1, kind, about, said: { id } });
const YOU = 2;

describe('what travels', () => {
  it('a card that others draw shows its back', () => {
    const flights = flightsOf(event('Drew', { seat: 1, cards: null, count: 2 }), YOU);
    expect(flights).toEqual([
      { what: 'card', card: null, from: 'deck', to: 'seat-1' },
      { what: 'card', card: null, from: 'deck', to: 'seat-1' },
    ]);
  });

  it('your own cards go into your hand with their faces', () => {
    const flights = flightsOf(event('Drew', { seat: YOU, cards: ['bo', 'parry'] }), YOU);
    const seen = flights.map((one) => one.what === 'card' && [one.card, one.to]);
    expect(seen).toEqual([['bo', 'hand'], ['parry', 'hand']]);
  });

  it('a card that is taken from you leaves your hand', () => {
    const [flight] = flightsOf(event('CardTaken', { seat: 0, victim: YOU, card: 'bo' }), YOU);
    expect(flight).toEqual({ what: 'card', card: 'bo', from: 'hand', to: 'seat-0' });
  });

  it('a card between others shows its back', () => {
    const [flight] = flightsOf(event('CardTaken', { seat: 0, victim: 1, card: null }), YOU);
    expect(flight).toEqual({ what: 'card', card: null, from: 'seat-1', to: 'seat-0' });
  });

  it('weapons and actions go to the middle, a property to whom it is played on', () => {
    const played = (id: string) => flightsOf(event('Played', { seat: 0, card: 'bo', target: 1, prop: null }, id), YOU);
    expect(played('event-played-weapon')).toEqual([{ what: 'card', card: 'bo', from: 'seat-0', to: 'playing' }]);
    expect(played('event-played-property-at')).toEqual([{ what: 'card', card: 'bo', from: 'seat-0', to: 'seat-1' }]);
  });

  it('honor drifts from the victim to the victor', () => {
    const drifting = flightsOf(event('HonorGiven', { seat: 1, to: 0 }), YOU);
    expect(drifting).toEqual([{ what: 'petal', from: 'seat-1', to: 'seat-0' }]);
  });

  it('nothing travels where nothing moves', () => {
    expect(flightsOf(event('TurnBegan', { seat: 1, turn: 4 }), YOU)).toEqual([]);
  });
});
