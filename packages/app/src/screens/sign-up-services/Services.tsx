import { createQueryClient, getPerson, siteSettings, usersRenewalData } from '@smart-art/api-client/queries';
import { Banner } from '@smart-art/ui/banner';
import { Button } from '@smart-art/ui/button';
import { Loading, Skeleton } from '@smart-art/ui/skeleton';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { SignUpFrame } from '../../frame/SignUpFrame.tsx';
import { useSeller, useServices } from '../../services/services.ts';
import { localStore, type Seller } from '../../session/index.ts';
import { CompleteRecord } from './CompleteRecord.tsx';
import { servicesMessages as messages } from './Services.messages.ts';
import { ServicesStep } from './ServicesStep.tsx';
import { type ServicesDraft, servicesDraft } from './services-draft.ts';
import { type Currency, firstChoice } from './services-form.ts';

/** Step 1 of the sign-up (000 section 2; 001 sections 1 and 2). */
export function Component() {
  const seller = useSeller();
  const [queryClient] = useState(createQueryClient);
  /* Between the session's end and the redirect to sign-in there is no seller. */
  if (!seller) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <Step key={seller.id} seller={seller} />
    </QueryClientProvider>
  );
}

/** The choice of services, or first the business record if it was never stored. */
function Step({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const { clients, session } = useServices();
  const { product } = clients;
  const person = useQuery(getPerson(product));
  const settings = useQuery(siteSettings(product));
  const renewal = useQuery(usersRenewalData(product, seller.email));
  const [draft] = useState(() => servicesDraft(seller.id));
  const [drafted, setDrafted] = useState<ServicesDraft | null>();
  useEffect(() => {
    let stale = false;
    void draft.load().then((found) => stale || setDrafted(found));
    return () => {
      stale = true;
    };
  }, [draft]);
  /* Completed on another device: the sign-up step in this session is outdated. */
  const isComplete = renewal.data?.purpose === 'renewal';
  useEffect(() => {
    if (isComplete) session.stepTo(null);
  }, [isComplete, session]);

  const lacksRecord = person.data?.profile?.business === null;
  const failed = [person, settings, renewal].find(({ data, isError }) => isError && !data);
  const content = () => {
    if (failed) {
      const retry = () =>
        void Promise.all([person, settings, renewal].map((query) => query.isError && query.refetch()));
      return (
        <Banner
          action={
            <Button onClick={retry} size="small">
              {intl.formatMessage(messages.retry)}
            </Button>
          }
          title={intl.formatMessage(messages.loadFailed)}
          tone="danger"
        >
          {failureMessage(intl, failed.error)}
        </Banner>
      );
    }
    if (!person.data || !settings.data || !renewal.data || drafted === undefined || isComplete) {
      return (
        <Loading>
          <Skeleton height="22rem" shape="block" />
        </Loading>
      );
    }
    if (lacksRecord) return <CompleteRecord seller={seller} />;
    const applied = localStore.get('applicable_currency') as Currency | null;
    const chosen = firstChoice(settings.data, renewal.data.services, applied ?? settings.data.applicable_currency);
    return (
      <ServicesStep
        draft={draft}
        first={{ choice: { ...chosen, ...drafted?.choice }, server: drafted?.server ?? {} }}
        seller={seller}
        settings={settings.data}
      />
    );
  };
  return (
    <SignUpFrame
      lead={intl.formatMessage(lacksRecord ? messages.recordLead : messages.lead)}
      step={lacksRecord ? undefined : 'services'}
      title={intl.formatMessage(lacksRecord ? messages.recordTitle : messages.title)}
    >
      {content()}
    </SignUpFrame>
  );
}
