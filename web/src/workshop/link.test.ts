import { describe, expect, it } from 'vitest';
import { fitsLink, MOST_BYTES, packed, unpacked } from './link';
import { changed, keyFor, renamed } from './tree';

const DIGEST = '0123456789abcdef';

describe('a link', () => {
  it('brings back what was packed', async () => {
    const text = 'format: 1\ncards: {nito: {name: Nitō, type: weapon}}\n'.repeat(40);
    const fragment = await packed({ digest: DIGEST, text });
    expect(fragment.length).toBeLessThan(text.length / 4);
    expect(await unpacked(`#${fragment}`)).toEqual({ digest: DIGEST, text });
  });

  it('is refused if it is damaged, foreign or too long', async () => {
    const fragment = await packed({ digest: DIGEST, text: 'format: 1\n'.repeat(9) });
    for (const wrong of ['', '#', '#seat=5', `${DIGEST}.`, `${DIGEST}.!`, fragment.slice(0, -4), `${DIGEST}.${'A'.repeat(30_000)}`]) {
      expect(await unpacked(wrong)).toBeNull();
    }
  });

  it('does not unpack to more than a file may have', async () => {
    await expect(packed({ digest: DIGEST, text: 'x'.repeat(MOST_BYTES) })).resolves.toBeTypeOf('string');
    const bomb = new Blob(['x'.repeat(5_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    const fragment = `${DIGEST}.${letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
    expect(fitsLink(fragment)).toBe(true);
    expect(await unpacked(fragment)).toBeNull();
  });
});

describe('a tree', () => {
  it('is copied where it changes', () => {
    const before = { cards: { a: { play: [{ draw: 1 }, 'discard_this'] }, b: {} } };
    expect(changed(before, ['cards', 'a', 'play', 0, 'draw'], 2)).toEqual({
      cards: { a: { play: [{ draw: 2 }, 'discard_this'] }, b: {} },
    });
    expect(changed(before, ['cards', 'a', 'play', 0], undefined)).toEqual({ cards: { a: { play: ['discard_this'] }, b: {} } });
    expect(before.cards.a.play[0]).toEqual({ draw: 1 });
  });

  it('keeps its order when something is renamed', () => {
    expect(Object.keys(renamed({ a: 1, b: 2, c: 3 }, 'b', 'z'))).toEqual(['a', 'z', 'c']);
  });

  it('has keys of small letters, each once', () => {
    expect(keyFor('Eiserner Wind!', [])).toBe('eiserner_wind');
    expect(keyFor('Nitō', ['nito'])).toBe('nito_2');
    expect(keyFor('雨', [])).toBe('card');
    expect(keyFor('2 swords', [])).toBe('swords');
  });
});
