import { expect, test } from 'vitest';
import { dayBefore, daysInARow } from './days';

test('days go on over the end of a month and a year', () => {
  expect(dayBefore('2027-01-01')).toBe('2026-12-31');
  expect(dayBefore('2028-03-01')).toBe('2028-02-29');
});

test('days in a row end with the first that is missing, and today may still be to come', () => {
  expect(daysInARow([], '2026-11-18')).toBe(0);
  expect(daysInARow(['2026-11-18'], '2026-11-18')).toBe(1);
  expect(daysInARow(['2026-11-17', '2026-11-16'], '2026-11-18')).toBe(2);
  expect(daysInARow(['2026-11-16', '2026-11-15'], '2026-11-18')).toBe(0);
  expect(daysInARow(['2026-11-18', '2026-11-17', '2026-11-15'], '2026-11-18')).toBe(2);
});
