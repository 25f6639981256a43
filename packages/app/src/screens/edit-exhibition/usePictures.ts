import { ApiError } from '@smart-art/api-client';
import { createIntent } from '@smart-art/api-client/queries';
import { createUploader } from '@smart-art/api-client/upload';
import type { FormApi } from '@smart-art/ui/form';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { type ExhibitionValues, fileKey } from './exhibition-form.ts';

/**
 * Uploads the pictures on submit. Until then the draft holds the files, so an abandoned exhibition leaves nothing on
 * the server. If saving fails, uploaded files are not sent again.
 */
export function usePictures() {
  const intl = useIntl();
  const { clients } = useServices();
  const [upload] = useState(() => createUploader(clients.connection));
  const [keyOf] = useState(() => createIntent());
  /** 0 to 1; undefined while nothing uploads. */
  const [progress, setProgress] = useState<number>();
  const sent = useRef(new Map<string, string>());
  /** Incremented when the server rejected the images, so that the same files are uploaded again. */
  const round = useRef(0);

  return {
    progress,
    /** The id of the image uploaded from a file. */
    idOf: (name: string): string | undefined => sent.current.get(name),
    /** True if all files are uploaded; a failure is shown at the field. */
    send: async (form: Pick<FormApi<ExhibitionValues>, 'setErrors'>, files: readonly File[]): Promise<boolean> => {
      try {
        for (const file of files) {
          const name = fileKey(file);
          if (sent.current.has(name)) continue;
          setProgress(0);
          const [image] = await upload([file], {
            onProgress: setProgress,
            idempotencyKey: keyOf([name, round.current]),
          });
          if (!image) throw new Error('The server stored no picture.');
          sent.current.set(name, image.id);
        }
        return true;
      } catch (error) {
        const message = error instanceof ApiError ? error.errors?.files?.join(' ') : undefined;
        form.setErrors({ image_ids: message || failureMessage(intl, error) });
        return false;
      } finally {
        setProgress(undefined);
      }
    },
    /** The server rejected the images: it may have deleted them in the meantime. */
    forget: () => {
      sent.current.clear();
      round.current += 1;
    },
  };
}
