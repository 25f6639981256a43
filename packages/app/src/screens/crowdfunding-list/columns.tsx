import type { CrowdfundingSummary } from '@smart-art/api-client/queries';
import { ArtworkThumbnail } from '@smart-art/ui/artwork';
import type { Column, TableLayout } from '@smart-art/ui/data-table';
import { writeDay } from '@smart-art/ui/date-field';
import { formatDate } from '@smart-art/ui/date-time';
import { formatMoney } from '@smart-art/ui/money';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { sourceOf } from '../../works/caption.ts';
import { RequestStatusBadge } from '../crowdfunding/RequestStatusBadge.tsx';
import { requestStatusMessages } from '../crowdfunding/request.messages.ts';
import { listMessages as messages } from './list.messages.ts';
import type { RequestList } from './paths.ts';
import { Raised, raisedText } from './Raised.tsx';

/** Default columns, where there is room. */
export const usualColumns: Record<RequestList, TableLayout> = {
  requests: { order: [], hidden: ['number'], widths: {} },
  purchased: { order: [], hidden: ['number'], widths: {} },
  cancelled: { order: [], hidden: [], widths: {} },
};

/** The completion date as entered, the same in every time zone. */
export const completionText = (intl: IntlShape, { art_completion_date: day }: CrowdfundingSummary): string =>
  writeDay(day, intl.locale);

/** Until when a request is valid; before acceptance, for how long it will be. */
export const validityText = (intl: IntlShape, request: CrowdfundingSummary): string =>
  request.valid_until
    ? formatDate(new Date(request.valid_until), intl)
    : intl.formatMessage(messages.months, { count: request.validity_months });

export const cancelledText = (intl: IntlShape, { cancelled_at: at }: CrowdfundingSummary): string =>
  at ? formatDate(new Date(at), intl) : '';

/** The columns of a list of requests. Ids are the wire names of the sort fields. */
export function requestColumns(intl: IntlShape, productUrl: string, list: RequestList): Column<CrowdfundingSummary>[] {
  const header = (message: MessageDescriptor) => intl.formatMessage(message);
  const what: Column<CrowdfundingSummary>[] = [
    {
      id: 'title',
      header: header(messages.request),
      text: ({ title }) => title,
      look: 'artName',
      width: 160,
      sortable: true,
    },
    {
      id: 'cover',
      header: header(messages.cover),
      render: ({ cover }) => <ArtworkThumbnail image={sourceOf(productUrl, cover)} />,
      picture: true,
      priority: 2,
    },
  ];
  const number: Column<CrowdfundingSummary> = {
    id: 'number',
    header: header(messages.number),
    text: (request) => request.number,
    look: 'muted',
    width: 152,
    priority: 6,
  };
  const amount: Column<CrowdfundingSummary> = {
    id: 'amount_requested',
    header: header(messages.amount),
    text: ({ amount_requested: { amount, currency } }) => formatMoney(amount, currency, intl.locale),
    align: 'end',
    look: 'strong',
    width: 108,
    priority: 1,
    sortable: true,
  };
  if (list === 'cancelled') {
    return [
      ...what,
      number,
      amount,
      {
        id: 'cancelled',
        header: header(messages.cancelledOn),
        text: (row) => cancelledText(intl, row),
        width: 124,
        priority: 3,
      },
      { id: 'reason', header: header(messages.reason), text: ({ reason }) => reason ?? '', width: 220, priority: 4 },
    ];
  }
  return [
    ...what,
    {
      id: 'status',
      header: header(messages.status),
      render: ({ status }) => <RequestStatusBadge status={status} />,
      text: ({ status }) => header(requestStatusMessages[status]),
      width: 112,
    },
    {
      id: 'raised',
      header: header(messages.raised),
      render: (request) => <Raised request={request} />,
      text: ({ funds }) => raisedText(intl, funds),
      width: 152,
      priority: 3,
    },
    amount,
    {
      id: 'completion',
      header: header(messages.completion),
      text: (row) => completionText(intl, row),
      width: 136,
      priority: 5,
    },
    {
      id: 'valid_until',
      header: header(messages.validUntil),
      text: (row) => validityText(intl, row),
      width: 136,
      priority: 4,
      sortable: true,
    },
    number,
  ];
}
