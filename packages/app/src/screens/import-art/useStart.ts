import { type Import, startImport } from '@smart-art/api-client/queries';
import { useMutation } from '@tanstack/react-query';
import { type RefObject, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import type { UploadQueue } from '../../uploads/upload-queue.ts';
import { photographMessages } from './run.messages.ts';

/**
 * Starts creating works from an import's rows; rows with errors are skipped.
 * @param photographs pending uploads, which are awaited: a work is created with the photographs present then
 */
export function useStart(
  record: Import | undefined,
  photographs: RefObject<UploadQueue | null>,
  onStarted: () => void,
) {
  const intl = useIntl();
  const { product } = useServices().clients;
  const { mutateAsync } = useMutation(startImport(product));
  const [isPending, setPending] = useState(false);
  const [failed, setFailed] = useState<{ id: string; message: string }>();
  const begin = async () => {
    if (!record) return;
    const { id, wrong } = record;
    setFailed(undefined);
    setPending(true);
    try {
      const queue = photographs.current;
      await queue?.settled();
      if (queue?.snapshot().some(({ state }) => state === 'failed')) {
        setFailed({ id, message: intl.formatMessage(photographMessages.failed) });
        return;
      }
      await mutateAsync({ id, leaveWrong: wrong > 0 });
      onStarted();
    } catch (error) {
      setFailed({ id, message: failureMessage(intl, error) });
    } finally {
      setPending(false);
    }
  };
  return { begin, isPending, failure: failed?.id === record?.id ? failed?.message : undefined };
}
