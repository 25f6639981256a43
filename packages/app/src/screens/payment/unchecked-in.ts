import { isMissing } from '../payment-result/useCardResult.ts';
import type { UncheckedProps } from './Unchecked.tsx';

/**
 * Why a gateway could not say what became of a payment, and how to ask again.
 * @returns null where it has said so, and for a page that it does not know: on that nobody has paid
 */
export const uncheckedIn = ({
  error,
  refetch,
}: {
  error: unknown;
  refetch(): Promise<unknown>;
}): UncheckedProps | null => (error && !isMissing(error) ? { error, retry: () => void refetch() } : null);
