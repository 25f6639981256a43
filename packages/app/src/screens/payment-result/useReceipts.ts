import { listDiskTransactions, listSlackTransactions, type SubscriptionPayment } from '@smart-art/api-client/queries';
import { useQuery } from '@tanstack/react-query';
import { useSeller, useServices } from '../../services/services.ts';

/** The receipts of a payment, one per service, if the seller may list them. */
export function useReceipts(payment: SubscriptionPayment) {
  const { clients } = useServices();
  const seller = useSeller();
  const enabled = Boolean(seller?.permissions.includes('sa-list-transactions')) && payment.quote.lines.length > 0;
  const params = { seller_id: seller?.id ?? '' };
  const options = { enabled, refetchOnMount: 'always' } as const;
  const disk = useQuery({ ...listDiskTransactions(clients.product, params), ...options });
  const slack = useQuery({ ...listSlackTransactions(clients.product, params), ...options });
  const receipts = [disk, slack].flatMap(({ data }) => data?.data ?? []).filter((one) => one.payment_id === payment.id);
  return {
    receipts,
    /** Both lists have loaded and neither contains it (001 section 8: "Receipt not generated yet"). */
    isMissing: enabled && receipts.length === 0 && !disk.isPending && !slack.isPending,
  };
}
