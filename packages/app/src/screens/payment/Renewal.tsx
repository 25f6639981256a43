import { siteSettings } from '@smart-art/api-client/queries';
import { DateTime } from '@smart-art/ui/date-time';
import { Page } from '@smart-art/ui/page';
import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useServices } from '../../services/services.ts';
import { LoadingPayment } from './LoadingPayment.tsx';
import { paymentMessages } from './payment.messages.ts';
import { RenewalForm } from './RenewalForm.tsx';
import { renewalMessages as messages } from './renewal.messages.ts';
import { type RenewalData, useRenewalData } from './useRenewalData.ts';
import { useReturnedRenewal } from './useReturnedRenewal.ts';

/** Renews or changes the services (000 section 2; 001 section 1). */
export function Component() {
  const intl = useIntl();
  const { clients } = useServices();
  const query = useRenewalData();
  const settings = useQuery(siteSettings(clients.product));
  const title = intl.formatMessage(messages.title);
  const crumbs = useCrumbs();
  useTitle(title);
  const failed = query.data ? settings : query;
  if (query.data && settings.data) {
    return <Loaded data={query.data} refetch={query.refetch} settings={settings.data} title={title} />;
  }
  return (
    <Page crumbs={crumbs} title={title}>
      {failed.error ? (
        <FailureBanner query={failed} title={intl.formatMessage(paymentMessages.loadFailed)} />
      ) : (
        <LoadingPayment />
      )}
    </Page>
  );
}

interface LoadedProps extends Pick<ComponentProps<typeof RenewalForm>, 'data' | 'refetch' | 'settings'> {
  title: string;
}

function Loaded({ title, data, ...form }: LoadedProps) {
  const { isChecking, unchecked, paidSession, look } = useReturnedRenewal(data.open_payment);
  const navigate = useNavigate();
  useEffect(() => {
    if (paidSession) void navigate(`/payment-renew-success?session_id=${paidSession}`, { replace: true });
  }, [paidSession, navigate]);
  return (
    <Page crumbs={useCrumbs()} summary={<Standing data={data} />} title={title}>
      {isChecking || paidSession ? (
        <LoadingPayment />
      ) : (
        <RenewalForm data={data} {...form} onReturn={look} unchecked={unchecked} />
      )}
    </Page>
  );
}

/** The current term, and what a new one changes. */
function Standing({ data: { agreement, term } }: { data: RenewalData }) {
  const intl = useIntl();
  const dateOf = (date: string) => <DateTime key="date" value={date} />;
  if (term.running) {
    const { quota_gb, end_date } = term.running;
    return intl.formatMessage(messages.runs, { gigabytes: quota_gb, date: dateOf(end_date) });
  }
  if (agreement?.banner?.kind !== 'expired') return null;
  return intl.formatMessage(messages.ended, { date: dateOf(agreement.agreement_end_date) });
}
