import { addDays, addMonths, type Day } from './day.ts';
import type { DayPart } from './write.ts';

/** Step per key for the part at the caret (ARIA Authoring Practices, spin button). */
export const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 5, PageDown: -5 };

export function stepDay(day: Day, part: DayPart, by: number): Day {
  if (part === 'day') return addDays(day, by);
  return addMonths(day, part === 'month' ? by : by * 12);
}
