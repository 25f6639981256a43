import { type ChangeEvent, useCallback, useId, useRef, useState } from 'react';
import { FieldSet } from '../field/FieldSet.tsx';
import * as filesCss from '../files/files.css.ts';
import {
  formatBytes,
  formatTypes,
  partitionFiles,
  RejectedFiles,
  type Rejection,
  useFileDrop,
  useFocusAfterRemoval,
} from '../files/index.ts';
import { Paperclip } from '../icons/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { rootOf } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './FileField.css.ts';
import { FileRow } from './FileRow.tsx';
import { strings } from './strings.ts';
import type { FileFieldProps, FileItem } from './types.ts';
import { useSpoken } from './useSpoken.ts';

/**
 * One or several documents: chosen, dropped, or pasted while the focus is here. Lists the accepted types, rejects
 * others and shows upload progress; the caller uploads. Not for pictures: use MediaUploader, which shows them.
 */
export function FileField(props: FileFieldProps) {
  const { items, onAdd, onRemove, onCancel, onRetry, onReplace, accept, underBytes, maxFiles = 1, ...field } = props;
  const string = useStrings(strings);
  const { locale } = useUi();
  const hint = useId();
  const [rejected, setRejected] = useState<Rejection[]>([]);
  const fixed = Boolean(field.disabled || field.readOnly);
  const limits = { accept, underBytes, maxFiles };
  const several = maxFiles > 1;
  const full = items.length >= maxFiles;

  /** @returns the accepted files */
  const sort = (files: File[], room: number) => {
    const sorted = partitionFiles(files, { accept, underBytes, room });
    setRejected(sorted.rejected);
    return sorted.accepted;
  };
  const add = (files: File[]) => {
    // With a single document, a dropped file replaces it.
    const only = !several && items[0]?.status === 'done' ? items[0] : undefined;
    const accepted = sort(files, only && onReplace ? 1 : maxFiles - items.length);
    const [file] = accepted;
    if (only && onReplace && file) onReplace(only.id, file);
    else if (file) onAdd(accepted);
  };

  const root = useRef<HTMLDivElement>(null);
  const { over, handlers } = useFileDrop(add, fixed, 'field');
  const textOf = useCallback(
    ({ name, status, error }: FileItem) =>
      status === 'done'
        ? string('uploaded', { name })
        : string('failedSpoken', { name, error: error ?? string('failed') }),
    [string],
  );
  const [announcement, announce] = useSpoken(items, textOf);
  const leave = useFocusAfterRemoval(items, root, (name) => announce(string('removed', { name })));

  return (
    <FieldSet {...field} fieldset={rootOf(field)} kind="choice">
      {(control) => (
        <div className={css.root} ref={root} {...handlers}>
          {items.length > 0 && (
            <ul className={css.list}>
              {items.map((item) => (
                <FileRow
                  accept={accept}
                  fixed={fixed}
                  item={item}
                  key={item.id}
                  onCancel={onCancel && ((id) => leave(id, onCancel))}
                  onRemove={(id) => leave(id, onRemove)}
                  onReplace={
                    onReplace &&
                    ((file) => {
                      const [accepted] = sort([file], 1);
                      if (accepted) onReplace(item.id, accepted);
                    })
                  }
                  onRetry={onRetry}
                />
              ))}
            </ul>
          )}
          {!field.readOnly && (several || !full) && (
            <div
              className={css.zone}
              data-disabled={fixed || full ? '' : undefined}
              data-invalid={control['aria-invalid'] && ''}
              data-over={over ? '' : undefined}
            >
              <label className={filesCss.choose}>
                <Paperclip aria-hidden="true" size={18} />
                {string(several ? 'chooseMore' : 'chooseOne')}
                <input
                  accept={accept.join(',')}
                  aria-describedby={cx(control['aria-describedby'], hint)}
                  aria-invalid={control['aria-invalid']}
                  className={filesCss.input}
                  data-add=""
                  disabled={fixed || full}
                  multiple={several}
                  name={control.name}
                  onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
                    add(Array.from(currentTarget.files ?? []));
                    // Reset, so that the same file can be chosen again after it was removed.
                    currentTarget.value = '';
                  }}
                  type="file"
                />
              </label>
              <span>
                {full
                  ? string('full', { count: maxFiles })
                  : string(over ? 'drop' : several ? 'dropOrPasteMore' : 'dropOrPaste')}
              </span>
              <span className={css.bounds} id={hint}>
                {string(several ? 'boundsMore' : 'bounds', {
                  types: formatTypes(accept, locale),
                  limit: formatBytes(underBytes, locale),
                  count: maxFiles,
                })}
              </span>
            </div>
          )}
          <RejectedFiles limits={limits} rejected={rejected} />
          <VisuallyHidden>
            <span role="status">{announcement}</span>
          </VisuallyHidden>
        </div>
      )}
    </FieldSet>
  );
}
