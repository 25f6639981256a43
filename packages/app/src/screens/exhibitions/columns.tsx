import type { Exhibition, ExhibitionSubscription } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import type { Column, TableLayout } from '@smart-art/ui/data-table';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { SubscriptionBadge, WhenBadge } from '../../exhibitions/Badges.tsx';
import { categoryMessages, statusMessages, typeMessages, whenMessages } from '../../exhibitions/exhibition.messages.ts';
import type { ExhibitionList } from '../../exhibitions/paths.ts';
import { timesOf } from '../../exhibitions/times.ts';
import { sourceOf } from '../../works/caption.ts';
import { isOfApplications } from './definition.ts';
import { listMessages as messages } from './list.messages.ts';

/** Default columns, where there is room. */
export const usualColumns: TableLayout = {
  order: [],
  hidden: ['starts_here', 'ends', 'time_zone', 'type', 'organiser', 'exhibitors_left', 'fee'],
  widths: {},
};

/** The seller's own application shown in a list. */
export const applicationIn = (list: ExhibitionList, exhibition: Exhibition): ExhibitionSubscription | null =>
  isOfApplications(list) ? exhibition[`${list}_subscription`] : null;

export const placeText = (intl: IntlShape, { address }: Exhibition): string =>
  address ?? intl.formatMessage(messages.online);

export const leftText = (intl: IntlShape, left: number, most: number): string =>
  left === 0 ? intl.formatMessage(messages.full) : intl.formatMessage(messages.left, { left, most });

export interface ColumnsOf {
  intl: IntlShape;
  productUrl: string;
  list: ExhibitionList;
  /** The reader's time zone. */
  clock: string;
}

/** The columns of a list of exhibitions. Ids are the wire names of the sort fields. */
export function exhibitionColumns({ intl, productUrl, list, clock }: ColumnsOf): Column<Exhibition>[] {
  const translate = (message: MessageDescriptor) => intl.formatMessage(message);
  const column = (
    id: string,
    header: MessageDescriptor,
    text: (exhibition: Exhibition) => string,
    more: Partial<Column<Exhibition>> = {},
  ): Column<Exhibition> => ({ id, header: translate(header), text, width: 150, ...more });
  const own = (exhibition: Exhibition) => applicationIn(list, exhibition);
  return [
    column('name', messages.exhibition, ({ name }) => name, { look: 'artName', width: 190, sortable: true }),
    {
      id: 'picture',
      header: translate(messages.picture),
      render: ({ cover }) => <ArtworkThumbnail image={cover && sourceOf(productUrl, cover)} />,
      picture: true,
      priority: 2,
    },
    column('when', messages.when, ({ when }) => translate(whenMessages[when]), {
      render: ({ when }) => <WhenBadge when={when} />,
      width: 112,
      priority: 1,
    }),
    ...(isOfApplications(list)
      ? [
          column(
            'status',
            messages.status,
            (row) => {
              const status = own(row)?.status;
              return status ? translate(statusMessages[status]) : '';
            },
            {
              render: (row) => {
                const application = own(row);
                return application && <SubscriptionBadge status={application.status} />;
              },
            },
          ),
          column(
            'fee',
            messages.fee,
            (row) => {
              const fee = own(row)?.fee;
              return fee ? formatMoney(fee.amount, fee.currency, intl.locale) : '';
            },
            { align: 'end', width: 108 },
          ),
        ]
      : []),
    column('start_date', messages.starts, (row) => timesOf(intl, row).start, {
      width: 170,
      priority: 3,
      sortable: true,
    }),
    column('starts_here', messages.startsHere, (row) => timesOf(intl, row, clock).start, { width: 170, priority: 8 }),
    column('ends', messages.ends, (row) => timesOf(intl, row).end, { width: 170, priority: 7 }),
    column('time_zone', messages.timeZone, ({ time_zone }) => time_zone.replaceAll('_', ' '), {
      look: 'muted',
      priority: 12,
    }),
    column('category', messages.category, ({ category }) => translate(categoryMessages[category]), { priority: 6 }),
    column('type', messages.type, ({ type }) => translate(typeMessages[type]), { priority: 10 }),
    column('place', messages.place, (row) => placeText(intl, row), { look: 'muted', width: 180, priority: 4 }),
    column('organiser', messages.organiser, ({ organiser }) => organiser.name, { priority: 9 }),
    column(
      'exhibitors_left',
      messages.exhibitorsLeft,
      (row) => leftText(intl, row.exhibitors_left, row.maximum_exhibitors),
      {
        align: 'end',
        width: 130,
        priority: 11,
      },
    ),
    column(
      'subscribers_left',
      messages.subscribersLeft,
      (row) => leftText(intl, row.subscribers_left, row.maximum_subscribers),
      { align: 'end', width: 130, priority: 5 },
    ),
    ...(list === 'organizer'
      ? [
          column(
            'applicants',
            messages.applicants,
            ({ exhibitor_users_count: exhibitors, attendee_users_count: attendees }) =>
              intl.formatNumber((exhibitors ?? 0) + (attendees ?? 0)),
            { align: 'end', width: 110 },
          ),
        ]
      : []),
  ];
}

/** The columns of an export of exhibitions: instants in ISO 8601, amounts as numbers, their currency in the header. */
export function exhibitionCsv(intl: IntlShape, list: ExhibitionList): Column<Exhibition>[] {
  const translate = (message: MessageDescriptor) => intl.formatMessage(message);
  const column = (id: string, header: MessageDescriptor, csv: Column<Exhibition>['csv']): Column<Exhibition> => ({
    id,
    header: translate(header),
    csv: csv ?? false,
  });
  const money = (fee: Exhibition['exhibitor_fee']) => (fee ? `${fee.amount} ${fee.currency}` : '');
  return [
    column('name', messages.exhibition, ({ name }) => name),
    column('when', messages.when, ({ when }) => translate(whenMessages[when])),
    column('category', messages.category, ({ category }) => translate(categoryMessages[category])),
    column('type', messages.type, ({ type }) => translate(typeMessages[type])),
    ...(isOfApplications(list)
      ? [
          column('status', messages.status, (row) => {
            const status = applicationIn(list, row)?.status;
            return status ? translate(statusMessages[status]) : '';
          }),
          column('fee', messages.fee, (row) => money(applicationIn(list, row)?.fee ?? null)),
        ]
      : []),
    column('starts', messages.starts, ({ start_date }) => start_date),
    column('ends', messages.ends, ({ end_date }) => end_date),
    column('time_zone', messages.timeZone, ({ time_zone }) => time_zone),
    column('address', messages.address, ({ address }) => address),
    column('organiser', messages.organiser, ({ organiser }) => organiser.name),
    column('exhibitor_fee', messages.exhibitorFee, ({ exhibitor_fee }) => money(exhibitor_fee)),
    column('virtual_fee', messages.virtualFee, ({ virtual_attendee_fee }) => money(virtual_attendee_fee)),
    column('physical_fee', messages.physicalFee, ({ physical_attendee_fee }) => money(physical_attendee_fee)),
    column('exhibitors_left', messages.exhibitorsLeft, ({ exhibitors_left }) => exhibitors_left),
    column('subscribers_left', messages.subscribersLeft, ({ subscribers_left }) => subscribers_left),
  ];
}
