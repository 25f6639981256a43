import { uploadProductImagesBody } from '@smart-art/openapi/constraints';
import type { FormApi } from '@smart-art/ui/form';
import { type MediaItem, MediaUploader, useLocalPreviews } from '@smart-art/ui/media-uploader';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../services/services.ts';
import { sourceOf } from '../../works/caption.ts';
import { type ExhibitionValues, fileKey, pictureBounds, pictureNames } from './exhibition-form.ts';
import { formMessages as messages } from './form.messages.ts';

const { contentTypes, underBytes } = uploadProductImagesBody.files.items;

export interface PicturesFieldProps {
  form: FormApi<ExhibitionValues>;
  /** Upload progress of new pictures, 0 to 1. */
  progress: number | undefined;
}

/** The pictures of an exhibition: saved ones, and files uploaded on submit. The first is the cover. */
export function PicturesField({ form, progress }: PicturesFieldProps) {
  const intl = useIntl();
  const { config } = useServices();
  const { pictures, picture_files, picture_order } = form.values;
  const files = useMemo(() => new Map(picture_files.map((file) => [fileKey(file), file])), [picture_files]);
  const previews = useLocalPreviews(files);
  const stored = new Map(pictures.map((image) => [image.id, image]));
  const items = pictureNames({ pictures, picture_files, picture_order }).flatMap((id): MediaItem[] => {
    const image = stored.get(id);
    if (image) {
      const preview = sourceOf(config.productUrl, image);
      return [{ id, name: image.file_name, size: image.bytes, status: 'done', preview }];
    }
    const file = files.get(id);
    if (!file) return [];
    const status = progress === undefined ? 'done' : 'uploading';
    return [{ id, name: file.name, size: file.size, status, progress, preview: previews.get(id) }];
  });
  const remove = (id: string) =>
    form.patch({
      pictures: pictures.filter((image) => image.id !== id),
      picture_files: picture_files.filter((file) => fileKey(file) !== id),
    });
  return (
    <MediaUploader
      accept={contentTypes}
      description={intl.formatMessage(messages.picturesHelp)}
      disabled={form.pending}
      items={items}
      label={intl.formatMessage(messages.pictures)}
      maxFiles={pictureBounds.maxItems}
      name="image_ids"
      onAdd={(added) => {
        const { picture_files: known } = form.store.snapshot().values;
        form.set('picture_files', [...new Map([...known, ...added].map((file) => [fileKey(file), file])).values()]);
      }}
      onCancel={remove}
      onRemove={remove}
      onReorder={(ids) => form.set('picture_order', ids)}
      onRetry={() => {}}
      underBytes={underBytes}
    />
  );
}
