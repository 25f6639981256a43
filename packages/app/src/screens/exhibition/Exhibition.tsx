import { ApiError } from '@smart-art/api-client';
import { getExhibition } from '@smart-art/api-client/queries';
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
import { innerMessages } from '../../routes/inner.messages.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { OrderSkeleton } from '../order/OrderSkeleton.tsx';
import { ExhibitionPage } from './ExhibitionPage.tsx';
import { pageMessages as messages } from './page.messages.ts';

/** /exhibitions/view/{id} (000 section 2): one exhibition, for its organiser and for possible participants. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getExhibition(clients.product, id));
  const { error } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const exhibition = isMissing ? undefined : query.data;
  const heading =
    error && !exhibition ? intl.formatMessage(isMissing ? messages.missing : innerMessages.exhibition) : undefined;
  useTitle(exhibition?.name ?? heading);
  const crumbs = useCrumbs(exhibition?.name ?? heading);
  useReadNotices(exhibition && `/exhibitions/view/${exhibition.id}`);

  if (exhibition) return <ExhibitionPage crumbs={crumbs} exhibition={exhibition} key={exhibition.id} />;
  if (!error) return <OrderSkeleton crumbs={crumbs} />;
  return (
    <Page crumbs={crumbs} title={heading}>
      {isMissing ? (
        <EmptyState
          action={<GoToSection section={sections.exhibitions} />}
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
