import { type SubscriptionPayment, usersRenewalData } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useSeller, useServices } from '../../services/services.ts';
import { isAwaited } from './TransferInstructions.tsx';

/** How often an open page looks whether a bank transfer has arrived, in milliseconds. */
const ARRIVAL_MS = 5_000;

/** What the screens of payment need (000 section 7: getUsersRenewalData), as it stands when the screen is opened. */
export function useRenewalData() {
  const { clients } = useServices();
  const email = useSeller()?.email ?? '';
  return useQuery({
    ...usersRenewalData(clients.product, email),
    enabled: email !== '',
    /* What was begun in another tab, or paid since, counts. */
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isAwaited(state.data?.open_payment) ? ARRIVAL_MS : false),
  });
}

export type RenewalData = NonNullable<ReturnType<typeof useRenewalData>['data']>;

/** The session of a card payment whose page was left; null where none is under way. */
export const cardSessionOf = (payment: SubscriptionPayment | null | undefined): string | null =>
  payment?.method === 'card' && payment.status === 'open' ? (payment.checkout?.id ?? null) : null;
