import { ApiError } from '@smart-art/api-client';
import { getPerson } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { LinkButton } from '@smart-art/ui/button';
import { EmptyState } from '@smart-art/ui/empty-state';
import { UserRound } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Navigate, useSearchParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { PersonFacts } from '../../people/PersonFacts.tsx';
import { PersonHead } from '../../people/PersonHead.tsx';
import { ProfileSkeleton } from '../../people/ProfileSkeleton.tsx';
import { personMessages } from '../../people/people.messages.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { DealingsTables } from './Dealt.tsx';
import { dealerMessages as messages } from './dealer.messages.ts';

/**
 * /purchased/view-user-profile?id=… (000 section 2): a buyer or supporter, limited to what the seller may see, with
 * their orders and contributions.
 */
export function Component() {
  const intl = useIntl();
  const [params] = useSearchParams();
  const id = params.get('id') ?? '';
  const { clients } = useServices();
  const query = useQuery({ ...getPerson(clients.product, id), enabled: id !== '' });
  const { data, error } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = !id || (error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation'));
  const heading = isMissing
    ? intl.formatMessage(personMessages.missingTitle)
    : data && personName(data.data.firstname, data.data.lastname);
  useTitle(heading);
  const crumbs = useCrumbs(heading);

  /* Another seller has their own profile page. */
  if (data && !data.dealings) return <Navigate replace to={`/profile-info/${data.data.id}`} />;
  return (
    <Page crumbs={crumbs} title={heading ?? intl.formatMessage(personMessages.loading)}>
      {data?.dealings ? (
        <Stack gap={8}>
          <PersonHead person={data.data} since={messages.since} />
          <PersonFacts person={data.data} />
          <DealingsTables dealings={data.dealings} />
        </Stack>
      ) : isMissing ? (
        <EmptyState
          action={<LinkButton href={sections.crowdfunding.path}>{intl.formatMessage(messages.toRequests)}</LinkButton>}
          icon={UserRound}
          title={intl.formatMessage(personMessages.missingTitle)}
        >
          {intl.formatMessage(messages.missingHelp)}
        </EmptyState>
      ) : error ? (
        <FailureBanner query={query} title={intl.formatMessage(personMessages.failed)} />
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}
