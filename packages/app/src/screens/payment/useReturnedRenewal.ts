import { type SubscriptionPayment, stripeRenewalData } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../services/services.ts';
import { uncheckedIn } from './unchecked-in.ts';
import { cardSessionOf } from './useRenewalData.ts';

/**
 * Checks whether an abandoned card page was paid after all, since the user may press Back or close the tab before the
 * gateway redirects.
 *
 * @param payment the open payment when the screen mounts; `look` checks again with the current one
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
