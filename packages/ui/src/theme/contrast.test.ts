import { describe, expect, it } from 'vitest';
import { contrast } from './contrast.ts';
import { dark, light, sanctionedPairs } from './palette.ts';

it('reckons as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_, palette) => {
  it.each(sanctionedPairs)('$text on $on has at least $atLeast:1', ({ text, on, atLeast }) => {
    expect(contrast(palette[text], palette[on])).toBeGreaterThanOrEqual(atLeast);
  });
});
