import { IconButton } from '../button/index.ts';
import { ArrowLeft, ArrowRight, Crop, Star, Trash2, X } from '../icons/index.ts';
import { useStrings } from '../provider/index.ts';
import * as css from './Item.css.ts';
import { strings } from './strings.ts';
import type { MediaItem } from './types.ts';

/** An action on a picture. */
export type ItemAction =
  | { kind: 'move'; id: string; to: number }
  | { kind: 'cancel' | 'retry' | 'remove' | 'describe' | 'edit'; id: string };

interface ActionsProps {
  item: MediaItem;
  index: number;
  total: number;
  /** Whether it can be cropped and rotated. */
  editable: boolean;
  act: (action: ItemAction) => void;
}

/** The small buttons of one picture: move, edit, remove. */
export function Actions({ item: { id, name, status }, index, total, editable, act }: ActionsProps) {
  const string = useStrings(strings);
  const values = { name, number: index + 1, total };
  const onMove = (to: number) => act({ kind: 'move', id, to });
  const sending = status === 'waiting' || status === 'uploading';
  return (
    <div className={css.actions}>
      {total > 1 && (
        <>
          <Action disabled={index === 0} icon={ArrowLeft} onClick={() => onMove(index - 1)}>
            {string('earlier', values)}
          </Action>
          <Action disabled={index === total - 1} icon={ArrowRight} onClick={() => onMove(index + 1)}>
            {string('later', values)}
          </Action>
          <Action disabled={index === 0} icon={Star} onClick={() => onMove(0)}>
            {string('makeCover', values)}
          </Action>
        </>
      )}
      {editable && (
        <Action action="edit" icon={Crop} onClick={() => act({ kind: 'edit', id })}>
          {string('edit', values)}
        </Action>
      )}
      {sending ? (
        <Action icon={X} remove onClick={() => act({ kind: 'cancel', id })}>
          {string('cancel', values)}
        </Action>
      ) : (
        <Action icon={Trash2} remove onClick={() => act({ kind: 'remove', id })}>
          {string('remove', values)}
        </Action>
      )}
    </div>
  );
}

interface ActionProps {
  icon: typeof X;
  disabled?: boolean;
  /** Removes the picture; the focus then moves to the next one's button. */
  remove?: boolean;
  /** The kind of dialog it opens; lets the focus return to this button. */
  action?: string;
  onClick: () => void;
  children: string;
}

function Action({ icon, disabled, remove, action, onClick, children }: ActionProps) {
  return (
    <IconButton
      aria-disabled={disabled || undefined}
      data-action={action}
      data-remove={remove ? '' : undefined}
      emphasis="quiet"
      icon={icon}
      label={children}
      onClick={disabled ? undefined : onClick}
      size="small"
    />
  );
}
