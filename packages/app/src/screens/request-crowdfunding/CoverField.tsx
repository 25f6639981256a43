import type { ImageRecord } from '@smart-art/api-client/queries';
import { uploadProductImagesBody } from '@smart-art/openapi/constraints';
import type { FormApi } from '@smart-art/ui/form';
import { type MediaItem, MediaUploader, useLocalPreviews } from '@smart-art/ui/media-uploader';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { requestFormMessages as messages } from './request-form.messages.ts';
import type { RequestValues } from './request-form.ts';

const { contentTypes, underBytes } = uploadProductImagesBody.files.items;

/** The id of the only picture. */
const FILE = 'file';

export interface CoverFieldProps {
  form: FormApi<RequestValues>;
  /** The saved cover. */
  current: ImageRecord | undefined;
  /** Upload progress of the new cover, 0 to 1. */
  progress: number | undefined;
}

/** The cover of a request: the saved one, or a picture uploaded on submit. */
export function CoverField({ form, current, progress }: CoverFieldProps) {
  const intl = useIntl();
  const { config } = useServices();
  const { cover_file, cover_image_id } = form.values;
  const [file] = cover_file;
  const files = useMemo(() => new Map(file ? [[FILE, file]] : []), [file]);
  const previews = useLocalPreviews(files);
  const items: MediaItem[] = file
    ? [
        {
          id: FILE,
          name: file.name,
          size: file.size,
          status: progress === undefined ? 'done' : 'uploading',
          progress,
          preview: previews.get(FILE),
        },
      ]
    : current && current.id === cover_image_id
      ? [
          {
            id: current.id,
            name: current.file_name,
            size: current.bytes,
            status: 'done',
            preview: sourceOf(config.productUrl, current),
          },
        ]
      : [];
  const remove = () => form.patch({ cover_file: [], cover_image_id: '' });
  return (
    <MediaUploader
      accept={contentTypes}
      description={intl.formatMessage(messages.coverHelp)}
      disabled={form.pending}
      items={items}
      label={intl.formatMessage(messages.cover)}
      maxFiles={1}
      name="cover_image_id"
      onAdd={([added]) => added && form.patch({ cover_file: [added], cover_image_id: '' })}
      onCancel={remove}
      onRemove={remove}
      onReorder={() => {}}
      onRetry={() => {}}
      required
      underBytes={underBytes}
    />
  );
}
