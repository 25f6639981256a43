import { ApiError } from '@smart-art/api-client';
import {
  confirmStripePayment,
  confirmStripeRenewalPayment,
  stripeData,
  stripeRenewalData,
} from '@smart-art/api-client/queries';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useServices } from '../../services/services.ts';
import type { PaymentResult, Purpose } from './result.ts';

/** The id is unknown, malformed, another seller's, or of the other purpose. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');

/**
 * The result of a card payment (000 section 7: retrive-stripe-data, stripe-payment-success and their renewal twins).
 * Asks for the gateway's status and completes a paid payment; the server does that once, however often this page is
 * opened.
 *
 * @param sessionId from the gateway's return URL; null if it has none
 */
export function useCardResult(purpose: Purpose, sessionId: string | null): PaymentResult {
  const { clients, session } = useServices();
  const { product } = clients;
  const id = sessionId ?? '';
  const isSignUp = purpose === 'sign_up';
  const options = { enabled: sessionId !== null, refetchOnMount: 'always' } as const;
  const signUp = useQuery({ ...stripeData(product, id), ...options, enabled: isSignUp && options.enabled });
  const renewal = useQuery({ ...stripeRenewalData(product, id), ...options, enabled: !isSignUp && options.enabled });
  const query = isSignUp ? signUp : renewal;
  const confirmSignUp = useMutation(confirmStripePayment(product));
  const confirmRenewal = useMutation(confirmStripeRenewalPayment(product));
  const { mutate, data: settled, error } = isSignUp ? confirmSignUp : confirmRenewal;

  const { data } = query;
  const isUncredited = data?.gateway_status === 'paid' && data.payment.status !== 'paid';
  useEffect(() => {
    if (isUncredited) mutate(id);
  }, [isUncredited, id, mutate]);
  const step = settled?.data.current_step_no;
  useEffect(() => {
    if (step !== undefined) session.stepTo(step as 1 | 2 | null);
  }, [step, session]);

  if (sessionId === null || isMissing(query.error) || isMissing(error)) return { state: 'missing' };
  if (settled) return { state: 'paid', payment: settled.data.payment };
  if (data?.payment.status === 'paid') return { state: 'paid', payment: data.payment };
  if (error instanceof ApiError && error.kind === 'conflict') return { state: 'unsuccessful', payment: data?.payment };
  if (error) return { state: 'unknown', error, retry: () => mutate(id) };
  if (query.error) return { state: 'unknown', error: query.error, retry: () => void query.refetch() };
  if (!data || isUncredited) return { state: 'checking' };
  return data.payment.status === 'open' && data.gateway_status === 'open'
    ? { state: 'open', payment: data.payment }
    : { state: 'unsuccessful', payment: data.payment };
}
