import { expect, it } from 'vitest';
import { signed } from '../src/table/end/sum';

it('writes a real minus', () => {
  expect([signed(-3), signed(0), signed(12)]).toEqual(['−3', '0', '12']);
});
