import { type SubscriptionPayment, stripeRenewalData } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services.ts';
import { cardSessionOf } from './useRenewalData.ts';

/**
 * Whether the card page that was left has been paid nevertheless: somebody may press the back button, or close the tab,
 * before the gateway has led them back.
 *
 * @param payment what is under way when the screen is opened; `look` asks again with what is under way then
 */
export function useReturnedRenewal(payment: SubscriptionPayment | null) {
  const { clients } = useServices();
  const [sessionId, look] = useState(cardSessionOf(payment));
  const { data, isLoading } = useQuery({
    ...stripeRenewalData(clients.product, sessionId ?? ''),
    enabled: sessionId !== null,
    refetchOnMount: 'always',
  });
  const isPaid = sessionId !== null && data?.gateway_status === 'paid';
  return { isChecking: isLoading, paidSession: isPaid ? sessionId : null, look };
}
