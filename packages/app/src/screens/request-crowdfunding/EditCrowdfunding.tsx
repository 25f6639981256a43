import { ApiError } from '@smart-art/api-client';
import { getCrowdfundingRequest } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { innerMessages } from '../../routes/inner.messages.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { requestMessages } from '../crowdfunding/request.messages.ts';
import { EditorSkeleton } from '../work-editor/EditorSkeleton.tsx';
import { EditRequest } from './EditRequest.tsx';
import { requestFormMessages as messages } from './request-form.messages.ts';

/** /edit-crowdfunding-art/{id} (000 section 2): edits a request that is not decided yet. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  /* Start from the current state, not from a cached one. */
  const query = useQuery({ ...getCrowdfundingRequest(clients.product, id), refetchOnMount: 'always' });
  const { data: request, error, isFetchedAfterMount } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const title = request
    ? intl.formatMessage(messages.editTitle, { title: request.title })
    : intl.formatMessage(isMissing ? requestMessages.missing : innerMessages.editCrowdfunding);
  useTitle(title);
  const crumbs = useCrumbs();
  return (
    <Page
      actions={
        request && (
          <LinkButton href={`/crowdfunding/view-info/${request.id}`}>{intl.formatMessage(messages.view)}</LinkButton>
        )
      }
      crumbs={crumbs}
      title={title}
    >
      {request && isFetchedAfterMount ? (
        <EditRequest key={request.id} request={request} />
      ) : isMissing ? (
        <EmptyState
          action={<GoToSection section={sections.crowdfunding} />}
          title={intl.formatMessage(requestMessages.missing)}
        >
          {intl.formatMessage(requestMessages.missingHelp)}
        </EmptyState>
      ) : error ? (
        <FailureBanner query={query} title={intl.formatMessage(requestMessages.failed)} />
      ) : (
        <EditorSkeleton />
      )}
    </Page>
  );
}
