import { type KeyboardEvent, type MouseEvent, memo } from 'react';
import { Button } from '../button/index.ts';
import { GripVertical, Pencil, RotateCw, Star } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import { Actions, type ItemAction } from './Actions.tsx';
import { Alike } from './Alike.tsx';
import { isUndescribed } from './describe.ts';
import * as css from './Item.css.ts';
import * as previewCss from './Preview.css.ts';
import { Preview } from './Preview.tsx';
import { Progress } from './Progress.tsx';
import { strings } from './strings.ts';
import type { MediaItem } from './types.ts';

interface ItemProps {
  item: MediaItem;
  index: number;
  total: number;
  dragged: boolean;
  /** Read-only. */
  fixed: boolean;
  /** Several pictures are allowed; the first is the cover. */
  several: boolean;
  /** Whether pictures get alternative texts. */
  described: boolean;
  /** Whether this one can be cropped and rotated. */
  editable: boolean;
  /** A stable function, the same in every render. */
  act: (action: ItemAction) => void;
}

/** One picture with its progress and actions. */
function One({ item, index, total, dragged, fixed, several, described, editable, act }: ItemProps) {
  const string = useStrings(strings);
  const { id, name } = item;
  const onMove = (to: number) => act({ kind: 'move', id, to });
  const label = string(isUndescribed(item.alt) ? 'describe' : 'describeAgain');
  const values = { name, number: index + 1, total };
  const movable = total > 1 && !fixed;
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier it is a browser shortcut: Alt + Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const to = event.key === 'Home' ? 0 : event.key === 'End' ? total - 1 : by && index + by;
    if (to === undefined) return;
    event.preventDefault();
    onMove(to);
  };
  const retry = (event: MouseEvent) => {
    // This button is removed; move the focus to the one beside it.
    event.currentTarget.closest('li')?.querySelector<HTMLElement>('[data-remove]')?.focus();
    act({ kind: 'retry', id });
  };
  return (
    <li className={css.item} data-dragged={dragged ? '' : undefined} data-id={item.id}>
      <div className={previewCss.mat} data-drag={movable ? '' : undefined}>
        <span className={previewCss.opening}>
          <Preview large={index === 0} name={name} preview={item.preview} />
        </span>
      </div>
      {movable && (
        <button
          aria-label={string('move', values)}
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
          {several && index === 0 && (
            <span className={css.cover}>
              <Star aria-hidden="true" size={12} />
              {string('cover')}
            </span>
          )}
        </div>
        <Progress item={item} />
        {item.sameAs !== undefined && <span className={css.alike}>{string('sameAs', { number: item.sameAs })}</span>}
        {item.alike && <Alike alike={item.alike} />}
        {!fixed && item.status === 'failed' && (
          <div>
            <Button icon={RotateCw} size="small" onClick={retry}>
              {string('retry')}
            </Button>
          </div>
        )}
        {!fixed && (
          <div className={css.tools}>
            {described && (
              <Button
                aria-haspopup="dialog"
                data-action="describe"
                aria-label={string('describeName', { name, words: label })}
                icon={Pencil}
                size="small"
                onClick={() => act({ kind: 'describe', id })}
              >
                {label}
              </Button>
            )}
            <Actions act={act} editable={editable} index={index} item={item} total={total} />
          </div>
        )}
      </div>
    </li>
  );
}

/** Skips renders of unchanged items: while forty upload, progress of one must not re-render the others. */
const same = (one: ItemProps, other: ItemProps) =>
  (Object.keys(one) as (keyof ItemProps)[]).every((key) => key === 'item' || one[key] === other[key]) &&
  [...new Set([...Object.keys(one.item), ...Object.keys(other.item)] as (keyof MediaItem)[])].every(
    (key) => one.item[key] === other.item[key],
  );

export const Item = memo(One, same);
