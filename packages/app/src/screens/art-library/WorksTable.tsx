import type { Product, ProductSort } from '@smart-art/api-client/queries';
import { type Column, DataTable, type Sort } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import { type IntlShape, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { sizeWords } from '../../works/size.ts';
import { WorkStatus } from '../../works/WorkStatus.tsx';
import { libraryMessages as messages } from './ArtLibrary.messages.ts';

/** Column ids are the wire's names of what is sorted by. */
const columnsOf = (intl: IntlShape): Column<Product>[] => [
  {
    id: 'title',
    header: intl.formatMessage(messages.columnTitle),
    text: ({ title }) => title,
    look: 'artName',
    width: 260,
    sortable: true,
  },
  {
    id: 'artist_name',
    header: intl.formatMessage(messages.columnArtist),
    text: (work) => work.artist_name ?? '',
    sortable: true,
  },
  {
    id: 'year',
    header: intl.formatMessage(messages.columnYear),
    text: ({ year }) => String(year ?? ''),
    align: 'end',
    width: 80,
    sortable: true,
  },
  { id: 'medium', header: intl.formatMessage(messages.columnMedium), text: ({ medium }) => medium ?? '', width: 180 },
  {
    id: 'size',
    header: intl.formatMessage(messages.columnSize),
    text: (work) => sizeWords(intl, work) ?? '',
    width: 160,
  },
  {
    id: 'sale_cost',
    header: intl.formatMessage(messages.columnPrice),
    text: ({ for_sale, sale_cost }) =>
      for_sale && sale_cost ? formatMoney(sale_cost.amount, sale_cost.currency, intl.locale) : '',
    align: 'end',
    width: 120,
    sortable: true,
  },
  {
    id: 'status',
    header: intl.formatMessage(messages.columnStatus),
    render: (work) => <WorkStatus work={work} />,
    width: 150,
  },
  {
    id: 'created_at',
    header: intl.formatMessage(messages.columnAdded),
    text: (work) => formatDate(new Date(work.created_at), intl.locale),
    width: 120,
    sortable: true,
  },
];

const sortOf = (sort: ProductSort): Sort =>
  sort.startsWith('-') ? { column: sort.slice(1), direction: 'descending' } : { column: sort, direction: 'ascending' };

export interface WorksTableProps {
  works: readonly Product[];
  sort: ProductSort;
  onSort(sort: ProductSort): void;
  loading: boolean;
}

/** The library as a table: for comparing many works. */
export function WorksTable({ works, sort, onSort, loading }: WorksTableProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const hrefOf = (work: Product) => `/view-art/${work.id}`;
  return (
    <DataTable
      columns={columnsOf(intl)}
      label={intl.formatMessage(messages.list)}
      loading={loading}
      onRowOpen={(work) => void navigate(hrefOf(work))}
      onSortChange={({ column, direction }) =>
        onSort(`${direction === 'descending' ? '-' : ''}${column}` as ProductSort)
      }
      rowHref={hrefOf}
      rowKey={({ id }) => id}
      rows={works}
      sort={sortOf(sort)}
    />
  );
}
