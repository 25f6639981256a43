import { ApiError } from '@smart-art/api-client';
import { getProduct, type ProductDetails, profileDetails } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { Skeleton } from '@smart-art/ui/skeleton';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useParams } from 'react-router';
import { isActive } from '../../frame/agreement.ts';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useSeller, useServices } from '../../services/services.ts';
import type { Seller } from '../../session/index.ts';
import { viewMessages } from '../view-art/ViewArt.messages.ts';
import { Blocked } from '../work-editor/Blocked.tsx';
import { EditorSkeleton } from '../work-editor/EditorSkeleton.tsx';
import { useWorkDrafts } from '../work-editor/useWorkDrafts.ts';
import { editMessages as messages } from './EditArt.messages.ts';
import { EditWork } from './EditWork.tsx';

const Neighbours = lazy(async () => ({ default: (await import('../../works/Neighbours.tsx')).Neighbours }));

const neighboursPlaceholder = <Skeleton height="2rem" shape="block" width="12rem" />;

/** Edits a work (000 sections 2 and 3). Every save sends the version it started from. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const seller = useSeller();
  const { clients } = useServices();
  /* Start from the current state, not from a cached one. */
  const query = useQuery({ ...getProduct(clients.product, id), refetchOnMount: 'always' });
  const { data: work, error, isFetchedAfterMount } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const title = work
    ? intl.formatMessage(messages.title, { title: work.title })
    : intl.formatMessage(isMissing ? viewMessages.notFoundTitle : messages.missing);
  useTitle(title);
  const { search } = useLocation();
  const crumbs = useCrumbs().map((crumb) => (crumb.href ? { ...crumb, href: crumb.href + search } : crumb));
  return (
    <Page
      actions={
        !isMissing && <LinkButton href={`/view-art/${id}${search}`}>{intl.formatMessage(messages.view)}</LinkButton>
      }
      crumbs={crumbs}
      /* Reserves the line so that the form does not move when it loads. */
      summary={
        !error &&
        !work?.deleted_at && (
          <Suspense fallback={neighboursPlaceholder}>
            {work ? <Neighbours id={id} path="/edit-art" /> : neighboursPlaceholder}
          </Suspense>
        )
      }
      title={title}
    >
      {work && seller && isFetchedAfterMount ? (
        <Editor key={work.id + seller.id} seller={seller} work={work} />
      ) : isMissing ? (
        <EmptyState
          action={<LinkButton href="/art-library">{intl.formatMessage(viewMessages.toLibrary)}</LinkButton>}
          title={intl.formatMessage(viewMessages.notFoundTitle)}
        >
          {intl.formatMessage(viewMessages.notFoundHelp)}
        </EmptyState>
      ) : error ? (
        <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
      ) : (
        <EditorSkeleton />
      )}
    </Page>
  );
}

function Editor({ work, seller }: { work: ProductDetails; seller: Seller }) {
  const intl = useIntl();
  const { clients } = useServices();
  const { data: profile } = useQuery(profileDetails(clients.product, seller.email));
  const drafts = useWorkDrafts(`edit-art-${work.id}`, seller.id);
  const { beginning } = drafts;
  const isDeleted = work.deleted_at !== null;
  /* If the work is deleted while the user types, the form stays. */
  const [wasThere, setWasThere] = useState(!isDeleted);
  if (!isDeleted && !wasThere) setWasThere(true);
  const blocked = profile !== undefined && !isActive(profile);
  if (!wasThere) {
    return (
      <EmptyState
        action={<LinkButton href={`/view-art/${work.id}`}>{intl.formatMessage(messages.view)}</LinkButton>}
        title={intl.formatMessage(messages.deletedTitle)}
      >
        {intl.formatMessage(messages.deletedHelp)}
      </EmptyState>
    );
  }
  if (!beginning) return <EditorSkeleton />;
  return (
    <Stack gap={6}>
      {blocked && <Blocked />}
      <EditWork
        blocked={blocked}
        drafts={drafts}
        savedDraft={beginning.savedDraft}
        key={beginning.round}
        otherFrom={beginning.other?.value.writtenAt ?? null}
        profile={profile}
        waiting={beginning.waiting}
        work={work}
      />
    </Stack>
  );
}
