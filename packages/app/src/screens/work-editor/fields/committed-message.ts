import { formatDate } from '@smart-art/ui/date-time';
import type { IntlShape } from 'react-intl';
import { offerMessages as messages } from './offer.messages.ts';

/** Why a work cannot be withdrawn yet. @param until an instant as in the contract */
export const committedMessage = (intl: IntlShape, until: string): string =>
  intl.formatMessage(messages.committed, { date: formatDate(new Date(until), intl) });
