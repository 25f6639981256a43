import { agreementSubscriptionData } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { DateTime } from '@smart-art/ui/date-time';
import { ClockAlert } from '@smart-art/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useServices } from '../services/services.ts';
import { localStore } from '../session/index.ts';
import { agreementMessages as messages } from './agreement.messages.ts';
import { agreementNotice } from './agreement.ts';

export interface AgreementBannerProps {
  /** Email of the signed-in seller. */
  email: string;
}

/**
 * Warns that the agreement has expired, or will and is not paid, and links to the payment (000 section 4). Renders
 * nothing while it loads. The status is saved on the device, as the document requires.
 */
export function AgreementBanner({ email }: AgreementBannerProps) {
  const intl = useIntl();
  const { clients } = useServices();
  const { pathname } = useLocation();
  const { data: agreement } = useQuery(agreementSubscriptionData(clients.product, email));
  const status = agreement?.status;
  useEffect(() => {
    if (status) localStore.setRecord('user_agreement_data', { status });
  }, [status]);

  const notice = agreement && agreementNotice(agreement);
  if (!notice) return null;
  const isExpired = notice.kind === 'expired';
  const way = notice.isTransferAwaited ? messages.showTransfer : isExpired ? messages.renew : messages.pay;
  return (
    <Banner
      action={
        pathname !== notice.path && (
          <LinkButton href={notice.path} size="small">
            {intl.formatMessage(way)}
          </LinkButton>
        )
      }
      icon={ClockAlert}
      title={intl.formatMessage(isExpired ? messages.expired : messages.paymentDue, {
        date: <DateTime key="date" value={notice.endDate} />,
      })}
      tone={isExpired ? 'danger' : 'warning'}
    >
      {intl.formatMessage(isExpired ? messages.expiredHelp : messages.paymentDueHelp)}
    </Banner>
  );
}
