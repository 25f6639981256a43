import { describe, expect, it } from 'vitest';
import { daysOf, type RangePreset } from './presets.ts';

describe('daysOf', () => {
  it.each<[RangePreset, string, number, string, string]>([
    ['last7Days', '2026-04-05', 4, '2026-03-30', '2026-04-05'],
    ['last30Days', '2026-03-01', 4, '2026-01-31', '2026-03-01'],
    ['thisMonth', '2028-02-10', 4, '2028-02-01', '2028-02-29'],
    ['lastMonth', '2026-01-31', 4, '2025-12-01', '2025-12-31'],
    ['lastMonth', '2026-03-31', 4, '2026-02-01', '2026-02-28'],
    ['thisFinancialYear', '2026-03-31', 4, '2025-04-01', '2026-03-31'],
    ['thisFinancialYear', '2026-04-01', 4, '2026-04-01', '2027-03-31'],
    ['thisFinancialYear', '2026-12-31', 1, '2026-01-01', '2026-12-31'],
    ['thisFinancialYear', '2026-01-01', 10, '2025-10-01', '2026-09-30'],
  ])('%s on %s with a year from month %d', (preset, today, from, start, end) => {
    expect(daysOf(preset, today, from)).toEqual({ start, end });
  });
});
