import {
  type LedgerEntry,
  type LedgerPage,
  type ListLedgerEntriesParams,
  listLedgerEntries,
  listTasks,
  siteSettings,
} from '@smart-art/api-client/queries';
import { ReceiptText } from '@smart-art/ui/icons';
import { readListState, useListState } from '@smart-art/ui/list-view';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { Muted } from '@smart-art/ui/text';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router';
import { everyRecord, LONGEST_PAGE } from '../../frame/every-record.ts';
import { GoToSection } from '../../frame/GoToSection.tsx';
import { ListSums } from '../../frame/ListSums.tsx';
import { RecordList } from '../../frame/RecordList.tsx';
import { useCrumbs } from '../../frame/screen.ts';
import { useTitle } from '../../frame/title.ts';
import { useFinancialYearStart } from '../../frame/use-financial-year-start.ts';
import { sectionMessages } from '../../routes/section.messages.ts';
import { sections } from '../../routes/sections.ts';
import { useServices } from '../../services/services.ts';
import { ledgerMessages as messages } from './ledger.messages.ts';
import { ledgerColumns, ledgerCsv } from './ledger-columns.ts';
import { ledgerDefinition, narrowingOf } from './ledger-definition.ts';
import { type Direction, ledgerPaths, orderHref } from './paths.ts';
import { TaskTabs } from './TaskTabs.tsx';
import { placeMessages } from './tasks.messages.ts';

/** /my-tasks/payments/credit and /my-tasks/payments/expenses (000 section 2). */
export function Component() {
  const direction = useLocation().pathname.startsWith(ledgerPaths.expense) ? 'expense' : 'credit';
  return <Ledger direction={direction} key={direction} />;
}

/** Fallback for an entry without an order; the contract has none so far. */
const hrefOf = ({ order }: LedgerEntry) => (order ? orderHref(order) : ledgerPaths.credit);

/** Income or refunds, entry by entry, with their totals. */
function Ledger({ direction }: { direction: Direction }) {
  const intl = useIntl();
  const { clients } = useServices();
  const queryClient = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const yearStart = useFinancialYearStart();
  const definition = useMemo(() => ledgerDefinition(intl, direction, yearStart), [intl, direction, yearStart]);
  const { page: at, pageSize, sort, ...narrowed } = readListState(definition, query);
  const params: ListLedgerEntriesParams = {
    direction,
    sort: sort as NonNullable<ListLedgerEntriesParams['sort']>,
    ...narrowingOf(narrowed),
  };
  const entries = useQuery(listLedgerEntries(clients.product, { ...params, page: at, per_page: pageSize }));
  /* Only for the counts on the other tabs. */
  const tasks = useQuery(listTasks(clients.product, { view: 'buy', per_page: 1 }));
  const list = useListState(definition, query, (address, { replace }) =>
    setQuery(address, { replace, preventScrollReset: true }),
  );
  const columns = useMemo(() => ledgerColumns(intl, direction), [intl, direction]);
  const name = intl.formatMessage(placeMessages[direction]);
  const title = intl.formatMessage(sectionMessages.money);
  useTitle(`${title}: ${name}`);
  const { data: page } = entries;
  const fetchAll = (): Promise<LedgerEntry[]> =>
    everyRecord((number) =>
      queryClient.fetchQuery({
        ...listLedgerEntries(clients.product, { ...params, page: number, per_page: LONGEST_PAGE }),
        staleTime: 0,
      }),
    );
  return (
    <Page
      crumbs={useCrumbs()}
      summary={page && page.total > 0 && <ListSums sums={sumsOf(intl, direction, page.totals)} />}
      title={title}
    >
      <Stack gap={2}>
        <TaskTabs counts={tasks.data?.counts} current={direction} />
        <RecordList
          columns={columns}
          csv={ledgerCsv(intl, direction)}
          empty={{
            action: <GoToSection section={sections.orders} />,
            icon: ReceiptText,
            title: intl.formatMessage(messages[`${direction}Empty`]),
            children: intl.formatMessage(messages[`${direction}EmptyHelp`]),
          }}
          fetchAll={fetchAll}
          hrefOf={hrefOf}
          isEmpty={page?.is_empty === true}
          list={list}
          name={name}
          query={entries}
          labels={{
            search: intl.formatMessage(messages.search),
            failed: intl.formatMessage(messages.failed),
            found: (count) => intl.formatMessage(messages.found, { count }),
            exported: (count) => intl.formatMessage(messages.exported, { count }),
          }}
        />
        {page && page.total > 0 && direction === 'credit' && <PayoutRule />}
      </Stack>
    </Page>
  );
}

/** When payouts are made. */
function PayoutRule() {
  const intl = useIntl();
  const { data: settings } = useQuery(siteSettings(useServices().clients.product));
  return settings ? <Muted>{intl.formatMessage(messages.payoutRule, { days: settings.payout_days })}</Muted> : null;
}

/** The totals of everything found, one per currency. */
const sumsOf = (intl: IntlShape, direction: Direction, totals: LedgerPage['totals']) =>
  totals.map(({ amount, currency }) => ({
    amount,
    currency,
    label: intl.formatMessage(messages[`${direction}Total`], {
      currency: intl.formatMessage(currency === 'JPY' ? messages.yen : messages.dollars),
    }),
  }));
