import { type OwnProfile, type PersonCard, profileDetails } from '@smart-art/api-client/queries';
import { personName } from '@smart-art/openapi/person-name';
import { LinkButton } from '@smart-art/ui/button';
import { Card } from '@smart-art/ui/card';
import { EmptyState } from '@smart-art/ui/empty-state';
import { KeyRound, Pencil } from '@smart-art/ui/icons';
import { Link } from '@smart-art/ui/link';
import { Page } from '@smart-art/ui/page';
import { QuotaMeter } from '@smart-art/ui/quota-meter';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { PersonFacts } from '../../people/PersonFacts.tsx';
import { PersonHead } from '../../people/PersonHead.tsx';
import { ProfileSkeleton } from '../../people/ProfileSkeleton.tsx';
import { useOwnPerson } from '../../people/use-own-person.ts';
import { sectionMessages } from '../../routes/section.messages.ts';
import { useSeller, useServices } from '../../services/services.ts';
import { BankFacts } from './BankFacts.tsx';
import { AddressFacts, BusinessFacts } from './BusinessFacts.tsx';
import { profileMessages as messages } from './Profile.messages.ts';

/** The seller's own profile, as saved and as others see it (000 section 2; 001 section 3). */
export function Component() {
  const intl = useIntl();
  const query = useOwnPerson();
  const { data } = query;
  const seller = useSeller();
  const page = intl.formatMessage(sectionMessages.profile);
  useTitle(page);
  const crumbs = useCrumbs();
  return (
    <Page
      actions={
        <LinkButton href="/edit-profile/change-password" icon={KeyRound}>
          {intl.formatMessage(messages.changePassword)}
        </LinkButton>
      }
      aside={
        data && (
          <Stack gap={8}>
            <PublicCard person={data.data} />
            <Quota />
          </Stack>
        )
      }
      crumbs={crumbs}
      primaryAction={
        <LinkButton emphasis="primary" href="/edit-profile" icon={Pencil}>
          {intl.formatMessage(messages.edit)}
        </LinkButton>
      }
      summary={seller?.email}
      title={data ? personName(data.data.firstname, data.data.lastname) : page}
    >
      <FailureBanner query={query} title={intl.formatMessage(messages.failed)} />
      {data?.profile ? <Whole person={data.data} profile={data.profile} /> : !query.error && <ProfileSkeleton />}
    </Page>
  );
}

function Whole({ person, profile }: { person: PersonCard; profile: OwnProfile }) {
  const intl = useIntl();
  return (
    <Stack gap={8}>
      <PersonHead person={person} />
      <Section title={intl.formatMessage(messages.business)}>
        <BusinessFacts person={person} profile={profile} />
      </Section>
      <Section title={intl.formatMessage(messages.address)}>
        <AddressFacts business={profile.business} />
      </Section>
      <Section description={intl.formatMessage(messages.bankHelp)} title={intl.formatMessage(messages.bank)}>
        <BankFacts profile={profile} />
      </Section>
    </Stack>
  );
}

/** The card that other sellers and the operator see. */
function PublicCard({ person }: { person: PersonCard }) {
  const intl = useIntl();
  return (
    <Card>
      <Section title={intl.formatMessage(messages.asSeen)}>
        <Stack gap={4}>
          <PersonHead named person={person} />
          <PersonFacts person={person} />
          <Link href={`/profile-info/${encodeURIComponent(person.id)}`}>{intl.formatMessage(messages.viewPublic)}</Link>
        </Stack>
      </Section>
    </Card>
  );
}

function Quota() {
  const intl = useIntl();
  const seller = useSeller();
  const { clients } = useServices();
  const { data } = useQuery(profileDetails(clients.product, seller?.email ?? ''));
  const quota = data?.dbCurrentActiveAgreement;
  return (
    data && (
      <Section title={intl.formatMessage(messages.quota)}>
        {quota?.free_bytes === null && <Muted>{intl.formatMessage(messages.onOwnServer)}</Muted>}
        {quota ? (
          <QuotaMeter totalBytes={quota.quota_bytes} usedBytes={quota.used_bytes} />
        ) : (
          <EmptyState size="line" title={intl.formatMessage(messages.noQuota)} />
        )}
      </Section>
    )
  );
}
