import type { MouseEvent } from 'react';
import { Button, IconButton } from '../button/index.ts';
import * as filesCss from '../files/files.css.ts';
import { formatBytes } from '../files/index.ts';
import { CircleAlert, FileText, RotateCw, Trash2, X } from '../icons/index.ts';
import { Link } from '../link/index.ts';
import { ProgressBar } from '../progress-bar/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './FileField.css.ts';
import { strings } from './strings.ts';
import type { FileFieldProps, FileItem } from './types.ts';

interface FileRowProps extends Pick<FileFieldProps, 'onCancel' | 'onRetry' | 'onRemove'> {
  item: FileItem;
  accept: readonly string[];
  /** True if nothing can be changed. */
  fixed: boolean;
  /** Replaces the file; left out if that is not possible. */
  onReplace: ((file: File) => void) | undefined;
}

/** "PDF" of `contract.pdf`. */
const kindOf = (name: string) => /\.([^.\s]{1,5})$/.exec(name)?.[1]?.toUpperCase();

/** One document: name, kind, size, progress and actions. */
export function FileRow({ item, accept, fixed, onCancel, onRetry, onRemove, onReplace }: FileRowProps) {
  const string = useStrings(strings);
  const { locale } = useUi();
  const { id, name, status } = item;
  const underWay = status === 'waiting' || status === 'uploading';
  const size = item.size === undefined ? undefined : formatBytes(item.size, locale);
  const facts = [kindOf(name), size, status === 'waiting' && string('waiting')].filter(Boolean).join(' · ');
  const retry = (event: MouseEvent) => {
    // This button disappears, so move the focus to the one beside it.
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-remove]')?.focus();
    onRetry?.(id);
  };
  return (
    <li className={css.item} data-failed={status === 'failed' ? '' : undefined}>
      <FileText aria-hidden="true" className={css.icon} size={20} />
      <div className={css.text}>
        <span className={css.name}>{item.href ? <Link href={item.href}>{name}</Link> : name}</span>
        {facts && <span className={css.facts}>{facts}</span>}
      </div>
      <div className={css.actions}>
        {!fixed && onReplace && status === 'done' && (
          <label className={css.replace}>
            <span aria-hidden="true">{string('replaceShort')}</span>
            <input
              accept={accept.join(',')}
              aria-label={string('replace', { name })}
              className={filesCss.input}
              onChange={({ currentTarget }) => {
                const [file] = Array.from(currentTarget.files ?? []);
                // Reset, so that the same file can be chosen again after it was rejected.
                currentTarget.value = '';
                if (file) onReplace(file);
              }}
              type="file"
            />
          </label>
        )}
        {!fixed && (!underWay || onCancel) && (
          <IconButton
            data-remove=""
            emphasis="quiet"
            icon={underWay ? X : Trash2}
            label={string(underWay ? 'cancel' : 'remove', { name })}
            onClick={() => (underWay ? onCancel?.(id) : onRemove(id))}
            size="small"
            title={string(underWay ? 'cancel' : 'remove', { name })}
          />
        )}
      </div>
      {status === 'uploading' && (
        <div className={css.bar}>
          <ProgressBar hideLabel label={string('progress', { name })} value={item.progress ?? null} />
        </div>
      )}
      {status === 'failed' && (
        <div className={css.wide}>
          <p className={css.failure}>
            <CircleAlert aria-hidden="true" size={16} />
            {item.error ?? string('failed')}
          </p>
          {!fixed && onRetry && (
            <Button icon={RotateCw} onClick={retry} size="small">
              {string('retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
