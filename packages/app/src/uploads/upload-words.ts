import { ApiError } from '@smart-art/api-client';
import { defineMessages, type IntlShape } from 'react-intl';
import { failureWords } from '../frame/failure-words.ts';
import { FileChanged } from './upload-queue.ts';

const messages = defineMessages({
  changed: {
    id: 'uploads.changed',
    defaultMessage: 'This file was changed or moved after you chose it. Remove it and choose it again.',
    description: 'At a photo that can no longer be read from the disk',
  },
});

/** Why a file was not stored. The server's message is found under the name of the upload's field. */
export function uploadFailureWords(intl: IntlShape, error: unknown): string {
  if (error instanceof FileChanged) return intl.formatMessage(messages.changed);
  return (error instanceof ApiError && error.errors?.files?.join(' ')) || failureWords(intl, error);
}
