import { ApiError } from '@smart-art/api-client';
import { getExhibition } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { Page } from '@smart-art/ui/page';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { exhibitionPath } from '../../exhibitions/paths.ts';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { innerMessages } from '../../routes/inner.messages.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { pageMessages } from '../exhibition/page.messages.ts';
import { EditorSkeleton } from '../work-editor/EditorSkeleton.tsx';
import { ChangeExhibition } from './ChangeExhibition.tsx';
import { formMessages as messages } from './form.messages.ts';

/** /exhibitions/edit/{id} (000 section 2): an existing exhibition, for its organiser. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  /* Start from the current state, not from a cached one. */
  const query = useQuery({ ...getExhibition(clients.product, id), refetchOnMount: 'always' });
  const { data, error, isFetchedAfterMount } = query;
  /* Only the organiser can edit. */
  const exhibition = data?.is_organiser ? data : undefined;
  /* 422: the URL's id is malformed. */
  const isMissing =
    (data && !data.is_organiser) ||
    (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation'));
  const title = exhibition
    ? intl.formatMessage(messages.editTitle, { name: exhibition.name })
    : intl.formatMessage(isMissing ? pageMessages.missing : innerMessages.exhibitionEdit);
  useTitle(title);
  const crumbs = useCrumbs();
  return (
    <Page
      actions={
        exhibition && <LinkButton href={exhibitionPath(exhibition)}>{intl.formatMessage(messages.view)}</LinkButton>
      }
      crumbs={crumbs}
      title={title}
    >
      {exhibition && isFetchedAfterMount ? (
        <ChangeExhibition exhibition={exhibition} key={exhibition.id} />
      ) : isMissing ? (
        <EmptyState
          action={<GoToSection section={sections.exhibitions} />}
          title={intl.formatMessage(pageMessages.missing)}
        >
          {intl.formatMessage(pageMessages.missingHelp)}
        </EmptyState>
      ) : error ? (
        <FailureBanner query={query} title={intl.formatMessage(pageMessages.failed)} />
      ) : (
        <EditorSkeleton />
      )}
    </Page>
  );
}
