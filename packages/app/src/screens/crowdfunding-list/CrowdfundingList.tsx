import type { CrowdfundingSummary } from '@smart-art/api-client/queries';
import { LinkButton } from '@smart-art/ui/button';
import type { EmptyStateProps } from '@smart-art/ui/empty-state';
import { HandCoins } from '@smart-art/ui/icons';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useTableLayout } from '../../preferences/use-table-layout.ts';
import { useServices } from '../../services/services.ts';
import { requestColumns, usualColumns } from './columns.tsx';
import { requestCsv } from './csv.ts';
import { countOf } from './definition.ts';
import { emptyMessages, listMessages as messages, titleMessages } from './list.messages.ts';
import { PurchasedPieces } from './PurchasedPieces.tsx';
import { listAt, listPaths, type RequestList, requestPath } from './paths.ts';
import { RequestCard } from './RequestCard.tsx';
import { RequestTabs } from './RequestTabs.tsx';
import { SellerFunds } from './SellerFunds.tsx';
import { useRequests } from './useRequests.ts';

/**
 * /crowdfunding-list, /purchased-arts-list and /cancel-crowdfunding-request-list (000 sections 2 and 7): three lists on
 * one endpoint. The key keeps their states separate.
 */
export function Component() {
  const list = listAt(useLocation().pathname);
  return <Requests key={list} of={list} />;
}

/** Link to request funds from supporters. */
function Ask() {
  return (
    <LinkButton emphasis="primary" href="/request-crowdfunding" icon={HandCoins}>
      {useIntl().formatMessage(messages.ask)}
    </LinkButton>
  );
}

/** Rows start expanded, because their details are what the list is for. */
function useOpenRows(rows: readonly CrowdfundingSummary[] = []) {
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const ids = rows.map(({ id }) => id);
  return {
    expanded: new Set(ids.filter((id) => !closed.has(id))),
    onExpandedChange: (open: ReadonlySet<string>) => setClosed(new Set(ids.filter((id) => !open.has(id)))),
    render: (request: CrowdfundingSummary) => <PurchasedPieces request={request} />,
  };
}

function Requests({ of }: { of: RequestList }) {
  const intl = useIntl();
  const { config } = useServices();
  const { list, requests, counts, fetchAll } = useRequests(of);
  const columns = useMemo(() => requestColumns(intl, config.productUrl, of), [intl, config.productUrl, of]);
  const usual = usualColumns[of];
  const [layout, setLayout] = useTableLayout(`crowdfunding-${of}`, usual);
  const openRows = useOpenRows(requests.data?.data);
  const name = intl.formatMessage(titleMessages[of]);
  useTitle(name);
  const isEmpty = counts && countOf(of, counts) === 0;
  const empty: EmptyStateProps = {
    icon: HandCoins,
    title: intl.formatMessage(emptyMessages[of].title),
    children: intl.formatMessage(emptyMessages[of].help),
    action:
      of === 'requests' ? undefined : (
        <LinkButton href={listPaths.requests}>{intl.formatMessage(messages.toRequests)}</LinkButton>
      ),
  };
  return (
    <Page crumbs={useCrumbs()} primaryAction={of === 'requests' && <Ask />} title={name}>
      <Stack gap={10}>
        <Stack gap={2}>
          <RequestTabs counts={counts} current={of} />
          <RecordList
            card={(request) => <RequestCard request={request} />}
            columns={columns}
            csv={requestCsv(intl)}
            empty={empty}
            expand={of === 'purchased' ? openRows : undefined}
            fetchAll={fetchAll}
            hrefOf={requestPath}
            isEmpty={isEmpty === true}
            layout={{ value: layout, usual, onChange: setLayout }}
            list={list}
            name={name}
            query={requests}
            views={of === 'requests' ? { of: 'crowdfunding-list' } : undefined}
            labels={{
              search: intl.formatMessage(messages.search),
              failed: intl.formatMessage(messages.failed),
              found: (count) => intl.formatMessage(messages.found, { count }),
              exported: (count) => intl.formatMessage(messages.exported, { count }),
            }}
          />
        </Stack>
        {of === 'requests' && counts && !isEmpty && <SellerFunds />}
      </Stack>
    </Page>
  );
}
