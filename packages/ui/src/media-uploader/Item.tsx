import type { KeyboardEvent, MouseEvent } from 'react';
import { Button } from '../button/index.ts';
import { ArrowLeft, ArrowRight, GripVertical, RotateCw, Star, Trash2, X } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './Item.css.ts';
import { Preview } from './Preview.tsx';
import { Progress } from './Progress.tsx';
import type { MediaItem } from './types.ts';

interface ItemProps {
  item: MediaItem;
  index: number;
  total: number;
  dragged: boolean;
  /** Nothing can be changed. */
  fixed: boolean;
  onMove: (to: number) => void;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One picture: on its mat, with how far it is and what can be done with it. */
export function Item({ item, index, total, dragged, fixed, onMove, onCancel, onRetry, onRemove }: ItemProps) {
  const string = useString();
  const { name } = item;
  const values = { name, number: index + 1, total };
  const movable = total > 1 && !fixed;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? total - 1 : by && index + by;
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const retry = (event: MouseEvent) => {
    // This button goes; the one beside it stays.
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-remove]')?.focus();
    onRetry();
  };
  return (
    <li className={css.item} data-dragged={dragged ? '' : undefined} data-id={item.id}>
      <div className={css.mat} data-drag={movable ? '' : undefined}>
        <span className={css.opening}>
          <Preview name={name} preview={item.preview} />
        </span>
      </div>
      {movable && (
        <button
          aria-label={string('mediaUploader.move', values)}
          className={css.grip}
          data-grip=""
          type="button"
          onKeyDown={onKeyDown}
        >
          <GripVertical aria-hidden="true" size={16} />
        </button>
      )}
      <div className={css.text}>
        <div className={css.heading}>
          <span className={css.name} title={name}>
            {name}
          </span>
          {index === 0 && (
            <span className={css.cover}>
              <Star aria-hidden="true" size={12} />
              {string('mediaUploader.cover')}
            </span>
          )}
        </div>
        <Progress item={item} />
        {!fixed && item.state === 'failed' && (
          <div>
            <Button icon={RotateCw} size="small" onClick={retry}>
              {string('mediaUploader.retry')}
            </Button>
          </div>
        )}
        {!fixed && (
          <div className={css.actions}>
            {movable && (
              <>
                <Action disabled={index === 0} icon={ArrowLeft} onClick={() => onMove(index - 1)}>
                  {string('mediaUploader.earlier', values)}
                </Action>
                <Action disabled={index === total - 1} icon={ArrowRight} onClick={() => onMove(index + 1)}>
                  {string('mediaUploader.later', values)}
                </Action>
                <Action disabled={index === 0} icon={Star} onClick={() => onMove(0)}>
                  {string('mediaUploader.makeCover', values)}
                </Action>
              </>
            )}
            {item.state === 'waiting' || item.state === 'uploading' ? (
              <Action icon={X} remove onClick={onCancel}>
                {string('mediaUploader.cancel', values)}
              </Action>
            ) : (
              <Action icon={Trash2} remove onClick={onRemove}>
                {string('mediaUploader.remove', values)}
              </Action>
            )}
          </div>
        )}
      </div>
    </li>
  );
}

interface ActionProps {
  icon: typeof X;
  disabled?: boolean;
  /** Takes the picture out: the focus goes to the next one's. */
  remove?: boolean;
  onClick: () => void;
  children: string;
}

function Action({ icon, disabled, remove, onClick, children }: ActionProps) {
  return (
    <Button
      iconOnly
      aria-disabled={disabled || undefined}
      data-remove={remove ? '' : undefined}
      emphasis="quiet"
      icon={icon}
      size="small"
      title={children}
      onClick={disabled ? undefined : onClick}
    >
      {children}
    </Button>
  );
}
