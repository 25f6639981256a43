import type { OrderStatus } from '@smart-art/api-client/queries';
import { formatExact } from '@smart-art/ui/date-time';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { pieceStatusMessages } from '../pieces/status.messages.ts';
import { customStateMessages } from './custom-state.messages.ts';
import { otherReason, reasonMessages } from './reason.messages.ts';
import { returnStatusMessages } from './return.messages.ts';
import { orderStatusMessages } from './status.messages.ts';
import type { Offered } from './steps.ts';

/* Messages by reason code. The backend's guards define the codes and their values (docs/processes.md). */
const known: Partial<Record<string, MessageDescriptor>> = reasonMessages;
const states: Partial<Record<string, MessageDescriptor>> = {
  ...pieceStatusMessages,
  ...customStateMessages,
  ...returnStatusMessages,
  ...(orderStatusMessages satisfies Record<OrderStatus, MessageDescriptor>),
};

/** Why a step is not possible now. The closing time is in the user's time zone, to the minute. */
export function reasonText(intl: IntlShape, { code, values }: NonNullable<Offered['reason']>): string {
  const date = typeof values.until === 'string' ? formatExact(new Date(values.until), intl) : values.date;
  const state = states[String(values.status)];
  const status = state ? intl.formatMessage(state) : values.status;
  const message: MessageDescriptor = known[code] ?? otherReason;
  return intl.formatMessage(message, { ...values, date, status });
}
