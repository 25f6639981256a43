import { ApiError } from '@smart-art/api-client';
import { createIntent } from '@smart-art/api-client/queries';
import { createUploader } from '@smart-art/api-client/upload';
import type { FormApi } from '@smart-art/ui/form';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureWords } from '../../frame/failure-words.ts';
import { useServices } from '../../services/services.ts';
import { type ExhibitionValues, fileKey } from './exhibition-form.ts';

/**
 * Sends the pictures when the exhibition is sent: until then the draft keeps the files, and nothing of an exhibition that is
 * given up lies with the server. What was sent is not sent again where the exhibition itself did not arrive.
 */
export function usePictures() {
  const intl = useIntl();
  const { clients } = useServices();
  const [upload] = useState(() => createUploader(clients.connection));
  const [keyOf] = useState(() => createIntent());
  /** 0 to 1; undefined while nothing is on its way. */
  const [progress, setProgress] = useState<number>();
  const sent = useRef(new Map<string, string>());
  /** Counts the images that the server has refused since: the same file is then another one. */
  const round = useRef(0);

  return {
    progress,
    /** The image that a file has become. */
    idOf: (name: string): string | undefined => sent.current.get(name),
    /** Whether all are there; where one could not be sent, that is said at the field. */
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
        const refused = error instanceof ApiError ? error.errors?.files?.join(' ') : undefined;
        form.setErrors({ image_ids: refused || failureWords(intl, error) });
        return false;
      } finally {
        setProgress(undefined);
      }
    },
    /** The server does not take the images: they may have been swept away meanwhile. */
    refused: () => {
      sent.current.clear();
      round.current += 1;
    },
  };
}
