import {
  agreementSubscriptionData,
  listDiskTransactions,
  listSlackTransactions,
  type SubscriptionPayment,
} from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Link } from '@smart-art/ui/link';
import { Money } from '@smart-art/ui/money';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSeller, useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { paymentMessages as messages } from '../payment/payment.messages.ts';
import { lineWords, methodWords } from '../payment/prices.ts';
import { receiptPath } from '../transactions/paths.ts';

/** What was paid, how, until when it counts, and under which receipts. */
export function PaidFacts({ payment }: { payment: SubscriptionPayment }) {
  const intl = useIntl();
  const { clients } = useServices();
  const seller = useSeller();
  const { data: agreement } = useQuery({
    ...agreementSubscriptionData(clients.product, seller?.email ?? ''),
    enabled: seller !== null,
    refetchOnMount: 'always',
  });
  const { total, lines } = payment.quote;
  const endDate = agreement?.agreement_end_date;
  const facts = [
    {
      term: intl.formatMessage(messages.total),
      description: <Money amount={total.amount} currency={total.currency} />,
    },
    {
      term: intl.formatMessage(messages.services),
      description: (
        <Stack gap={1}>
          {lines.map((line) => (
            <span key={line.kind}>{lineWords(intl, line)}</span>
          ))}
        </Stack>
      ),
    },
    { term: intl.formatMessage(messages.paidBy), description: methodWords(intl, payment.method) },
    ...(payment.paid_at
      ? [{ term: intl.formatMessage(messages.paidOn), description: <DateTime value={payment.paid_at} /> }]
      : []),
    ...(endDate ? [{ term: intl.formatMessage(messages.runsUntil), description: <DateTime value={endDate} /> }] : []),
    ...(seller?.permissions.includes('sa-list-transactions') && lines.length > 0
      ? [{ term: intl.formatMessage(messages.receipt), description: <Receipts payment={payment} seller={seller} /> }]
      : []),
  ];
  return <DescriptionList items={facts} />;
}

/** The numbers of a payment's receipts, one for each service (001 section 8: "Receipt not generated yet"). */
function Receipts({ payment, seller }: { payment: SubscriptionPayment; seller: Seller }) {
  const intl = useIntl();
  const { clients } = useServices();
  const params = { seller_id: seller.id };
  const disk = useQuery({ ...listDiskTransactions(clients.product, params), refetchOnMount: 'always' });
  const slack = useQuery({ ...listSlackTransactions(clients.product, params), refetchOnMount: 'always' });
  const receipts = [disk, slack].flatMap(({ data }) => data?.data ?? []).filter((one) => one.payment_id === payment.id);
  if (receipts.length > 0) {
    return (
      <Stack gap={1}>
        {receipts.map(({ id, number, service }) => (
          <Link href={receiptPath({ service, id })} key={id}>
            {number}
          </Link>
        ))}
      </Stack>
    );
  }
  return disk.isPending || slack.isPending ? null : intl.formatMessage(messages.noReceipt);
}
