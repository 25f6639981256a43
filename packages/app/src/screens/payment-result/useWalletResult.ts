import { ApiError } from '@smart-art/api-client';
import { cancelSubscriptionPayment, captureWalletPayment } from '@smart-art/api-client/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../services/services.ts';
import { useRenewalData } from '../payment/useRenewalData.ts';
import type { PaymentResult } from './result.ts';
import { isMissing } from './useCardResult.ts';

/**
 * What became of a wallet payment that was approved. Asking takes the money, which the server does once, however often
 * and wherever this is opened.
 *
 * @param token from the address that the wallet returned to; null where it has none
 */
export function useWalletResult(token: string | null): PaymentResult {
  const { clients, session } = useServices();
  const { mutate, data, error } = useMutation(captureWalletPayment(clients.product));
  useEffect(() => {
    if (token !== null) mutate(token);
  }, [token, mutate]);
  const step = data?.data.current_step_no;
  useEffect(() => {
    if (step !== undefined) session.stepTo(step as 1 | 2 | null);
  }, [step, session]);

  if (token === null || isMissing(error)) return { state: 'missing' };
  if (data) return { state: 'paid', payment: data.data.payment };
  if (error instanceof ApiError && error.kind === 'conflict') return { state: 'unsuccessful' };
  if (error) return { state: 'unknown', error, retry: () => mutate(token) };
  return { state: 'checking' };
}

/**
 * The person came back from the wallet without approving: the payment is given up, so that nobody can approve it later.
 * An order that is not the one under way changes nothing.
 *
 * @param token from the address that the wallet returned to; null where it has none
 */
export function useWalletRefusal(token: string | null): PaymentResult {
  const { clients } = useServices();
  const query = useRenewalData();
  const { mutate, data, error, variables, isPending } = useMutation(cancelSubscriptionPayment(clients.product));
  const open = query.data?.open_payment;
  const given = open?.method === 'wallet' && open.status === 'open' && open.checkout?.id === token ? open.id : null;
  useEffect(() => {
    if (given !== null) mutate({ id: given });
  }, [given, mutate]);

  if (data) return { state: 'cancelled', payment: data.data };
  /* Paid meanwhile: the server's words say so. */
  if (error) return { state: 'unknown', error, retry: () => mutate(variables) };
  if (query.error && !query.data) return { state: 'unknown', error: query.error, retry: () => void query.refetch() };
  if (!query.data || given !== null || isPending) return { state: 'checking' };
  return token === null ? { state: 'missing' } : { state: 'unsuccessful' };
}
