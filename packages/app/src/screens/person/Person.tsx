import { ApiError } from '@smart-art/api-client';
import { getPerson } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { Banner } from '@smart-art/ui/banner';
import { LinkButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { EmptyState } from '@smart-art/ui/empty-state';
import { UserRound } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { PersonFacts } from '../../people/PersonFacts.tsx';
import { PersonHead } from '../../people/PersonHead.tsx';
import { ProfileSkeleton } from '../../people/ProfileSkeleton.tsx';
import { personMessages as messages } from '../../people/people.messages.ts';
import { Showcase } from '../../people/Showcase.tsx';
import { innerMessages as routeMessages } from '../../routes/inner.messages.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';

/** A public profile (000 section 7: get-profile-details), limited to the person's card. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { clients } = useServices();
  const query = useQuery(getPerson(clients.product, id));
  const { data, error } = query;
  /* 422: the URL's id is malformed. */
  const isMissing = error instanceof ApiError && (error.kind === 'not-found' || error.kind === 'validation');
  const name = data && personName(data.data.firstname, data.data.lastname);
  const heading = error ? intl.formatMessage(isMissing ? messages.missingTitle : routeMessages.person) : name;
  useTitle(heading);
  const crumbs = useCrumbs(heading);
  /* Visitors from the list get a link back to it. */
  const back =
    crumbs.length > 1
      ? { href: sections.sellers.path, label: intl.formatMessage(messages.toList) }
      : { href: '/seller-dashboard', label: intl.formatMessage(messages.toDashboard) };

  return (
    <Page
      aside={
        data?.showcase && (
          <Card>
            <PersonFacts person={data.data} />
          </Card>
        )
      }
      crumbs={crumbs}
      title={heading ?? intl.formatMessage(messages.loading)}
    >
      {data ? (
        <Stack gap={8}>
          {data.profile && (
            <Banner
              action={
                <LinkButton href="/seller-profile" size="small">
                  {intl.formatMessage(messages.toOwn)}
                </LinkButton>
              }
              tone="info"
            >
              {intl.formatMessage(messages.own)}
            </Banner>
          )}
          <PersonHead person={data.data} />
          {data.showcase ? (
            <Showcase isOwn={data.profile !== null} showcase={data.showcase} />
          ) : (
            <PersonFacts person={data.data} />
          )}
        </Stack>
      ) : isMissing ? (
        <EmptyState
          action={<LinkButton href={back.href}>{back.label}</LinkButton>}
          icon={UserRound}
          title={intl.formatMessage(messages.missingTitle)}
        >
          {intl.formatMessage(messages.missingHelp)}
        </EmptyState>
      ) : error ? (
        <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
      ) : (
        <ProfileSkeleton />
      )}
    </Page>
  );
}
