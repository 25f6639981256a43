import type { Deadline } from '@smart-art/api-client/queries';
import type { IntlShape } from 'react-intl';
import { hasSellerRoute } from '../../routes/inner.ts';
import { deadlineMessages, dashboardMessages as messages } from './Dashboard.messages.ts';

type Place = NonNullable<Deadline['record']>['kind'];

/** The page of each kind of record; `:id` is the record or its parent, `:piece` a piece. */
const pages: Record<Place, string> = {
  buy: '/buy-orders-info/:id',
  rent: '/rent-orders-info/:id',
  custom: '/custom-orders-info/:id',
  custom_piece: '/custom-orders-info/:id/pieces/:piece',
  exhibition: '/exhibitions/view/:id',
  crowdfunding: '/crowdfunding/view-info/:id',
  crowdfunding_piece: '/crowdfunding/view-info/:id',
};

/** The page of a deadline's record, if there is one. */
function hrefOf({ record }: Deadline): string | undefined {
  if (!record) return hasSellerRoute('/payment-renew') ? '/payment-renew' : undefined;
  const page = pages[record.kind];
  if (!hasSellerRoute(page)) return undefined;
  return page.replace(':id', record.parent_id ?? record.id).replace(':piece', record.id);
}

/** A deadline's text and link. */
export function deadlineItem(intl: IntlShape, deadline: Deadline): { text: string; href?: string | undefined } {
  const { kind, title, confirm } = deadline;
  const href = hrefOf(deadline);
  const values = { title, number: deadline.number ?? '' };
  switch (kind) {
    case 'agreement':
      return { text: intl.formatMessage(messages.agreementEnds), href };
    case 'payment':
      return { text: intl.formatMessage(confirm ? messages.confirmBy : messages.paymentBy, values), href };
    case 'needed':
    case 'return':
    case 'lease':
      return { text: intl.formatMessage(messages[kind], values), href };
    default:
      return { text: intl.formatMessage(deadlineMessages[kind], values), href };
  }
}
