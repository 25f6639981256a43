import { ApiError } from '@smart-art/api-client';
import type { IntlShape } from 'react-intl';
import { failureMessages as messages } from './failures.messages.ts';

/** Technical detail for support: the status of an unreadable response, or the browser's error. */
function technicalError(error: unknown): string | undefined {
  if (error instanceof ApiError) return error.status > 0 ? `HTTP ${error.status}` : undefined;
  return error instanceof Error ? error.message || error.name : undefined;
}

/** "Something went wrong", with the technical error appended if there is one (000 section 8). */
function somethingWentWrong(intl: IntlShape, error: unknown): string {
  const detail = technicalError(error);
  return detail
    ? intl.formatMessage(messages.somethingWentWrongBecause, { detail })
    : intl.formatMessage(messages.somethingWentWrong);
}

/** Message for an error: the server's own if it sent one (000 section 8). */
export function failureMessage(intl: IntlShape, error: unknown): string {
  if (!(error instanceof ApiError)) return somethingWentWrong(intl, error);
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
      return error.message || somethingWentWrong(intl, error);
  }
}

/** Same for single sign-on (000 section 8), with its own message for unreadable responses. */
export function ssoFailureMessage(intl: IntlShape, error: unknown): string {
  return error instanceof ApiError && error.kind === 'malformed'
    ? intl.formatMessage(messages.somethingWentWrongSso)
    : failureMessage(intl, error);
}
