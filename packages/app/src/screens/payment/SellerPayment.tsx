import { LinkButton } from '@smart-art/ui/button';
import { DateTime } from '@smart-art/ui/date-time';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Wallet } from '@smart-art/ui/icons';
import { Money } from '@smart-art/ui/money';
import { Page } from '@smart-art/ui/page';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { ResultBody } from '../payment-result/ResultBody.tsx';
import { resultTitle } from '../payment-result/result.ts';
import { LoadingPayment } from './LoadingPayment.tsx';
import { paymentMessages as messages } from './payment.messages.ts';
import { type AwaitedTransfer, isAwaited, TransferInstructions } from './TransferInstructions.tsx';
import { Unfinished } from './Unfinished.tsx';
import { useArrival } from './useArrival.ts';
import { useRenewalData } from './useRenewalData.ts';

/**
 * The payment in progress (000 section 2): instructions and result of a bank transfer, or a link to the gateway's page.
 * One page for all states, so that the title keeps the focus.
 */
export function Component() {
  const intl = useIntl();
  const query = useRenewalData();
  const crumbs = useCrumbs();
  const payment = query.data?.open_payment;
  /* Keep the transfer after it has arrived, to show its result. */
  const [transfer, setTransfer] = useState<AwaitedTransfer>();
  if (isAwaited(payment) && payment.id !== transfer?.id) setTransfer(payment);
  const isWaiting = transfer !== undefined && isAwaited(payment);
  const arrival = useArrival(isWaiting ? undefined : transfer?.id);
  const title = arrival
    ? resultTitle(intl, arrival)
    : intl.formatMessage(transfer ? messages.transfer : messages.title);
  useTitle(title);

  const body = (): ReactNode => {
    if (arrival) return <ResultBody purpose="renewal" result={arrival} />;
    if (transfer) return <TransferInstructions payment={transfer} />;
    if (payment) return <Unfinished payment={payment} />;
    if (query.error) return <FailureBanner query={query} title={intl.formatMessage(messages.loadFailed)} />;
    /* Cached data from before this screen may be outdated. */
    return query.isFetchedAfterMount ? <NothingDue /> : <LoadingPayment />;
  };
  return (
    <Page
      actions={isWaiting && <LinkButton href="/payment-renew">{intl.formatMessage(messages.anotherWay)}</LinkButton>}
      crumbs={crumbs}
      summary={isWaiting && <TransferSummary transfer={transfer} />}
      title={title}
    >
      {body()}
    </Page>
  );
}

function TransferSummary({ transfer: { quote, bank_transfer } }: { transfer: AwaitedTransfer }) {
  const { amount, currency } = quote.total;
  return useIntl().formatMessage(messages.transferLead, {
    amount: <Money amount={amount} currency={currency} key="amount" />,
    date: <DateTime key="date" value={bank_transfer.due_at} />,
  });
}

function NothingDue() {
  const intl = useIntl();
  return (
    <EmptyState
      action={<LinkButton href="/payment-renew">{intl.formatMessage(messages.toRenewal)}</LinkButton>}
      icon={Wallet}
      title={intl.formatMessage(messages.nothingDue)}
    >
      {intl.formatMessage(messages.nothingDueHelp)}
    </EmptyState>
  );
}
