import type { ProfileDetails } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { DateTime } from '@smart-art/ui/date-time';
import { ClockAlert } from '@smart-art/ui/icons';
import { useIntl } from 'react-intl';
import { agreementNotice } from './agreement.ts';
import { shellMessages as messages } from './SellerLayout.messages.ts';

/** The agreement has expired, or will and is not paid (000 section 4). */
export function AgreementBanner({ profile }: { profile: ProfileDetails }) {
  const intl = useIntl();
  const notice = agreementNotice(profile, new Date().toISOString().slice(0, 10));
  if (!notice) return null;
  const expired = notice.kind === 'expired';
  return (
    <Banner
      icon={ClockAlert}
      title={intl.formatMessage(expired ? messages.agreementExpired : messages.agreementUnpaid, {
        date: <DateTime key="date" value={`${notice.endDate}T00:00:00`} />,
      })}
      tone={expired ? 'danger' : 'warning'}
    >
      {intl.formatMessage(expired ? messages.agreementExpiredHelp : messages.agreementUnpaidHelp)}
    </Banner>
  );
}
