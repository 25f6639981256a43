import { useLayoutEffect, useRef, useState } from 'react';
import { Field } from '../field/index.ts';
import { CircleAlert } from '../icons/index.ts';
import { useString, useUi } from '../provider/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { Item } from './Item.tsx';
import * as css from './MediaUploader.css.ts';
import { type Refusal, sortOut } from './refuse.ts';
import { moved } from './reorder.ts';
import type { MediaUploaderProps } from './types.ts';
import { useDragOrder } from './useDragOrder.ts';
import { useFileDrop } from './useFileDrop.ts';
import { refusalWords } from './words.ts';
import { Zone } from './Zone.tsx';

/**
 * Pictures of one thing: chosen, photographed, dropped or pasted; put in order; the first is the cover. It refuses what
 * may not be sent and shows how far the rest is; the sending itself is the caller's.
 * Not for one file without a picture, such as a document: use a native file input in a Field.
 */
export function MediaUploader(props: MediaUploaderProps) {
  const { items, onAdd, onCancel, onRetry, onRemove, onReorder, accept, underBytes, maxFiles, quota, ...field } = props;
  const string = useString();
  const { locale } = useUi();
  const [refused, setRefused] = useState<Refusal[]>([]);
  const [spoken, setSpoken] = useState('');
  const fixed = Boolean(field.disabled || field.readOnly);
  const bounds = { accept, underBytes, maxFiles, quota };
  const ids = items.map(({ id }) => id);

  const add = (files: File[]) => {
    const sorted = sortOut(files, { ...bounds, room: maxFiles - items.length });
    setRefused(sorted.refused);
    if (sorted.taken.length > 0) onAdd(sorted.taken);
  };
  const reorder = (order: string[], id: string) => {
    const item = items.find((other) => other.id === id);
    if (!item || order.every((other, index) => other === ids[index])) return;
    onReorder(order);
    setSpoken(string('mediaUploader.moved', { name: item.name, number: order.indexOf(id) + 1, total: ids.length }));
  };

  const { order, dragged, onPointerDown } = useDragOrder(ids, reorder);
  const { over, handlers } = useFileDrop(add, fixed);
  const list = useRef<HTMLOListElement>(null);
  const leave = useFocusAfterRemoval(ids, list);

  return (
    <Field {...field} group kind="choice">
      {(control) => (
        <div className={css.uploader} {...handlers}>
          {items.length > 0 && (
            <ol
              ref={list}
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
                      dragged={dragged === id}
                      fixed={fixed}
                      index={index}
                      item={item}
                      total={items.length}
                      onCancel={() => leave(id, onCancel)}
                      onMove={(to) => reorder(moved(ids, id, to), id)}
                      onRemove={() => leave(id, onRemove)}
                      onRetry={() => onRetry(id)}
                    />
                  )
                );
              })}
            </ol>
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
          <div className={css.alert} role="alert">
            {refused.length > 0 && (
              <ul className={css.refused}>
                {refused.map((refusal) => (
                  <li key={`${refusal.name}\n${refusal.reason}`} className={css.refusal}>
                    <CircleAlert aria-hidden="true" size={16} />
                    {refusalWords(refusal, bounds, string, locale)}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <VisuallyHidden>
            <span role="status">{spoken}</span>
          </VisuallyHidden>
        </div>
      )}
    </Field>
  );
}

/** Where the focus goes when the picture whose button was pressed is gone: the next one's button, or the adding. */
function useFocusAfterRemoval(ids: readonly string[], list: React.RefObject<HTMLOListElement | null>) {
  const leaving = useRef<{ id: string; index: number; root: Element | null } | null>(null);
  useLayoutEffect(() => {
    const left = leaving.current;
    if (!left || ids.includes(left.id)) return;
    leaving.current = null;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    const next = buttons?.[Math.min(left.index, buttons.length - 1)];
    (next ?? left.root?.querySelector<HTMLElement>('[data-add]'))?.focus();
  }, [ids, list]);
  return (id: string, remove: (id: string) => void) => {
    const root = list.current?.parentElement ?? null;
    leaving.current = { id, index: ids.indexOf(id), root };
    remove(id);
  };
}
