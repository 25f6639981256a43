import { useEffect, useEffectEvent, useState } from 'react';
import { type LazyComponent, lazyComponent } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { toast } from '../toast/index.ts';
import type { AltDialogProps } from './AltDialog.tsx';
import type { CropDialogProps } from './CropDialog.tsx';
import { strings } from './strings.ts';
import type { AltText, MediaItem, MediaUploaderProps } from './types.ts';

/* Most uploads need neither dialog: preloaded when idle, once there is a picture to describe or edit. */
const altDialog = lazyComponent<AltDialogProps>(() => import('./AltDialog.tsx').then((part) => part.AltDialog));
const cropDialog = lazyComponent<CropDialogProps>(() => import('./CropDialog.tsx').then((part) => part.CropDialog));
const parts = { describe: altDialog, edit: cropDialog } as const;

/** The dialog that is open, and for which picture. */
export interface OpenDialog {
  kind: keyof typeof parts;
  id: string;
}

/** Delay in Safari, which has no requestIdleCallback; by then the pictures are usually displayed. */
const WAIT_MS = 500;

function usePreload(part: LazyComponent<never>, needed: boolean) {
  useEffect(() => {
    if (!needed) return;
    const preload = () => void part.preload();
    /* Retry when the connection is back. */
    window.addEventListener('online', preload);
    const hasIdleCallback = 'requestIdleCallback' in window;
    const waiting = hasIdleCallback ? requestIdleCallback(preload) : setTimeout(preload, WAIT_MS);
    return () => {
      window.removeEventListener('online', preload);
      if (hasIdleCallback) cancelIdleCallback(waiting as number);
      else clearTimeout(waiting);
    };
  }, [part, needed]);
}

/** Preloads the dialogs, because the connection may be gone when they open. */
export function usePreloadDialogs(describing: boolean, editing: boolean): void {
  usePreload(altDialog as LazyComponent<never>, describing);
  usePreload(cropDialog as LazyComponent<never>, editing);
}

interface DialogsProps
  extends Pick<
    MediaUploaderProps,
    'onDescribe' | 'onEdit' | 'originalOf' | 'underBytes' | 'altMaxLength' | 'mayBeDecorative'
  > {
  openDialog: OpenDialog | null;
  item: MediaItem | undefined;
  onClose: () => void;
  onAnnounce: (message: string) => void;
}

/** The dialogs of one picture. */
export function Dialogs({
  openDialog,
  item,
  onClose,
  onAnnounce,
  onDescribe,
  onEdit,
  originalOf,
  underBytes,
  ...alt
}: DialogsProps) {
  const string = useStrings(strings);
  const AltDialog = altDialog.useComponent();
  const CropDialog = cropDialog.useComponent();
  const fail = useEffectEvent(() => {
    onClose();
    toast.warning(string('partFailed'));
  });
  const [drafts] = useState(() => new Map<string, AltText | undefined>());
  const kind = openDialog?.kind;
  useEffect(() => {
    if (kind) void parts[kind].preload().then((there) => there || fail());
  }, [kind]);

  if (!openDialog || !item) return null;
  if (openDialog.kind === 'describe') {
    return (
      AltDialog && (
        <AltDialog
          {...alt}
          draft={drafts.get(item.id)}
          item={item}
          onClose={onClose}
          onDraft={(alt) => drafts.set(item.id, alt)}
          onSave={(alt) => onDescribe?.(item.id, alt)}
        />
      )
    );
  }
  const original = originalOf?.(item.id);
  return (
    CropDialog &&
    original && (
      <CropDialog
        edit={item.edit}
        original={original}
        underBytes={underBytes}
        onClose={onClose}
        onSave={(file, edit, announcement) => {
          onEdit?.(item.id, file, edit);
          onAnnounce(announcement);
        }}
      />
    )
  );
}
