import { ApiError } from '@smart-art/api-client';
import { getCrowdfundingRequest } from '@smart-art/api-client/queries';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useReadNotices } from '../../frame/use-read-notices.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { OrderSkeleton } from '../order/OrderSkeleton.tsx';
import { RequestPage } from './RequestPage.tsx';
import { requestMessages as messages } from './request.messages.ts';

/** /crowdfunding/view-info/{id} (000 section 2): one request, its progress and its supporters. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getCrowdfundingRequest(clients.product, id));
  const { data: request, error } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const heading = error && !request ? intl.formatMessage(isMissing ? messages.missing : messages.name) : undefined;
  useTitle(request ? `${request.number} ${request.title}` : heading);
  const crumbs = useCrumbs(request?.number ?? heading);
  useReadNotices(request && `/crowdfunding/view-info/${request.id}`);

  if (request) return <RequestPage crumbs={crumbs} key={request.id} request={request} />;
  if (!error) return <OrderSkeleton crumbs={crumbs} />;
  return (
    <Page crumbs={crumbs} title={heading}>
      {isMissing ? (
        <EmptyState
          action={<GoToSection section={sections.crowdfunding} />}
          title={intl.formatMessage(messages.missing)}
        >
          {intl.formatMessage(messages.missingHelp)}
        </EmptyState>
      ) : (
        <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
      )}
    </Page>
  );
}
