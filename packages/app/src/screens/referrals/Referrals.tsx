import type { Referral } from '@smart-art/api-client/queries';
import { Button } from '@smart-art/ui/button';
import { UserPlus } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { sectionMessages } from '../../routes/section.messages.ts';
import { allOf } from './definition.ts';
import { ReferralDetails } from './ReferralDetails.tsx';
import { referralColumns, referralCsv } from './referral-columns.tsx';
import { referralsMessages as messages } from './referrals.messages.ts';
import { useReferrals } from './useReferrals.ts';

const loadInvite = () => import('./Invite.tsx');
const Invite = lazy(async () => ({ default: (await loadInvite()).Invite }));

/** /refferals-list (000 sections 2 and 7; 001 section 3): the people whom the seller invited, and their status. */
export function Component() {
  const intl = useIntl();
  const { list, referrals, fetchAll } = useReferrals();
  const [isInviting, setInviting] = useState(false);
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const columns = useMemo(() => referralColumns(intl), [intl]);
  const name = intl.formatMessage(sectionMessages.referrals);
  useTitle(name);
  const counts = referrals.data?.counts;
  const all = counts && allOf(counts);
  const isEmpty = all === 0;

  return (
    <Page
      crumbs={useCrumbs()}
      primaryAction={
        <Button
          emphasis="primary"
          icon={UserPlus}
          onClick={() => setInviting(true)}
          onPointerEnter={() => void loadInvite().catch(() => {})}
        >
          {intl.formatMessage(messages.invite)}
        </Button>
      }
      summary={
        counts && !isEmpty && intl.formatMessage(messages.summary, { count: allOf(counts), joined: counts.joined })
      }
      title={name}
    >
      <RecordList<Referral>
        columns={columns}
        csv={referralCsv(intl)}
        empty={{
          icon: UserPlus,
          title: intl.formatMessage(messages.empty),
          children: intl.formatMessage(messages.emptyHelp),
        }}
        expand={{
          expanded,
          onExpandedChange: setExpanded,
          render: (referral) => <ReferralDetails referral={referral} />,
        }}
        fetchAll={fetchAll}
        isEmpty={isEmpty}
        list={list}
        name={name}
        query={referrals}
        labels={{
          search: intl.formatMessage(messages.search),
          failed: intl.formatMessage(messages.failed),
          found: (count) => intl.formatMessage(messages.found, { count }),
          exported: (count) => intl.formatMessage(messages.exported, { count }),
        }}
      />
      {isInviting && (
        <Suspense>
          <Invite onOpenChange={setInviting} />
        </Suspense>
      )}
    </Page>
  );
}
