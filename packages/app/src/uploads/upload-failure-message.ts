import { ApiError } from '@smart-art/api-client';
import { defineMessages, type IntlShape } from 'react-intl';
import { failureMessage } from '../frame/failure-message.ts';
import { FileChanged } from './upload-queue.ts';

const messages = defineMessages({
  changed: {
    id: 'uploads.changed',
    defaultMessage: 'This file was changed or moved after you chose it. Remove it and choose it again.',
    description: 'Error message: photo no longer readable',
  },
});

/** Error message of a failed upload. The server's message is under the upload's field name. */
export function uploadFailureMessage(intl: IntlShape, error: unknown): string {
  if (error instanceof FileChanged) return intl.formatMessage(messages.changed);
  return (error instanceof ApiError && error.errors?.files?.join(' ')) || failureMessage(intl, error);
}
