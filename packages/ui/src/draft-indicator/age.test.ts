import { describe, expect, it } from 'vitest';
import { calmAge, nextChange, sayAge } from './age.ts';

describe('draft age', () => {
  it.each([
    [0, 'now'],
    [1_999, 'now'],
    [2_000, '2 sec. ago'],
    [9_999, '8 sec. ago'],
    [19_999, '10 sec. ago'],
    [20_500, '20 sec. ago'],
    [60_000, '1 min. ago'],
    [3_599_000, '59 min. ago'],
    [7_200_000, '2 hr. ago'],
    [2 * 86_400_000, '2 days ago'],
  ])('%i ms: %s', (age, text) => {
    expect(sayAge(calmAge(1_000, 1_000 + age), 'en')).toBe(text);
  });

  it('is formatted in Japanese', () => {
    expect(sayAge(20_000, 'ja')).toBe('20 秒前');
  });

  it('is zero when the clock was set back', () => {
    expect(calmAge(5_000, 0)).toBe(0);
  });

  it('changes after two seconds, then every ten seconds, then every minute', () => {
    expect(nextChange(0, 500)).toBe(1_500);
    expect(nextChange(0, 9_000)).toBe(1_000);
    expect(nextChange(0, 13_000)).toBe(7_000);
    expect(nextChange(0, 61_000)).toBe(59_000);
    expect(nextChange(0, 10_000)).toBe(10_000);
  });
});
