import { ApiError } from '@smart-art/api-client';
import { getForum } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { MessageCircle } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { Skeleton } from '@smart-art/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { forumPath, LIST } from '../../forum/paths.ts';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { PageSkeleton } from '../../frame/PageSkeleton.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useReadNotices } from '../../frame/use-read-notices.ts';
import { useServices } from '../../services/services.ts';
import { ForumPage } from './ForumPage.tsx';
import { threadMessages as messages } from './thread.messages.ts';

/** Poll interval of an open forum, in milliseconds, because others post in it. */
const ASK_MS = 15_000;

/** /forum?id=… (000 section 2). Without an id it redirects to the list of forums. */
export function Component() {
  const [query] = useSearchParams();
  const id = query.get('id');
  return id ? <Forum id={id} key={id} /> : <Navigate replace to={LIST} />;
}

function Forum({ id }: { id: string }) {
  const intl = useIntl();
  const { clients } = useServices();
  const query = useQuery({ ...getForum(clients.product, id), refetchInterval: ASK_MS });
  const { data: forum, error } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const heading = error && !forum ? intl.formatMessage(isMissing ? messages.missing : messages.name) : undefined;
  useTitle(forum?.title ?? heading);
  const crumbs = useCrumbs(forum?.title ?? heading);
  useReadNotices(forum && forumPath(forum));

  if (forum) return <ForumPage crumbs={crumbs} forum={forum} />;
  if (!error) {
    return (
      <PageSkeleton crumbs={crumbs} title={intl.formatMessage(messages.loading)}>
        <Skeleton height="24rem" shape="block" />
      </PageSkeleton>
    );
  }
  return (
    <Page crumbs={crumbs} title={heading}>
      {isMissing ? (
        <EmptyState
          action={<LinkButton href={LIST}>{intl.formatMessage(messages.toList)}</LinkButton>}
          icon={MessageCircle}
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
