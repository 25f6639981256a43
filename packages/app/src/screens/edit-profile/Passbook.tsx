import { ApiError, resolveSource } from '@smart-art/api-client';
import { deleteBankPassbookPhoto, type OwnProfile, updateBankPassbookPhoto } from '@smart-art/api-client/queries';
import { createUpload } from '@smart-art/api-client/upload';
import { updateBankPassbookPhotoBody } from '@smart-art/openapi/constraints';
import { FileField, type FileItem } from '@smart-art/ui/file-field';
import { toast } from '@smart-art/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { failureMessage } from '../../frame/failure-message.ts';
import { useServices } from '../../services/services.ts';
import { editMessages as messages } from './EditProfile.messages.ts';

const ConfirmDialog = lazy(async () => ({ default: (await import('@smart-art/ui/dialog')).ConfirmDialog }));

const { passbook_photo: bounds } = updateBankPassbookPhotoBody;

/** The file being uploaded or rejected. */
interface CurrentFile {
  file: File;
  progress: number | undefined;
  error?: string;
}

/** The photograph of the passbook (000 section 7): uploaded when it is chosen, removed after confirmation. */
export function Passbook({ passbook }: { passbook: OwnProfile['passbook_photo'] }) {
  const intl = useIntl();
  const { clients, config } = useServices();
  const [current, setCurrent] = useState<CurrentFile>();
  const [confirming, setConfirming] = useState(false);
  const { mutateAsync: send } = useMutation(updateBankPassbookPhoto(createUpload(clients.connection)));
  const { mutateAsync: remove } = useMutation(deleteBankPassbookPhoto(clients.product));
  /* Prefer the server's message about the file. */
  const wordsOf = (error: unknown) =>
    (error instanceof ApiError && error.errors?.passbook_photo?.join(' ')) || failureMessage(intl, error);

  /* Aborts the current upload. */
  const way = useRef<AbortController>(null);

  const upload = async (file: File) => {
    way.current?.abort();
    way.current = new AbortController();
    const { signal } = way.current;
    const update = (now: CurrentFile | undefined) => !signal.aborted && setCurrent(now);
    update({ file, progress: 0 });
    try {
      const { message } = await send({ file, signal, onProgress: (progress) => update({ file, progress }) });
      update(undefined);
      toast.success(message);
    } catch (error) {
      update({ file, progress: undefined, error: wordsOf(error) });
    }
  };
  const cancel = () => {
    way.current?.abort();
    setCurrent(undefined);
  };
  const confirmed = async () => {
    if (!passbook) return;
    try {
      toast.success((await remove(passbook.id)).message);
    } catch (error) {
      /* The dialog stays open and shows the message. */
      throw new Error(failureMessage(intl, error), { cause: error });
    }
  };

  const items: FileItem[] = current
    ? [
        {
          id: 'new',
          name: current.file.name,
          size: current.file.size,
          status: current.error ? 'failed' : 'uploading',
          progress: current.progress,
          error: current.error,
        },
      ]
    : passbook
      ? [
          {
            id: passbook.id,
            name: passbook.file_name,
            size: passbook.bytes,
            status: 'done',
            href: resolveSource(config.productUrl, passbook.url),
          },
        ]
      : [];
  return (
    <>
      <FileField
        accept={bounds.contentTypes}
        description={intl.formatMessage(messages.passbookHelp)}
        items={items}
        label={intl.formatMessage(messages.passbook)}
        name="passbook_photo"
        onAdd={([file]) => file && void upload(file)}
        onCancel={cancel}
        onRemove={(id) => (id === 'new' ? setCurrent(undefined) : setConfirming(true))}
        onReplace={(_, file) => void upload(file)}
        onRetry={() => current && void upload(current.file)}
        underBytes={bounds.underBytes}
      />
      {confirming && (
        <Suspense>
          <ConfirmDialog
            confirmLabel={intl.formatMessage(messages.remove)}
            onConfirm={confirmed}
            onOpenChange={setConfirming}
            open
            title={intl.formatMessage(messages.passbookRemoveTitle)}
            tone="danger"
          >
            {intl.formatMessage(messages.passbookRemoveHelp)}
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}
