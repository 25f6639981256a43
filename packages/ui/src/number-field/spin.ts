import { divide, fromUnits, placesOf, toUnits } from './decimal.ts';

interface Bounds {
  minimum?: number | undefined;
  maximum?: number | undefined;
}

/** The number after a key of W3C's spinbutton pattern; undefined for other keys. */
export function spun(
  key: string,
  value: number | null,
  step: number,
  { minimum, maximum }: Bounds,
): number | undefined {
  if (key === 'Home') return minimum;
  if (key === 'End') return maximum;
  const by = { ArrowUp: step, ArrowDown: -step, PageUp: step * 10, PageDown: -step * 10 }[key];
  if (by === undefined) return undefined;
  const next = stepped(value ?? 0, by, step);
  return Math.min(maximum ?? next, Math.max(minimum ?? next, next));
}

/** The sum without floating-point errors, snapped to the step. */
function stepped(value: number, by: number, step: number): number {
  const places = Math.max(placesOf(String(value)), placesOf(String(step)));
  const units = toUnits(String(step), places);
  const sum = toUnits(String(value), places) + toUnits(String(by), places);
  return Number(fromUnits(divide(sum, units) * units, places));
}
