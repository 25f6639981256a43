import { ApiError } from '@smart-art/api-client';
import type { ProfileDetails } from '@smart-art/api-client/queries';
import { uploadProductImagesBody } from '@smart-art/openapi/constraints';
import { type MediaItem, MediaUploader, useLocalPreviews } from '@smart-art/ui/media-uploader';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import type { Upload } from '../../uploads/upload-queue.ts';
import { sourceOf } from '../../works/caption.ts';
import type { Uploads } from './useUploads.ts';
import { editorMessages as messages } from './WorkEditor.messages.ts';

const { files } = uploadProductImagesBody;

export interface PhotographsProps extends Pick<Uploads, 'queue' | 'uploads'> {
  onRemove(id: string): void;
  profile: ProfileDetails | undefined;
  blocked: boolean;
  error: readonly string[] | undefined;
}

/** The photographs of a work, on their way while the rest is typed. */
export function Photographs({ queue, uploads, onRemove, profile, blocked, error }: PhotographsProps) {
  const intl = useIntl();
  const { config } = useServices();
  const previews = useLocalPreviews(queue.files());
  const quota = profile?.dbCurrentActiveAgreement ?? undefined;
  /* A refused file is refused by its own words, under the name of the field it was sent in. */
  const refusalOf = (reason: unknown) =>
    (reason instanceof ApiError && reason.errors?.files?.join(' ')) || failureWords(intl, reason);
  const toItem = ({ id, name, size, state, progress, image, error: reason }: Upload): MediaItem => ({
    id,
    name,
    size,
    status: state,
    progress,
    preview: previews.get(id) ?? (image && sourceOf(config.productUrl, image)),
    error: state === 'failed' ? refusalOf(reason) : undefined,
  });
  return (
    <MediaUploader
      accept={files.items.contentTypes}
      description={intl.formatMessage(messages.photographsHelp)}
      disabled={blocked}
      error={error && [...error]}
      items={uploads.map(toItem)}
      label={intl.formatMessage(messages.photographs)}
      maxFiles={files.maxItems}
      name="image_ids"
      onAdd={queue.add}
      onCancel={onRemove}
      onRemove={onRemove}
      onReorder={queue.reorder}
      onRetry={queue.retry}
      quota={quota && { usedBytes: quota.used_bytes, totalBytes: quota.quota_bytes }}
      underBytes={files.items.underBytes}
    />
  );
}
