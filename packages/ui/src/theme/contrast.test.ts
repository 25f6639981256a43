import { describe, expect, it } from 'vitest';
import { contrast, under } from './contrast.ts';
import { dark, light, sanctionedPairs } from './palette.ts';

it('computes contrast as defined by WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('blends a translucent colour over an opaque one', () => {
  expect(under('#00000080', '#ffffff')).toBe('#7f7f7f');
  expect(under('#ff000000', '#123456')).toBe('#123456');
});

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_, palette) => {
  it.each(sanctionedPairs)('$text on $on $veil has at least $atLeast:1', ({ text, on, veil, atLeast }) => {
    const ground = veil ? under(palette[veil], palette[on]) : palette[on];
    expect(contrast(palette[text], ground)).toBeGreaterThanOrEqual(atLeast);
  });
});
