import { addDays, addMonths, type Day, firstOfMonth } from '../date-field/day.ts';

/** Common ranges. */
export type RangePreset = 'last7Days' | 'last30Days' | 'thisMonth' | 'lastMonth' | 'thisFinancialYear';

interface Days {
  start: Day;
  end: Day;
}

const lastOfMonth = (day: Day): Day => addDays(addMonths(firstOfMonth(day), 1), -1);

/**
 * The days of a preset. The last seven days include today; the financial year starts on the first of its month.
 * @param financialYearStart 1 to 12
 */
export function daysOf(preset: RangePreset, today: Day, financialYearStart: number): Days {
  switch (preset) {
    case 'last7Days':
      return { start: addDays(today, -6), end: today };
    case 'last30Days':
      return { start: addDays(today, -29), end: today };
    case 'thisMonth':
      return { start: firstOfMonth(today), end: lastOfMonth(today) };
    case 'lastMonth': {
      const start = addMonths(firstOfMonth(today), -1);
      return { start, end: lastOfMonth(start) };
    }
    case 'thisFinancialYear': {
      const since = (Number(today.slice(5, 7)) - financialYearStart + 12) % 12;
      const start = addMonths(firstOfMonth(today), -since);
      return { start, end: addDays(addMonths(start, 12), -1) };
    }
  }
}
