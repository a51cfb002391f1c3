import { describe, expect, it } from 'vitest';
import { fanOf, placesAfter } from '../src/table/hand/fan';

const PHONES = [
  { width: 360, height: 172 },
  { width: 390, height: 199 },
  { width: 370, height: 168 },
];

describe('a hand on a phone', () => {
  it.each(PHONES.flatMap((area) => [1, 4, 5, 6, 7, 8, 9, 10].map((count) => ({ ...area, count }))))(
    'shows all of $count cards at $width × $height',
    ({ count, ...area }) => {
      const { cards } = fanOf(count, area, false);
      for (const [place, card] of cards.entries()) {
        expect(card.x).toBeGreaterThanOrEqual(0);
        expect(card.x + card.width).toBeLessThanOrEqual(area.width);
        expect(card.y + card.height).toBeLessThanOrEqual(area.height);
        expect(card.width).toBeGreaterThanOrEqual(44);
        for (const other of cards.slice(place + 1)) {
          if (other.tier === card.tier) expect(other.x).toBeGreaterThanOrEqual(card.x + card.width);
          // Enough of one behind is left to be touched.
          else expect(other.y - card.y).toBeGreaterThanOrEqual(44);
        }
      }
    },
  );
});

describe('a fan', () => {
  it.each([1, 4, 7, 10])('of %i cards is inside its place', (count) => {
    const area = { width: 560, height: 216 };
    const { cards } = fanOf(count, area, true);
    for (const card of cards) {
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.x + card.width).toBeLessThanOrEqual(area.width);
      expect(card.y + card.height).toBeLessThanOrEqual(area.height);
    }
    for (const [place, card] of cards.slice(1).entries()) expect(card.x - cards[place]!.x).toBeGreaterThanOrEqual(44);
  });
});

describe('the places of a hand', () => {
  it('stay where they are when a card is played', () => {
    expect(placesAfter(['bo', 'parry', 'geisha'], ['bo', 'geisha'])).toEqual(['bo', null, 'geisha']);
    expect(placesAfter(['bo', null, 'geisha'], ['geisha'])).toEqual([null, null, 'geisha']);
  });

  it('lose the card that was chosen, of two alike', () => {
    expect(placesAfter(['bo', 'bo', 'geisha'], ['bo', 'geisha'], 0)).toEqual([null, 'bo', 'geisha']);
    expect(placesAfter(['bo', 'bo', 'geisha'], ['bo', 'geisha'], 1)).toEqual(['bo', null, 'geisha']);
  });

  it('are laid out again when cards are added', () => {
    expect(placesAfter(['bo', null, 'geisha'], ['bo', 'geisha', 'parry', 'focus'])).toEqual(['bo', 'geisha', 'parry', 'focus']);
    expect(placesAfter([], ['bo'])).toEqual(['bo']);
  });

  it('are laid out again when other cards come for those that go', () => {
    expect(placesAfter(['bo', 'geisha'], ['bo', 'parry'])).toEqual(['bo', 'parry']);
  });

  it('end with the hand', () => {
    expect(placesAfter(['bo'], [])).toEqual([]);
  });
});
