import type { Exhibition } from '@smart-art/api-client/queries';
import type { IntlShape, MessageDescriptor } from 'react-intl';
import { reasonMessages } from './exhibition.messages.ts';
import { exactly } from './times.ts';

type Reason = NonNullable<Exhibition['available_actions'][number]['reason']>;

const known: Partial<Record<string, MessageDescriptor>> = reasonMessages;

/** Why a step is not possible now. The closing time is in the user's time zone, to the minute. */
export function reasonText(intl: IntlShape, { code, values }: Reason, timeZone: string | undefined): string {
  const message: MessageDescriptor = known[code] ?? reasonMessages.other;
  const date = typeof values.until === 'string' ? exactly(intl, values.until, timeZone) : undefined;
  return intl.formatMessage(message, { ...values, date });
}
