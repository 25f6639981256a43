import { DateTime } from '@smart-art/ui/date-time';
import { QuotaMeter } from '@smart-art/ui/quota-meter';
import { Section } from '@smart-art/ui/section';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { dashboardMessages as messages } from './Dashboard.messages.ts';
import type { DashboardData } from './useDashboard.ts';

/** How much of the disk quota is taken, and until when it is the seller's (000 section 3). */
export function Storage({ dashboard: { profile } }: { dashboard: DashboardData }) {
  const intl = useIntl();
  const { data } = profile;
  const quota = data?.dbCurrentActiveAgreement;
  const agreement = data?.dbTenantAgreement;
  return (
    <Section title={intl.formatMessage(messages.storage)}>
      <FailureBanner query={profile} title={intl.formatMessage(messages.storageFailed)} />
      {profile.isPending && !profile.error && (
        <Loading>
          <Skeleton lines={2} />
        </Loading>
      )}
      {data && (
        <Stack gap={2}>
          {quota?.free_bytes === null && <Muted>{intl.formatMessage(messages.onOwnServer)}</Muted>}
          {quota ? (
            <QuotaMeter totalBytes={quota.quota_bytes} usedBytes={quota.used_bytes} />
          ) : (
            <Muted>{intl.formatMessage(messages.noQuota)}</Muted>
          )}
          {agreement && quota?.status === 'activated' && agreement.subscription_type === 'Paid' && (
            <Muted>
              {intl.formatMessage(messages.quotaUntil, {
                date: <DateTime key="date" value={agreement.agreement_end_date} />,
              })}
            </Muted>
          )}
        </Stack>
      )}
    </Section>
  );
}
