import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { ReceiptText } from '@smart-art/ui/icons';
import { Money } from '@smart-art/ui/money';
import { Outcome } from '@smart-art/ui/outcome';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { useDefaultLandingPath } from '../../frame/use-default-landing-path.ts';
import { checkoutAddress } from '../payment/checkout.ts';
import { paymentMessages as messages } from '../payment/payment.messages.ts';
import { Unchecked } from '../payment/Unchecked.tsx';
import { receiptPath } from '../transactions/paths.ts';
import { PaidFacts } from './PaidFacts.tsx';
import { type PaymentResult, type Purpose, paymentPath } from './result.ts';
import { useReceipts } from './useReceipts.ts';

export interface ResultBodyProps {
  result: PaymentResult;
  purpose: Purpose;
}

/** The result of a payment: an icon, the amount, a text and the next link. The page's title is `resultTitle`. */
export function ResultBody({ result, purpose }: ResultBodyProps) {
  const intl = useIntl();
  const again = (
    <LinkButton emphasis="primary" href={paymentPath(purpose)}>
      {intl.formatMessage(messages.tryAgain)}
    </LinkButton>
  );
  switch (result.state) {
    case 'checking':
      return <Outcome tone="neutral">{intl.formatMessage(messages.checkingHelp)}</Outcome>;
    case 'complete':
      return (
        <Outcome actions={<Onward />} tone="success">
          {intl.formatMessage(messages.completeHelp)}
        </Outcome>
      );
    case 'paid':
      return (
        <Outcome
          actions={
            <>
              <Onward />
              <Receipts payment={result.payment} />
            </>
          }
          amount={<Total payment={result.payment} />}
          facts={<PaidFacts payment={result.payment} />}
          tone="success"
        >
          {intl.formatMessage(messages.paidHelp)}
        </Outcome>
      );
    case 'open':
      return (
        <Outcome
          actions={
            <>
              <LinkButton emphasis="primary" href={checkoutAddress(result.payment) ?? paymentPath(purpose)}>
                {intl.formatMessage(messages.goOn)}
              </LinkButton>
              <LinkButton href={paymentPath(purpose)}>{intl.formatMessage(messages.anotherWay)}</LinkButton>
            </>
          }
          amount={<Total payment={result.payment} />}
          tone="warning"
        >
          {intl.formatMessage(messages.openHelp)}
        </Outcome>
      );
    case 'unsuccessful':
      return (
        <Outcome actions={again} amount={result.payment && <Total payment={result.payment} />} tone="danger">
          <Stack gap={1}>
            <Text strong>{intl.formatMessage(messages.unsuccessful)}</Text>
            <Text>{intl.formatMessage(messages.unsuccessfulHelp)}</Text>
          </Stack>
        </Outcome>
      );
    case 'cancelled':
      return (
        <Outcome actions={again} amount={result.payment && <Total payment={result.payment} />} tone="warning">
          {intl.formatMessage(messages.cancelledHelp)}
        </Outcome>
      );
    case 'missing':
      return (
        <Outcome
          actions={
            <>
              {purpose === 'renewal' && <Onward />}
              <LinkButton href={paymentPath(purpose)}>{intl.formatMessage(messages.toPayment)}</LinkButton>
            </>
          }
          tone="warning"
        >
          {intl.formatMessage(messages.missingHelp)}
        </Outcome>
      );
    case 'unknown':
      return <Unchecked error={result.error} retry={result.retry} />;
  }
}

function Onward() {
  const intl = useIntl();
  return (
    <LinkButton emphasis="primary" href={useDefaultLandingPath()}>
      {intl.formatMessage(messages.toStudio)}
    </LinkButton>
  );
}

function Total({ payment }: { payment: SubscriptionPayment }) {
  const { amount, currency } = payment.quote.total;
  return <Money amount={amount} currency={currency} />;
}

function Receipts({ payment }: { payment: SubscriptionPayment }) {
  const intl = useIntl();
  return useReceipts(payment).receipts.map(({ id, number, service }) => (
    <LinkButton href={receiptPath({ service, id })} icon={ReceiptText} key={id}>
      {intl.formatMessage(messages.viewReceipt, { number })}
    </LinkButton>
  ));
}
