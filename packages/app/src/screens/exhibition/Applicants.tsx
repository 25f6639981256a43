import type { ExhibitionUser } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { Send, UsersRound } from '@smart-art/ui/icons';
import { Inline } from '@smart-art/ui/inline';
import { Section } from '@smart-art/ui/section';
import { Stack } from '@smart-art/ui/stack';
import { TabLinks } from '@smart-art/ui/tabs';
import { Muted, Text } from '@smart-art/ui/text';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { SubscriptionBadge } from '../../exhibitions/Badges.tsx';
import { RecordList } from '../../frame/RecordList.tsx';
import { applicantColumns, applicantCsv, nameOf, OpenApplicant, paymentText } from './applicant-columns.tsx';
import type { Role } from './applicants-definition.ts';
import type { OfExhibition } from './OrganiserSteps.tsx';
import { peopleMessages as messages } from './page.messages.ts';
import { useApplicants } from './useApplicants.ts';

const Application = lazy(async () => ({ default: (await import('./Application.tsx')).Application }));
const WriteToAll = lazy(async () => ({ default: (await import('./WriteToAll.tsx')).WriteToAll }));

const roleIn = (search: string): Role =>
  new URLSearchParams(search).get('applicants') === 'attendee' ? 'attendee' : 'exhibitor';

/**
 * The applicants (000 section 3: exhibitor users and attendee users), for the organiser to decide, message and export.
 */
export function Applicants(props: OfExhibition) {
  const role = roleIn(useLocation().search);
  return <ApplicantList {...props} key={role} role={role} />;
}

function ApplicantList({ exhibition, clock, role }: OfExhibition & { role: Role }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { list, users, params, fetchAll } = useApplicants(exhibition.id, role);
  const [openId, setOpen] = useState<string>();
  const [isWriting, setWriting] = useState(false);
  const columns = useMemo(() => applicantColumns({ intl, role, onOpen: ({ id }) => setOpen(id) }), [intl, role]);
  const { data: page } = users;
  const counts = { exhibitor: page?.counts.exhibitor_users, attendee: page?.counts.attendee_users };
  const open = page?.data.find(({ id }) => id === openId);
  const pathOf = (to: Role) => (to === 'exhibitor' ? pathname : `${pathname}?applicants=attendee`);
  const title = intl.formatMessage(messages.title);
  const card = (applicant: ExhibitionUser) => (
    <Stack gap={1}>
      <Inline gap={3} justify="between">
        <Text strong>{nameOf(applicant)}</Text>
        <SubscriptionBadge status={applicant.status} />
      </Inline>
      <Muted>{applicant.user.email}</Muted>
      <Muted>{paymentText(intl, applicant)}</Muted>
      {role === 'exhibitor' && (
        <Inline>
          <OpenApplicant applicant={applicant} intl={intl} onOpen={({ id }) => setOpen(id)} />
        </Inline>
      )}
    </Stack>
  );
  return (
    <Section
      actions={
        page !== undefined &&
        page.total > 0 && (
          <Button icon={Send} onClick={() => setWriting(true)}>
            {intl.formatMessage(messages.write)}
          </Button>
        )
      }
      title={title}
    >
      <Stack gap={2}>
        <TabLinks
          current={pathOf(role)}
          label={intl.formatMessage(messages.lists)}
          links={(['exhibitor', 'attendee'] as const).map((to) => {
            const count = counts[to];
            return {
              href: pathOf(to),
              label: intl.formatMessage(messages[to]),
              ...(count !== undefined && { count, countLabel: intl.formatMessage(messages.found, { count }) }),
            };
          })}
        />
        <RecordList
          card={card}
          columns={columns}
          csv={applicantCsv(intl, role)}
          empty={{
            icon: UsersRound,
            size: 'section',
            title: intl.formatMessage(messages[`${role}Empty`]),
            children: intl.formatMessage(messages.emptyHelp),
          }}
          fetchAll={fetchAll}
          isEmpty={counts[role] === 0}
          list={list}
          name={`${exhibition.name}: ${intl.formatMessage(messages[role])}`}
          query={users}
          labels={{
            search: intl.formatMessage(messages.search),
            failed: intl.formatMessage(messages.failed),
            found: (count) => intl.formatMessage(messages.found, { count }),
            exported: (count) => intl.formatMessage(messages.exported, { count }),
          }}
        />
      </Stack>
      <Suspense>
        {open && (
          <Application applicant={open} clock={clock} exhibition={exhibition} onClose={() => setOpen(undefined)} />
        )}
        {isWriting && page && (
          <WriteToAll count={page.total} exhibition={exhibition} onClose={() => setWriting(false)} params={params} />
        )}
      </Suspense>
    </Section>
  );
}
