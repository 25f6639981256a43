import { describe, expect, it } from 'vitest';
import { daysBetween, shareOf } from './share.ts';

describe('shareOf', () => {
  it.each([
    ['500', '1000', 0.5],
    ['999.99', '1000', 0.9999],
    ['1200', '1000', 1.2],
    ['0.1', '0.3', 0.3333],
    ['-5', '1000', 0],
    ['123456789012345678.5', '246913578024691357', 0.5],
    ['5', '0', null],
    ['about five', '10', null],
  ])('%s of %s is %s', (raised, goal, share) => {
    expect(shareOf(raised, goal)).toBe(share);
  });
});

describe('daysBetween', () => {
  it('counts days across a daylight saving change', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(daysBetween('2026-04-05', '2026-04-05')).toBe(0);
    expect(daysBetween('2026-04-05', '2026-04-04')).toBe(-1);
  });
});
