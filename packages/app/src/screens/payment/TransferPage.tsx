import { subscriptionPayment } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { DateTime } from '@smart-art/ui/date-time';
import { Money } from '@smart-art/ui/money';
import { Page } from '@smart-art/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useServices } from '../../services/services.ts';
import { ResultBody } from '../payment-result/ResultBody.tsx';
import { type PaymentResult, resultTitle } from '../payment-result/result.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import { type AwaitedTransfer, TransferInstructions } from './TransferInstructions.tsx';

export interface TransferPageProps {
  transfer: AwaitedTransfer;
  /** Whether it is still waited for; then the page says what has become of it. */
  isAwaited: boolean;
}

/** A bank transfer: its instructions, and what became of it when it is no longer waited for. */
export function TransferPage({ transfer, isAwaited }: TransferPageProps) {
  const intl = useIntl();
  const { total } = transfer.quote;
  const crumbs = useCrumbs();
  useTitle(intl.formatMessage(messages.transfer));
  if (!isAwaited) return <Ended id={transfer.id} />;
  return (
    <Page
      actions={<LinkButton href="/payment-renew">{intl.formatMessage(messages.anotherWay)}</LinkButton>}
      crumbs={crumbs}
      summary={intl.formatMessage(messages.transferLead, {
        amount: <Money amount={total.amount} currency={total.currency} key="amount" />,
        date: <DateTime key="date" value={transfer.bank_transfer.due_at} />,
      })}
      title={intl.formatMessage(messages.transfer)}
    >
      <TransferInstructions payment={transfer} />
    </Page>
  );
}

function Ended({ id }: { id: string }) {
  const intl = useIntl();
  const { clients } = useServices();
  const {
    data: payment,
    error,
    refetch,
  } = useQuery({
    ...subscriptionPayment(clients.product, id),
    refetchOnMount: 'always',
  });
  const result = ((): PaymentResult => {
    if (error) return { state: 'unknown', error, retry: () => void refetch() };
    if (!payment || payment.status === 'awaiting_transfer') return { state: 'checking' };
    return payment.status === 'paid' ? { state: 'paid', payment } : { state: 'unsuccessful' };
  })();
  return (
    <Page crumbs={useCrumbs()} title={resultTitle(intl, result)}>
      <ResultBody purpose="renewal" result={result} />
    </Page>
  );
}
