import { subscriptionPayment } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';
import type { PaymentResult } from '../payment-result/result.ts';

/**
 * The result of a bank transfer that is no longer awaited.
 * @param id of its payment; undefined (as is the result) while it is awaited
 */
export function useArrival(id: string | undefined): PaymentResult | undefined {
  const { clients } = useServices();
  const { data, error, refetch } = useQuery({
    ...subscriptionPayment(clients.product, id ?? ''),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  });
  if (id === undefined) return undefined;
  if (error) return { state: 'unknown', error, retry: () => void refetch() };
  if (!data || data.status === 'awaiting_transfer') return { state: 'checking' };
  return data.status === 'paid' ? { state: 'paid', payment: data } : { state: 'unsuccessful' };
}
