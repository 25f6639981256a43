import { isMissing } from '../payment-result/useCardResult.ts';
import type { UncheckedProps } from './Unchecked.tsx';

/**
 * Why the gateway could not report a payment's status, and a retry.
 * @returns null if it did, or if the page is unknown to it: then nothing was paid
 */
export const uncheckedIn = ({
  error,
  refetch,
}: {
  error: unknown;
  refetch(): Promise<unknown>;
}): UncheckedProps | null => (error && !isMissing(error) ? { error, retry: () => void refetch() } : null);
