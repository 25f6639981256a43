import type { Money, Product } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import type { Column, TableLayout } from '@smart-art/ui/data-table';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape } from 'react-intl';
import { sourceOf } from '../../works/caption.ts';
import { sizeText } from '../../works/size.ts';
import { typeMessages } from '../../works/type.messages.ts';
import { WorkStatus } from '../../works/WorkStatus.tsx';
import { columnMessages as messages } from './columns.messages.ts';

/** Default columns, where there is room. */
export const usualColumns: TableLayout = {
  order: [],
  hidden: ['type', 'category', 'medium', 'rental_cost', 'created_at', 'updated_at'],
  widths: {},
};

/** The columns of the works table. Ids are the wire names of the sort fields. */
export function columnsOf(intl: IntlShape, productUrl: string): Column<Product>[] {
  const translate = (name: keyof typeof messages) => intl.formatMessage(messages[name]);
  const money = (value: Money | null) => (value ? formatMoney(value.amount, value.currency, intl.locale) : '');
  const day = (instant: string) => formatDate(new Date(instant), intl);
  return [
    {
      id: 'picture',
      header: translate('picture'),
      render: ({ images: [cover] }) => <ArtworkThumbnail image={cover ? sourceOf(productUrl, cover) : null} />,
      picture: true,
      priority: 1,
      csv: false,
    },
    {
      id: 'title',
      header: translate('title'),
      text: ({ title }) => title,
      look: 'artName',
      width: 220,
      sortable: true,
    },
    {
      id: 'artist_name',
      header: translate('artist'),
      text: (work) => work.artist_name ?? '',
      width: 140,
      priority: 3,
      sortable: true,
    },
    {
      id: 'year',
      header: translate('year'),
      text: ({ year }) => String(year ?? ''),
      align: 'end',
      width: 72,
      priority: 5,
      sortable: true,
    },
    {
      id: 'type',
      header: translate('type'),
      text: ({ type }) => intl.formatMessage(typeMessages[type]),
      width: 90,
      priority: 9,
    },
    { id: 'category', header: translate('category'), text: ({ category }) => category.name, width: 130, priority: 8 },
    { id: 'medium', header: translate('medium'), text: ({ medium }) => medium ?? '', width: 150, priority: 7 },
    { id: 'size', header: translate('size'), text: (work) => sizeText(intl, work) ?? '', width: 156, priority: 4 },
    {
      id: 'sale_cost',
      header: translate('price'),
      text: ({ for_sale, sale_cost }) => (for_sale ? money(sale_cost) : ''),
      align: 'end',
      width: 110,
      priority: 2,
      sortable: true,
    },
    {
      id: 'rental_cost',
      header: translate('rent'),
      text: ({ for_rent, rental_cost_per_month }) => (for_rent ? money(rental_cost_per_month) : ''),
      align: 'end',
      width: 120,
      priority: 6,
      sortable: true,
    },
    { id: 'status', header: translate('status'), render: (work) => <WorkStatus work={work} />, width: 140 },
    {
      id: 'created_at',
      header: translate('added'),
      text: ({ created_at }) => day(created_at),
      width: 110,
      priority: 10,
      sortable: true,
    },
    {
      id: 'updated_at',
      header: translate('changed'),
      text: ({ updated_at }) => day(updated_at),
      width: 110,
      priority: 11,
      sortable: true,
    },
  ];
}
