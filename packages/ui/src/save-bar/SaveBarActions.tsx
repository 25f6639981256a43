import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/index.ts';
import { useStrings } from '../provider/index.ts';
import * as css from './SaveBar.css.ts';
import { strings } from './strings.ts';

interface SaveBarActionsProps {
  cancel: ReactNode;
  onDiscard: (() => void) | undefined;
  /** Discard is hovered or focused: preload the confirmation dialog. */
  onMeanDiscard: () => void;
  opener: RefObject<HTMLButtonElement | null>;
  onSave: () => void;
  label: string;
  pending: boolean;
  disabled: boolean;
}

/** The buttons of the bar; saving is the last. */
export function SaveBarActions(props: SaveBarActionsProps) {
  const { cancel, onDiscard, onMeanDiscard, opener, onSave, label, pending, disabled } = props;
  const string = useStrings(strings);
  return (
    <div className={css.actions}>
      {cancel}
      {onDiscard && (
        <Button
          disabled={pending}
          emphasis="quiet"
          onClick={onDiscard}
          onFocus={onMeanDiscard}
          onPointerEnter={onMeanDiscard}
          ref={opener}
        >
          {string('discard')}
        </Button>
      )}
      <Button
        aria-keyshortcuts="Control+S Meta+S"
        disabled={disabled}
        emphasis="primary"
        onClick={(event) => {
          // In a form it is also triggered by Enter in a field; the caller decides what it does.
          event.preventDefault();
          onSave();
        }}
        pending={pending}
        type="submit"
      >
        {label}
      </Button>
    </div>
  );
}
