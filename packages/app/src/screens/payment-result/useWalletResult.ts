import { ApiError } from '@smart-art/api-client';
import { cancelSubscriptionPayment, captureWalletPayment } from '@smart-art/api-client/queries';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../services/services.ts';
import { useRenewalData } from '../payment/useRenewalData.ts';
import type { PaymentResult } from './result.ts';
import { isMissing } from './useCardResult.ts';

/**
 * The result of an approved wallet payment. The request captures the money, which the server does once, however often
 * this page is opened.
 *
 * @param token from the wallet's return URL; null if it has none
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
 * The user returned from the wallet without approving: cancels the payment, so that nobody can approve it later. A
 * token of another order changes nothing.
 *
 * @param token from the wallet's return URL; null if it has none
 */
export function useWalletCancel(token: string | null): PaymentResult {
  const { clients } = useServices();
  const query = useRenewalData();
  const { mutate, data, error, variables, isPending } = useMutation(cancelSubscriptionPayment(clients.product));
  const open = query.data?.open_payment;
  const given = open?.method === 'wallet' && open.status === 'open' && open.checkout?.id === token ? open.id : null;
  useEffect(() => {
    if (given !== null) mutate({ id: given });
  }, [given, mutate]);

  if (data) return { state: 'cancelled', payment: data.data };
  /* Paid in the meantime: the server's message says so. */
  if (error) return { state: 'unknown', error, retry: () => mutate(variables) };
  if (query.error && !query.data) return { state: 'unknown', error: query.error, retry: () => void query.refetch() };
  if (!query.data || given !== null || isPending) return { state: 'checking' };
  return token === null ? { state: 'missing' } : { state: 'unsuccessful' };
}
