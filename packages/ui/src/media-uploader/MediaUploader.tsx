import { useRef, useState } from 'react';
import { FieldSet } from '../field/FieldSet.tsx';
import { partitionFiles, RejectedFiles, type Rejection, useFileDrop, useFocusAfterRemoval } from '../files/index.ts';
import { useStrings } from '../provider/index.ts';
import { rootOf } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { ItemAction } from './Actions.tsx';
import { Dialogs, type OpenDialog, usePreloadDialogs } from './Dialogs.tsx';
import { editable } from './edit.ts';
import { Item } from './Item.tsx';
import * as css from './MediaUploader.css.ts';
import { moved } from './reorder.ts';
import { Sums } from './Sums.tsx';
import { strings } from './strings.ts';
import type { MediaItem, MediaUploaderProps } from './types.ts';
import { useDragOrder } from './useDragOrder.ts';
import { useFocusAfterDialog } from './useFocusAfterDialog.ts';
import { useStable } from './useStable.ts';
import { useUploadAnnouncements } from './useUploadAnnouncements.ts';
import { Zone } from './Zone.tsx';

/**
 * Uploads pictures of one item: choose, photograph, drop or paste; reorder; the first is the cover. It rejects invalid
 * files and shows progress; with `onDescribe` and `onEdit` pictures are described, cropped and rotated. The caller does
 * the sending. Not for one file without a picture, such as a document: use FileField.
 */
export function MediaUploader(props: MediaUploaderProps) {
  const { items, onAdd, onCancel, onRetry, onRemove, onReorder, accept, underBytes, maxFiles, quota, ...more } = props;
  const { onDescribe, onEdit, originalOf, onRetryAll, offline, altMaxLength, mayBeDecorative, ...field } = more;
  const string = useStrings(strings);
  const [rejected, setRejected] = useState<Rejection[]>([]);
  const [announcement, setAnnouncement] = useState('');
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const fixed = Boolean(field.disabled || field.readOnly);
  const bounds = {
    accept,
    underBytes,
    maxFiles,
    quota: quota && { ...quota, usedBytes: quota.usedBytes + onTheirWay(items) },
  };
  const ids = items.map(({ id }) => id);

  const add = (files: File[]) => {
    const sorted = partitionFiles(files, { ...bounds, room: maxFiles - items.length });
    setRejected(sorted.rejected);
    const { length: count, 0: first } = sorted.accepted;
    if (!first) return;
    onAdd(sorted.accepted);
    setAnnouncement(string(count === 1 ? 'addedOne' : 'added', { name: first.name, count }));
  };
  const reorder = (order: string[], id: string) => {
    const item = items.find((other) => other.id === id);
    if (!item || order.every((other, index) => other === ids[index])) return;
    onReorder(order);
    setAnnouncement(string('moved', { name: item.name, number: order.indexOf(id) + 1, total: ids.length }));
  };

  const { order, dragged, onPointerDown } = useDragOrder(ids, reorder);
  const { over, handlers } = useFileDrop(add, fixed);
  const root = useRef<HTMLDivElement>(null);
  const leave = useFocusAfterRemoval(items, root, (name) => setAnnouncement(string('removed', { name })));
  useFocusAfterDialog(openDialog, root);
  useUploadAnnouncements(items, setAnnouncement);

  const act = useStable((action: ItemAction) => {
    const { id } = action;
    if (action.kind === 'move') reorder(moved(ids, id, action.to), id);
    else if (action.kind === 'cancel') leave(id, onCancel);
    else if (action.kind === 'remove') leave(id, onRemove);
    else if (action.kind === 'retry') onRetry(id);
    else setOpenDialog({ kind: action.kind, id });
  });
  const canEdit = ({ id, status }: (typeof items)[number]) =>
    onEdit !== undefined && !fixed && status !== 'uploading' && editable.includes(originalOf?.(id)?.type ?? '');
  usePreloadDialogs(onDescribe !== undefined && !fixed && items.length > 0, items.some(canEdit));

  return (
    <FieldSet {...field} fieldset={rootOf(field)} kind="choice">
      {(control) => (
        <div className={css.uploader} ref={root} {...handlers}>
          {items.length > 0 && (
            <ol
              className={css.list}
              data-dragging={dragged ? '' : undefined}
              data-several={items.length > 1 && !fixed ? '' : undefined}
              onPointerDown={fixed ? undefined : onPointerDown}
            >
              {order.map((id, index) => {
                const item = items.find((other) => other.id === id);
                return (
                  item && (
                    <Item
                      key={id}
                      act={act}
                      described={onDescribe !== undefined}
                      dragged={dragged === id}
                      editable={canEdit(item)}
                      fixed={fixed}
                      index={index}
                      item={item}
                      several={maxFiles > 1}
                      total={items.length}
                    />
                  )
                );
              })}
            </ol>
          )}
          {!field.readOnly && (
            <Sums
              described={onDescribe !== undefined}
              items={items}
              offline={offline}
              onRetryAll={fixed ? undefined : onRetryAll}
            />
          )}
          {!field.readOnly && (
            <Zone
              {...bounds}
              control={control}
              disabled={fixed}
              empty={items.length === 0}
              full={items.length >= maxFiles}
              over={over}
              onFiles={add}
            />
          )}
          <RejectedFiles limits={bounds} rejected={rejected} />
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
          <Dialogs
            altMaxLength={altMaxLength}
            openDialog={openDialog}
            item={items.find(({ id }) => id === openDialog?.id)}
            mayBeDecorative={mayBeDecorative}
            originalOf={originalOf}
            underBytes={underBytes}
            onClose={() => setOpenDialog(null)}
            onDescribe={onDescribe}
            onEdit={onEdit}
            onAnnounce={setAnnouncement}
          />
        </div>
      )}
    </FieldSet>
  );
}

/** Bytes that are not stored yet, but will be. */
const onTheirWay = (items: readonly MediaItem[]) =>
  items.reduce((sum, { status, size }) => (status === 'done' ? sum : sum + size), 0);
