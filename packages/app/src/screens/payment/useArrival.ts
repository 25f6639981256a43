import { subscriptionPayment } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../services/services.ts';
import type { PaymentResult } from '../payment-result/result.ts';

/**
 * What has become of a bank transfer that is no longer waited for.
 * @param id of its payment; undefined while it is waited for, and the answer with it
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
