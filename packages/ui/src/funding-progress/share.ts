import { isAmount } from '../money/format.ts';

/**
 * Raised share of the goal, exact to 1/10,000 for amounts of any size.
 * @param raised decimal string as encoded in the API
 * @returns null if there is no goal
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

/** Whole days between two dates: `2026-04-05`. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
