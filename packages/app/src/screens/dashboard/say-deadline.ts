import type { IntlShape } from 'react-intl';
import { hasSellerRoute } from '../../routes/seller.ts';
import { deadlineMessages, dashboardMessages as messages } from './Dashboard.messages.ts';
import type { Deadline } from './deadlines.ts';
import { orderHref } from './order-href.ts';

const exhibitionRoute = '/exhibitions/view/:id';

/** A deadline in words, and the screen of what it is about where there is one. */
export function sayDeadline(intl: IntlShape, deadline: Deadline): { words: string; href?: string | undefined } {
  switch (deadline.kind) {
    case 'agreement':
      return { words: intl.formatMessage(messages.agreementEnds) };
    case 'edit':
    case 'leave':
    case 'place': {
      const { id, name: title } = deadline.exhibition;
      const href = hasSellerRoute(exhibitionRoute) ? exhibitionRoute.replace(':id', id) : undefined;
      return { words: intl.formatMessage(deadlineMessages[deadline.kind], { title }), href };
    }
    case 'payment': {
      const { order } = deadline;
      const message = order.confirm ? messages.confirmBy : messages.paymentBy;
      return { words: intl.formatMessage(message, order), href: orderHref(order) };
    }
    default: {
      const { kind, order } = deadline;
      return { words: intl.formatMessage(messages[kind], order), href: orderHref(order) };
    }
  }
}
