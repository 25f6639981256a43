import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { useIntl } from 'react-intl';
import { checkoutAddress } from './checkout.ts';
import { paymentMessages as messages } from './payment.messages.ts';
import { Unchecked, type UncheckedProps } from './Unchecked.tsx';

export interface UnfinishedProps {
  payment: SubscriptionPayment | null;
  /** The gateway could not report whether its page was paid after all. */
  unchecked?: UncheckedProps | null;
}

/** A gateway page that was opened and left without paying; the payment can be continued. */
export function Unfinished({ payment, unchecked }: UnfinishedProps) {
  const intl = useIntl();
  const address = payment?.status === 'open' ? checkoutAddress(payment) : null;
  if (!address) return null;
  /* The status is unknown, so do not claim that nothing was charged. */
  if (unchecked) return <Unchecked {...unchecked} titled />;
  return (
    <Banner
      action={
        <LinkButton href={address} size="small">
          {intl.formatMessage(messages.goOn)}
        </LinkButton>
      }
      title={intl.formatMessage(messages.unfinished)}
      tone="info"
    >
      {intl.formatMessage(messages.unfinishedHelp)}
    </Banner>
  );
}
