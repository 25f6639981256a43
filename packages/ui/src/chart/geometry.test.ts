import { describe, expect, it } from 'vitest';
import { formatsFor, pointLabels } from './format.ts';
import { cropped, extentOf, labelStep, spread, stack, widthOf } from './geometry.ts';

describe('extentOf', () => {
  it.each([
    [[[3, 8]], [0, 8]],
    [[[-3, 8]], [-3, 8]],
    [[[-3, -8]], [-8, 0]],
    [[[0, 0, 0]], [0, 1]],
    [[[null, null]], [0, 1]],
    [[], [0, 1]],
    [[[1e15, null, Number.NaN]], [0, 1e15]],
  ] as [(number | null)[][], [number, number]][])('of %j is %j', (columns, extent) => {
    expect(extentOf(columns)).toEqual(extent);
  });
});

describe('stack', () => {
  it('stacks positive and negative values from zero and omits gaps', () => {
    const series = [
      { id: 'a', label: 'A', values: [2, -1, null] },
      { id: 'b', label: 'B', values: [3, 4, 0] },
      { id: 'c', label: 'C', values: [1, -2, 5] },
    ];
    expect(stack(series, 3)).toEqual([
      [
        { series: 0, from: 0, to: 2 },
        { series: 1, from: 2, to: 5 },
        { series: 2, from: 5, to: 6 },
      ],
      [
        { series: 0, from: 0, to: -1 },
        { series: 1, from: 0, to: 4 },
        { series: 2, from: -1, to: -3 },
      ],
      [{ series: 2, from: 0, to: 5 }],
    ]);
  });
});

describe('labels', () => {
  it('are skipped before they overlap', () => {
    expect(labelStep(['Jan', 'Feb', 'Mar'], 600)).toBe(1);
    expect(
      labelStep(
        Array.from({ length: 12 }, () => '12月'),
        200,
      ),
    ).toBe(3);
    expect(labelStep([], 0)).toBe(1);
    expect(widthOf('万')).toBeGreaterThan(widthOf('K'));
  });

  it('are cropped to the available width, but never to nothing', () => {
    expect(cropped('April', 48)).toBe('April');
    expect(widthOf(cropped('Donaudampfschifffahrt', 48))).toBeLessThanOrEqual(48);
    expect(cropped('さまよえるオランダ人', 48)).toBe('さまよ…');
    expect(cropped('Two words', 40)).toBe('Two…');
    expect(cropped('万', 0)).toBe('万…');
  });

  it('move apart within the height', () => {
    expect(spread([10, 12, null, 100], 16, 200)).toEqual([10, 26, null, 100]);
    expect(spread([199, 200], 16, 200)).toEqual([176, 192]);
    expect(spread([1, 2, 3], 16, 40)).toBeNull();
  });
});

describe('formatted text', () => {
  it('is compact on an axis and complete in a table', () => {
    expect(formatsFor('en', undefined, 12_000).axis(12_000)).toBe('12K');
    expect(formatsFor('ja', undefined, 12_000).axis(12_000)).toBe('1.2万');
    expect(formatsFor('en', 'USD', 12_000).axis(12_000)).toBe('$12K');
    expect(formatsFor('ja', 'JPY', 120_000).axis(-120_000)).toBe('−¥12万');
    expect(formatsFor('en', undefined, 12).axis(12)).toBe('12');
    expect(formatsFor('en', undefined, 1).axis(0.25)).toBe('0.25');
    expect(formatsFor('en', 'USD', 12_000).full(1234.5)).toBe('$1,234.50');
    expect(formatsFor('en', 'USD', 1e21).full(1e21)).toBe('$1,000,000,000,000,000,000,000.00');
    expect(formatsFor('en', undefined, 5).full(-5)).toBe('−5');
  });

  it('shows points as months or days if they are dates, otherwise as they are', () => {
    expect(pointLabels(['2025-12', '2026-01', '2026-02'], 'en')).toEqual([
      { short: 'Dec', year: '2025', full: 'December 2025' },
      { short: 'Jan', year: '2026', full: 'January 2026' },
      { short: 'Feb', year: undefined, full: 'February 2026' },
    ]);
    expect(pointLabels(['2026-04-05'], 'ja')[0]).toEqual({ short: '4月5日', year: '2026年', full: '2026年4月5日' });
    expect(pointLabels(['Painting', '2026-19'], 'en').map(({ full }) => full)).toEqual(['Painting', '2026-19']);
  });
});
