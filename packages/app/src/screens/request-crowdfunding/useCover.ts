import { ApiError } from '@smart-art/api-client';
import { createIntent } from '@smart-art/api-client/queries';
import { createUploader } from '@smart-art/api-client/upload';
import type { FormApi } from '@smart-art/ui/form';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import type { RequestValues } from './request-form.ts';

/**
 * Uploads the cover on submit. Until then the draft holds the file, so an abandoned request leaves nothing on the
 * server. If submitting fails, an uploaded file is not sent again.
 */
export function useCover() {
  const intl = useIntl();
  const { clients } = useServices();
  const [upload] = useState(() => createUploader(clients.connection));
  const [keyOf] = useState(() => createIntent());
  /** 0 to 1; undefined while nothing uploads. */
  const [progress, setProgress] = useState<number>();
  const sent = useRef<{ file: File; id: string }>(undefined);
  /** Incremented when the server rejected the image, so that the same file is uploaded again. */
  const round = useRef(0);

  return {
    progress,
    /** The id of the cover; undefined if the upload failed, which is shown at the field. */
    send: async (
      form: Pick<FormApi<RequestValues>, 'setErrors'>,
      values: RequestValues,
    ): Promise<string | undefined> => {
      const { cover_image_id, cover_file } = values;
      const [file] = cover_file;
      if (!file) return cover_image_id;
      if (sent.current?.file === file) return sent.current.id;
      const { name, size, lastModified } = file;
      setProgress(0);
      try {
        const idempotencyKey = keyOf([name, size, lastModified, round.current]);
        const [image] = await upload([file], { onProgress: setProgress, idempotencyKey });
        if (!image) throw new Error('The server stored no picture.');
        sent.current = { file, id: image.id };
        return image.id;
      } catch (error) {
        const message = error instanceof ApiError ? error.errors?.files?.join(' ') : undefined;
        form.setErrors({ cover_image_id: message || failureMessage(intl, error) });
        return undefined;
      } finally {
        setProgress(undefined);
      }
    },
    /** The server rejected the image: it may have deleted it in the meantime. */
    forget: () => {
      sent.current = undefined;
      round.current += 1;
    },
  };
}
