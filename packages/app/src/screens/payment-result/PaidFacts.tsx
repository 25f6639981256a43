import { agreementSubscriptionData, type SubscriptionPayment } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { DescriptionList } from '@smart-art/ui/description-list';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useSeller, useServices } from '../../services/services.ts';
import { paymentMessages as messages } from '../payment/payment.messages.ts';
import { lineLabel, methodLabel } from '../payment/prices.ts';
import { useReceipts } from './useReceipts.ts';

/** What was paid for, how, and until when it is valid. */
export function PaidFacts({ payment }: { payment: SubscriptionPayment }) {
  const intl = useIntl();
  const { clients } = useServices();
  const seller = useSeller();
  const { data: agreement } = useQuery({
    ...agreementSubscriptionData(clients.product, seller?.email ?? ''),
    enabled: seller !== null,
    refetchOnMount: 'always',
  });
  const { isMissing } = useReceipts(payment);
  const endDate = agreement?.agreement_end_date;
  const facts = [
    {
      term: intl.formatMessage(messages.services),
      description: (
        <Stack gap={1}>
          {payment.quote.lines.map((line) => (
            <span key={line.kind}>{lineLabel(intl, line)}</span>
          ))}
        </Stack>
      ),
    },
    { term: intl.formatMessage(messages.paidBy), description: methodLabel(intl, payment.method) },
    ...(payment.paid_at
      ? [{ term: intl.formatMessage(messages.paidOn), description: <DateTime value={payment.paid_at} /> }]
      : []),
    ...(endDate ? [{ term: intl.formatMessage(messages.runsUntil), description: <DateTime value={endDate} /> }] : []),
    ...(isMissing
      ? [{ term: intl.formatMessage(messages.receipt), description: intl.formatMessage(messages.noReceipt) }]
      : []),
  ];
  return <DescriptionList items={facts} />;
}
