import { type SubscriptionPayment, stripeRenewalData } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services.ts';
import { uncheckedIn } from './unchecked-in.ts';
import { cardSessionOf } from './useRenewalData.ts';

/**
 * Whether the card page that was left has been paid nevertheless, and why that could not be found out: somebody may press the back button, or close the tab,
 * before the gateway has led them back.
 *
 * @param payment what is under way when the screen is opened; `look` asks again with what is under way then
 */
export function useReturnedRenewal(payment: SubscriptionPayment | null) {
  const { clients } = useServices();
  const [sessionId, look] = useState(cardSessionOf(payment));
  const query = useQuery({
    ...stripeRenewalData(clients.product, sessionId ?? ''),
    enabled: sessionId !== null,
    refetchOnMount: 'always',
  });
  const isPaid = sessionId !== null && query.data?.gateway_status === 'paid';
  return { isChecking: query.isLoading, unchecked: uncheckedIn(query), paidSession: isPaid ? sessionId : null, look };
}
