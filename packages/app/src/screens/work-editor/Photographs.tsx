import type { ProfileDetails } from '@smart-art/api-client/queries';
import { saveProductBody, uploadProductImagesBody } from '@smart-art/openapi/constraints';
import { InlineMessage } from '@smart-art/ui/inline-message';
import { type AlikePicture, type MediaItem, MediaUploader, useLocalPreviews } from '@smart-art/ui/media-uploader';
import { Stack } from '@smart-art/ui/stack';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { uploadFailureMessage } from '../../uploads/upload-failure-message.ts';
import { altOf, type Upload } from '../../uploads/upload-queue.ts';
import { useUploadQuota } from '../../uploads/use-upload-quota.ts';
import { type Drawn, drawings } from './drawings.ts';
import { useDuplicatePhotos } from './useDuplicatePhotos.ts';
import type { Uploads } from './useUploads.ts';
import { editorMessages as messages } from './WorkEditor.messages.ts';

const { files } = uploadProductImagesBody;
const { maxLength: altMaxLength } = saveProductBody.image_alt_texts.items.properties.en;

/** Browsers cannot show TIFF files; use the server's rendition. */
const isShown = ({ type }: File) => type !== 'image/tiff';

export interface PhotographsProps {
  photos: Uploads;
  /** The similar work of each photograph, by the photograph's id. */
  similar: Readonly<Record<string, AlikePicture>>;
  profile: ProfileDetails | undefined;
  blocked: boolean;
  error: readonly string[] | undefined;
}

/** The photographs of a work, uploading while the rest is typed. */
export function Photographs({ photos, similar, profile, blocked, error }: PhotographsProps) {
  const intl = useIntl();
  const { config } = useServices();
  const { queue, uploads, isOffline, onDevice, remove, replace } = photos;
  const here = queue.files();
  const shown = useMemo(() => new Map([...here].filter(([, file]) => isShown(file))), [here]);
  const previews = useLocalPreviews(shown);
  const [drawn] = useState((): Drawn => drawings(config.productUrl));
  const duplicates = useDuplicatePhotos(
    here,
    uploads.map(({ id }) => id),
  );
  const quota = useUploadQuota(
    profile,
    uploads.flatMap(({ image }) => image ?? []),
  );
  const unsaved = uploads.filter(({ state, key }) => state !== 'done' && onDevice.get(key) === false).length;
  const toItem = (upload: Upload): MediaItem => {
    const { id, name, size, state, progress, image, edit, error: reason } = upload;
    const alt = altOf(upload);
    return {
      id,
      name,
      size,
      status: state,
      progress,
      preview: previews.get(id) ?? (image && drawn.source(image)),
      error: state === 'failed' ? uploadFailureMessage(intl, reason) : undefined,
      alt: alt && drawn.alt(alt),
      edit,
      alike: image && similar[image.id],
      sameAs: duplicates.get(id),
    };
  };
  return (
    <Stack gap={3}>
      <MediaUploader
        accept={files.items.contentTypes}
        altMaxLength={altMaxLength}
        description={intl.formatMessage(messages.photographsHelp)}
        disabled={blocked}
        error={error && [...error]}
        items={uploads.map(toItem)}
        label={intl.formatMessage(messages.photographs)}
        maxFiles={files.maxItems}
        mayBeDecorative={false}
        name="image_ids"
        offline={isOffline}
        onAdd={queue.add}
        onCancel={remove}
        onDescribe={(id, { en, ja }) => queue.describe(id, { en: en || null, ja: ja || null })}
        onEdit={replace}
        onRemove={remove}
        onReorder={queue.reorder}
        onRetry={queue.retry}
        onRetryAll={queue.retryAll}
        originalOf={(id) => uploads.find((upload) => upload.id === id)?.original}
        quota={quota}
        underBytes={files.items.underBytes}
      />
      {unsaved > 0 && (
        <InlineMessage live="polite" tone="warning">
          {intl.formatMessage(messages.unkept, { count: unsaved })}
        </InlineMessage>
      )}
    </Stack>
  );
}
