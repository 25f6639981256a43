import { LinkButton } from '@smart-art/ui/button';
import { DataTable } from '@smart-art/ui/data-table';
import { EmptyState } from '@smart-art/ui/empty-state';
import { ReceiptText } from '@smart-art/ui/icons';
import { ListView } from '@smart-art/ui/list-view';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { TabLinks } from '@smart-art/ui/tabs';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { ExportCsv } from '../../frame/ExportCsv.tsx';
import { failureMessage } from '../../frame/failure-message.ts';
import { ListSums } from '../../frame/ListSums.tsx';
import { listStatus } from '../../frame/list-status.ts';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { columnsOf, csvColumnsOf, type Service } from './columns.ts';
import { PrintReceipts } from './PrintReceipts.tsx';
import { paths, receiptPath } from './paths.ts';
import { transactionsMessages as messages } from './transactions.messages.ts';
import { useReceipts } from './useReceipts.ts';

/** /slack-transactions and /disk-quota-transactions (000 section 2): the key keeps the two states separate. */
export function Component() {
  const service = useLocation().pathname.startsWith(paths.disk) ? 'disk' : 'slack';
  return <Transactions key={service} service={service} />;
}

/** The seller's payments to the operator for a service, one receipt each (000 sections 1, 2 and 7). */
function Transactions({ service }: { service: Service }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { list, receipts, fetchAll } = useReceipts(service);
  const { data: page, error, isFetching, refetch } = receipts;
  const columns = useMemo(() => columnsOf(intl, service), [intl, service]);
  useTitle(intl.formatMessage(messages[`${service}Page`]));
  /* The section's first page is the list of the other service. */
  const crumbs = useCrumbs();
  const isEmpty = page?.total === 0 && !list.narrowed && !receipts.isPlaceholderData;

  return (
    <Page
      crumbs={crumbs}
      summary={
        page &&
        page.totals.length > 0 && (
          <ListSums sums={page.totals.map((sum) => ({ ...sum, label: intl.formatMessage(messages[sum.currency]) }))} />
        )
      }
      title={intl.formatMessage(messages.title)}
    >
      <Stack gap={2}>
        <TabLinks
          current={paths[service]}
          label={intl.formatMessage(messages.services)}
          links={(['slack', 'disk'] as const).map((one) => ({
            href: paths[one],
            label: intl.formatMessage(messages[one]),
          }))}
        />
        <ListView
          empty={
            <EmptyState
              action={<LinkButton href="/payment-renew">{intl.formatMessage(messages.renew)}</LinkButton>}
              icon={ReceiptText}
              title={intl.formatMessage(messages[`${service}Empty`])}
            >
              {intl.formatMessage(messages.emptyHelp)}
            </EmptyState>
          }
          failure={{
            title: intl.formatMessage(messages.failed),
            message: error ? failureMessage(intl, error) : undefined,
            onRetry: () => void refetch(),
            pending: isFetching,
          }}
          found={page && intl.formatMessage(messages.found, { count: page.total })}
          isEmpty={isEmpty}
          label={intl.formatMessage(messages.list)}
          list={list}
          search={{ label: intl.formatMessage(messages.search) }}
          status={listStatus(receipts)}
          tools={
            page &&
            page.total > 0 && (
              <>
                <ExportCsv
                  columns={csvColumnsOf(intl, service)}
                  exported={(count) => intl.formatMessage(messages.exported, { count })}
                  fetchAll={fetchAll}
                  name={intl.formatMessage(messages[`${service}Page`])}
                />
                <PrintReceipts fetchAll={fetchAll} service={service} />
              </>
            )
          }
          total={page?.total}
        >
          {page && (
            <DataTable
              columns={columns}
              label={intl.formatMessage(messages.list)}
              loading={receipts.isPlaceholderData}
              onSortChange={list.onSortChange}
              onRowOpen={(receipt) => void navigate(receiptPath(receipt))}
              rowHref={receiptPath}
              rowKey={({ id }) => id}
              rows={page.data}
              sort={list.sort}
            />
          )}
        </ListView>
      </Stack>
    </Page>
  );
}
