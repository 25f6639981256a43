import type { ReactNode, RefObject } from 'react';
import { Button } from '../button/index.ts';
import { useStrings } from '../provider/index.ts';
import * as css from './SaveBar.css.ts';
import { strings } from './strings.ts';

interface SaveBarActionsProps {
  cancel: ReactNode;
  onDiscard: (() => void) | undefined;
  /** Discard is pointed at or focused: what it asks may be fetched. */
  onMeanDiscard: () => void;
  opener: RefObject<HTMLButtonElement | null>;
  onSave: () => void;
  label: string;
  pending: boolean;
  disabled: boolean;
}

/** The ways on from what was typed; saving is the last. */
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
          // In a form it is pressed by Enter in a field, too; what it does is the caller's.
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
