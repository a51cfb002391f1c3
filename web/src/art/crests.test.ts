import { describe, expect, it } from 'vitest';
import { anyCrest, COLORS, drawn, SHAPES, SIGNS } from './crests';
import { readDrawing } from './marks';

const PAINTS = /^[ilbdrRBpqco]$/;

describe('crests', () => {
  it('draws every sign on every shape with paints that there are', () => {
    for (const shape of [...Object.keys(SHAPES), 'box']) {
      for (const sign of Object.keys(SIGNS)) {
        const crest = drawn(`${shape}-${sign}-ink`);
        const marks = [...readDrawing(crest.shape).marks, ...readDrawing(crest.sign).marks];
        expect(marks.every(({ paint, path }) => PAINTS.test(paint) && path.startsWith('M'))).toBe(true);
      }
    }
  });

  it('turns a sign into paper on a filled shape', () => {
    expect(drawn('disc-plum-red').sign).toBe(SIGNS['plum']!.replaceAll('F', 'p'));
    expect(drawn('ring-plum-red').sign).toBe(SIGNS['plum']!.replaceAll('F', 'i'));
  });

  it('draws something for what it does not know', () => {
    expect(drawn('')).toEqual({ shape: SHAPES['ring']!.source, sign: '', color: '--ink' });
  });

  it('composes any one of words that there are', () => {
    const [shape, sign, color] = anyCrest().split('-');
    expect([shape! in SHAPES, sign! in SIGNS, color! in COLORS]).toEqual([true, true, true]);
  });
});
