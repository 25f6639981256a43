import { type SubscriptionPayment, usersRenewalData } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useSeller, useServices } from '../../services/services.ts';
import { isAwaited } from './TransferInstructions.tsx';

/** Poll interval for an awaited bank transfer, in milliseconds. */
const ARRIVAL_MS = 5_000;

/** The data of the payment screens (000 section 7: getUsersRenewalData), refetched when the screen opens. */
export function useRenewalData() {
  const { clients } = useServices();
  const email = useSeller()?.email ?? '';
  return useQuery({
    ...usersRenewalData(clients.product, email),
    enabled: email !== '',
    /* A payment may have been started in another tab, or made since. */
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isAwaited(state.data?.open_payment) ? ARRIVAL_MS : false),
  });
}

export type RenewalData = NonNullable<ReturnType<typeof useRenewalData>['data']>;

/** The session of an unfinished card payment; null if there is none. */
export const cardSessionOf = (payment: SubscriptionPayment | null | undefined): string | null =>
  payment?.method === 'card' && payment.status === 'open' ? (payment.checkout?.id ?? null) : null;
