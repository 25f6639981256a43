import { isAmount } from '../money/format.ts';

/**
 * Which part of the goal has been raised, exact to a ten-thousandth however large the amounts are.
 * @param raised decimal string, as it travels
 * @returns null where there is no goal
 */
export function shareOf(raised: string, goal: string): number | null {
  if (!isAmount(raised) || !isAmount(goal)) return null;
  const places = Math.max(...[raised, goal].map((amount) => amount.split('.')[1]?.length ?? 0));
  const units = (amount: string) => {
    const [whole = '', part = ''] = amount.split('.');
    return BigInt(whole + part.padEnd(places, '0'));
  };
  const whole = units(goal);
  if (whole <= 0n) return null;
  const part = units(raised);
  return part <= 0n ? 0 : Number((part * 10_000n) / whole) / 10_000;
}

/** Whole days from one day to another: `2026-04-05`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
