import {
  type Import,
  type ImportField,
  type ImportRow,
  listImportRows,
  type Money,
} from '@smart-art/api-client/queries';
import { type Column, DataTable } from '@smart-art/ui/data-table';
import { EmptyState } from '@smart-art/ui/empty-state';
import { FilterChips } from '@smart-art/ui/filter-chips';
import { formatMoney } from '@smart-art/ui/money';
import { Pagination } from '@smart-art/ui/pagination';
import { Stack } from '@smart-art/ui/stack';
import { StatusBadge } from '@smart-art/ui/status-badge';
import { Muted } from '@smart-art/ui/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { FailureBanner } from '../../frame/FailureBanner.tsx';
import { useServices } from '../../services/services.ts';
import { sizeText } from '../../works/size.ts';
import { checkMessages as messages } from './check.messages.ts';
import { importMessages } from './import.messages.ts';
import { fieldName } from './import-fields.ts';
import { RowEditor } from './RowEditor.tsx';

const shows = ['all', 'wrong', 'warned', 'left_out'] as const;
type Show = (typeof shows)[number];

const states = {
  unchecked: { tone: 'neutral', label: messages.unchecked },
  good: { tone: 'success', label: messages.good },
  wrong: { tone: 'danger', label: messages.wrong },
  left_out: { tone: 'neutral', label: messages.leftOut },
  imported: { tone: 'success', label: messages.imported },
  kept: { tone: 'warning', label: messages.kept },
  undone: { tone: 'neutral', label: messages.undone },
} as const;

const perPage = 50;

/** Longest quote of a cell; the row's form shows the whole text. */
const quoted = 60;
const quote = (text: string) => (text.length > quoted ? `${text.slice(0, quoted).toWellFormed()}…` : text);

/** Everything about a row in one line: errors first, then notes. */
function problemsOf(intl: IntlShape, { cells, notes }: ImportRow): string {
  const errors = cells.flatMap(({ field: id, text, errors: cellErrors }) =>
    cellErrors.map((error) => {
      const field = fieldName(intl, id);
      return text === ''
        ? intl.formatMessage(messages.problem, { field, error })
        : intl.formatMessage(messages.problemOf, { field, text: quote(text), error });
    }),
  );
  return [...errors, ...notes.map(({ message }) => message)].join(' ');
}

/** An amount as it will be stored. */
const moneyText = (intl: IntlShape, money: Money | null) =>
  money ? formatMoney(money.amount, money.currency, intl.locale) : '';

const sizeFields = ['size', 'width', 'height', 'depth'] as const satisfies readonly ImportField[];

const isFixable = ({ state }: ImportRow) => state === 'good' || state === 'wrong' || state === 'left_out';

/** @param fields the fields the sheet contains; other columns are left out */
function columnsOf(intl: IntlShape, fields: ReadonlySet<ImportField>): Column<ImportRow>[] {
  const columns: (Column<ImportRow> | false)[] = [
    {
      id: 'title',
      header: intl.formatMessage(messages.work),
      text: ({ title }) => title || intl.formatMessage(messages.untitled),
      look: 'artName',
      width: 200,
    },
    {
      id: 'number',
      header: intl.formatMessage(messages.number),
      text: ({ number }) => intl.formatNumber(number),
      align: 'end',
      width: 72,
    },
    {
      id: 'state',
      header: intl.formatMessage(messages.state),
      render: ({ state }) => (
        <StatusBadge tone={states[state].tone}>{intl.formatMessage(states[state].label)}</StatusBadge>
      ),
      width: 120,
    },
    fields.has('sale_cost') && {
      id: 'price',
      header: intl.formatMessage(messages.price),
      text: ({ stored }) => moneyText(intl, stored?.sale_cost ?? null),
      align: 'end',
      width: 120,
    },
    sizeFields.some((field) => fields.has(field)) && {
      id: 'size',
      header: intl.formatMessage(messages.size),
      text: ({ stored }) => (stored && sizeText(intl, stored)) ?? '',
      width: 150,
    },
    fields.has('year') && {
      id: 'year',
      header: intl.formatMessage(messages.year),
      text: ({ stored }) => String(stored?.year ?? ''),
      align: 'end',
      width: 72,
    },
    {
      id: 'problems',
      header: intl.formatMessage(messages.problems),
      text: (row) => problemsOf(intl, row),
      width: 420,
    },
  ];
  return columns.filter((column) => column !== false);
}

