import { ApiError } from '@smart-art/api-client';
import { getProduct } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { sellerRouteMessages as routeMessages } from '../../routes/seller.messages.ts';
import { useServices } from '../../services/services.ts';
import { viewMessages as messages } from './ViewArt.messages.ts';
import { WorkPage } from './WorkPage.tsx';
import { WorkSkeleton } from './WorkSkeleton.tsx';

/** One work with its museum label (000 section 2). */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getProduct(clients.product, id));
  const { data: work, error } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const heading = error ? intl.formatMessage(isMissing ? messages.notFoundTitle : routeMessages.viewArt) : undefined;
  useTitle(work?.title ?? heading);
  const { search } = useLocation();
  /* Link back to the filtered list. */
  const crumbs = useCrumbs(work?.title ?? heading).map((crumb) =>
    crumb.href === '/art-library' ? { ...crumb, href: crumb.href + search } : crumb,
  );

  if (work) return <WorkPage crumbs={crumbs} key={work.id} work={work} />;
  if (!error) return <WorkSkeleton crumbs={crumbs} />;
  return (
    <Page crumbs={crumbs} title={heading}>
      {isMissing ? (
        <EmptyState
          action={<LinkButton href="/art-library">{intl.formatMessage(messages.toLibrary)}</LinkButton>}
          title={intl.formatMessage(messages.notFoundTitle)}
        >
          {intl.formatMessage(messages.notFoundHelp)}
        </EmptyState>
      ) : (
        <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
      )}
    </Page>
  );
}
