import { LinkButton } from '@smart-art/ui/button';
import { Inline } from '@smart-art/ui/inline';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFrontRoom } from '../../frame/use-front-room.ts';
import { checkoutAddress } from '../payment/checkout.ts';
import { paymentMessages as messages } from '../payment/payment.messages.ts';
import { Unchecked } from '../payment/Unchecked.tsx';
import { PaidFacts } from './PaidFacts.tsx';
import { type PaymentResult, type Purpose, paymentPath } from './result.ts';

export interface ResultBodyProps {
  result: PaymentResult;
  purpose: Purpose;
}

/** What became of a payment, in words, and the way on. Its title is the page's: `resultTitle`. */
export function ResultBody({ result, purpose }: ResultBodyProps) {
  const intl = useIntl();
  const frontRoom = useFrontRoom();
  const again = (
    <LinkButton emphasis="primary" href={paymentPath(purpose)}>
      {intl.formatMessage(messages.tryAgain)}
    </LinkButton>
  );
  const onward = (
    <LinkButton emphasis="primary" href={frontRoom}>
      {intl.formatMessage(messages.toStudio)}
    </LinkButton>
  );
  switch (result.state) {
    case 'checking':
      return <Said>{intl.formatMessage(messages.checkingHelp)}</Said>;
    case 'complete':
      return <Said action={onward}>{intl.formatMessage(messages.completeHelp)}</Said>;
    case 'paid':
      return (
        <Said action={onward} facts={<PaidFacts payment={result.payment} />}>
          {intl.formatMessage(messages.paidHelp)}
        </Said>
      );
    case 'open':
      return (
        <Said
          action={
            <Inline gap={3}>
              <LinkButton emphasis="primary" href={checkoutAddress(result.payment) ?? paymentPath(purpose)}>
                {intl.formatMessage(messages.goOn)}
              </LinkButton>
              <LinkButton href={paymentPath(purpose)}>{intl.formatMessage(messages.anotherWay)}</LinkButton>
            </Inline>
          }
        >
          {intl.formatMessage(messages.openHelp)}
        </Said>
      );
    case 'unsuccessful':
      return <Said action={again}>{intl.formatMessage(messages.unsuccessfulHelp)}</Said>;
    case 'cancelled':
      return <Said action={again}>{intl.formatMessage(messages.cancelledHelp)}</Said>;
    case 'missing':
      return (
        <Said
          action={
            <Inline gap={3}>
              {purpose === 'renewal' && onward}
              <LinkButton href={paymentPath(purpose)}>{intl.formatMessage(messages.toPayment)}</LinkButton>
            </Inline>
          }
        >
          {intl.formatMessage(messages.missingHelp)}
        </Said>
      );
    case 'unknown':
      return <Unchecked error={result.error} retry={result.retry} />;
  }
}

/** Announced when it takes the place of what was said before. */
function Said({ children, facts, action }: { children: ReactNode; facts?: ReactNode; action?: ReactNode }) {
  return (
    <Stack align="start" gap={6}>
      <Text role="status">{children}</Text>
      {facts}
      {action}
    </Stack>
  );
}