/** The rows of an import; a row opens for editing in place. */
export function RowsTable({ record }: { record: Import }) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const [query, setQuery] = useSearchParams();
  const requested = shows.find((one) => one === query.get('show'));
  const show: Show = requested ?? (record.wrong > 0 ? 'wrong' : 'all');
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  const addressOf = (values: { show: Show; page: number }) =>
    new URLSearchParams({
      import: record.id,
      show: values.show,
      ...(values.page > 1 && { page: String(values.page) }),
    });
  /* In the URL, so that the open row survives leaving the page and an expired session. */
  const expanded = new Set(query.get('open')?.split(','));
  const setExpanded = (rows: ReadonlySet<string>) => {
    const address = new URLSearchParams(query);
    address.set('import', record.id);
    if (rows.size > 0) address.set('open', [...rows].join(','));
    else address.delete('open');
    setQuery(address, { replace: true, preventScrollReset: true });
  };
  const [next, setNext] = useState<string | null>(null);
  const params = { page, per_page: perPage, ...(show !== 'all' && { show }) };
  const answer = useQuery(listImportRows(product, record.id, params));
  const { data, isPlaceholderData } = answer;
  const rows = data?.data ?? [];
  const options: { value: Show; label: string; count: number }[] = [
    { value: 'all', label: intl.formatMessage(messages.all), count: record.row_count },
    { value: 'wrong', label: intl.formatMessage(messages.wrong), count: record.wrong },
    { value: 'warned', label: intl.formatMessage(messages.warned), count: record.warned },
    { value: 'left_out', label: intl.formatMessage(messages.leftOut), count: record.left_out },
  ];
  /* Opens the next row with errors, so the user need not return to the table. */
  const goOn = (row: ImportRow) => {
    const behind = rows.slice(rows.findIndex(({ number }) => number === row.number) + 1);
    const following = behind.find(({ state }) => state === 'wrong');
    setNext(following ? String(following.number) : null);
    setExpanded(new Set(following ? [String(following.number)] : []));
  };
  return (
    <Stack gap={4}>
      <Muted>{intl.formatMessage(messages.storedHelp)}</Muted>
      <FilterChips
        label={intl.formatMessage(messages.show)}
        onChange={(value) => setQuery(addressOf({ show: value, page: 1 }), { replace: true, preventScrollReset: true })}
        options={options}
        value={show}
      />
      <FailureBanner query={answer} title={intl.formatMessage(importMessages.loadFailed)} />
      <DataTable
        columns={columnsOf(intl, new Set(record.columns.map(({ field }) => field)))}
        empty={data && <EmptyState size="line" title={intl.formatMessage(messages.noRows)} />}
        expand={{
          expanded,
          isExpandable: isFixable,
          onExpandedChange: (open) => {
            setNext(null);
            setExpanded(open);
          },
          render: (row) => (
            <RowEditor
              focused={next === String(row.number)}
              importId={record.id}
              key={row.number}
              onMended={() => goOn(row)}
              row={row}
            />
          ),
        }}
        label={intl.formatMessage(messages.rows)}
        loading={(!data && !answer.error) || isPlaceholderData}
        rowKey={({ number }) => String(number)}
        rows={rows}
      />
      {data && data.total > perPage && (
        <Pagination
          from={data.from}
          hrefOf={(to) => `/import-art?${addressOf({ show, page: to })}`}
          page={data.current_page}
          pageCount={Math.ceil(data.total / perPage)}
          to={data.to}
          total={data.total}
        />
      )}
    </Stack>
  );
}
