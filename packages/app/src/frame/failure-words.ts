import { ApiError } from '@smart-art/api-client';
import type { IntlShape } from 'react-intl';
import { failureMessages as messages } from './failures.messages.ts';

/** A failure in words for the person: the server's own where it gave some (000 section 8). */
export function failureWords(intl: IntlShape, error: unknown): string {
  if (!(error instanceof ApiError)) return intl.formatMessage(messages.somethingWentWrong);
  switch (error.kind) {
    case 'network':
      return intl.formatMessage(messages.network);
    case 'server':
      return intl.formatMessage(messages.server);
    case 'too-many':
      return error.message || intl.formatMessage(messages.tooMany, { seconds: error.retryAfter ?? 0 });
    case 'too-large':
      return error.message || intl.formatMessage(messages.tooLarge);
    case 'forbidden':
      return error.message || intl.formatMessage(messages.denied);
    default:
      return error.message || intl.formatMessage(messages.somethingWentWrong);
  }
}
