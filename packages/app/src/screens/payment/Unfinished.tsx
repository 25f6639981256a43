import type { SubscriptionPayment } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { useIntl } from 'react-intl';
import { checkoutAddress } from './checkout.ts';
import { paymentMessages as messages } from './payment.messages.ts';

/** A page of a gateway was opened and left without paying; it can be gone on with. */
export function Unfinished({ payment }: { payment: SubscriptionPayment | null }) {
  const intl = useIntl();
  const address = payment?.status === 'open' ? checkoutAddress(payment) : null;
  if (!address) return null;
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
