import { type ReactNode, useRef, useState } from 'react';
import type { ConfirmDialogProps } from '../dialog/index.ts';
import { useFocusFallback } from '../focus-fallback/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import { useStrings } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { type RootProps, rootOf } from '../root/root.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './SaveBar.css.ts';
import { SaveBarActions } from './SaveBarActions.tsx';
import { SaveBarStatus } from './SaveBarStatus.tsx';
import { strings } from './strings.ts';
import { useSaveKey } from './useSaveKey.ts';

const confirmDialog = lazyComponent<ConfirmDialogProps>(() =>
  import('../dialog/index.ts').then((part) => part.ConfirmDialog),
);

/** From this many changes on, discarding asks for confirmation. */
const MUCH = 3;

export interface SaveBarProps extends RootProps<HTMLDivElement> {
  /** Whether anything differs from what is saved (`form.dirty`). */
  dirty: boolean;
  /**
   * State of saving. `saved` is shown until the next change begins or the caller changes it. Each save goes through
   * `pending`. Default `idle`.
   */
  status?: 'idle' | 'pending' | 'saved' | 'failed' | undefined;
  /** What went wrong and what to do, with `failed`. */
  error?: string | undefined;
  /** Number of changed values. From three on, discarding asks first. */
  changes?: number | undefined;
  /** Saves; with a Form, submits it. Also called on Ctrl S and Command S, and inside a form on Enter in a field. */
  onSave: () => void;
  /** Resets to the saved values. Omit it if that is not possible. */
  onDiscard?: (() => void) | undefined;
  /** Shows the bar even without changes: for a new record. */
  always?: boolean | undefined;
  /** Label of the button. Default: "Save", and "Save again" after a failure. */
  saveLabel?: string | undefined;
  /** Before the button, instead of Discard: a way to leave. */
  cancel?: ReactNode;
  /** Instead of the number of changes, and below an error: the state of the draft. */
  note?: ReactNode;
  /** Saving is not possible now; the page says why. */
  disabled?: boolean | undefined;
  /** Static instead of sticky at the bottom edge. */
  inFlow?: boolean | undefined;
}

/**
 * Shows that a form has unsaved changes and saves them: sticks to the bottom edge while there are any, and never covers
 * the focused field. Put it last in the form. Not for a short form that fits the window: its submit button is enough.
 * Not where every change is saved at once: use DraftIndicator. A failure is announced here; a Banner that explains it
 * has `live="off"`. A success is announced by the screen's toast.
 */
export function SaveBar(props: SaveBarProps) {
  const { dirty, status = 'idle', error, changes, onSave, onDiscard, inFlow, always = false, disabled = false } = props;
  const string = useStrings(strings);
  const [confirming, setConfirming] = useState(false);
  const Confirm = confirmDialog.useComponent();
  const pending = status === 'pending';
  // `saved` is shown once: the next change ends it, even if that change is undone.
  const [over, setOver] = useState(false);
  if (over !== (status === 'saved' && (over || dirty))) setOver(!over);
  const saved = status === 'saved' && !dirty && !over;
  const shown = always || dirty || pending || saved || status === 'failed';
  useSaveKey((always || dirty) && !disabled && !confirming, () => {
    if (!pending) onSave();
  });

  const discard = async () => {
    // If the confirmation dialog fails to load, discard nothing.
    if ((changes ?? 0) < MUCH) onDiscard?.();
    else if (await confirmDialog.preload()) {
      // The dialog returns the focus to the bar, because its buttons may be gone by then.
      place.current?.focus({ preventScroll: true });
      setConfirming(true);
    }
  };
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const focusFallback = useFocusFallback(place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields, and a landmark must not come and go
    <div
      {...rootOf(props)}
      {...focusFallback}
      onFocus={(event) => {
        focusFallback.onFocus(event);
        if (!returning.current || event.target !== place.current) return;
        returning.current = false;
        opener.current?.focus();
      }}
      aria-label={string('label')}
      className={css.place}
      data-flow={inFlow ? '' : undefined}
      data-idle={shown ? undefined : ''}
      ref={refs(place, props.ref)}
      role="group"
      tabIndex={-1}
    >
      {/* Announced once, not with each changed field. */}
      <VisuallyHidden>
        <span role="status">{dirty && string('unsaved')}</span>
      </VisuallyHidden>
      <div className={shown ? css.bar : undefined}>
        <div className={css.words}>
          {shown && (
            <SaveBarStatus
              changes={changes}
              error={error}
              failed={status === 'failed'}
              note={props.note}
              saved={saved}
            />
          )}
        </div>
        {shown && !saved && (
          <SaveBarActions
            cancel={props.cancel}
            disabled={disabled}
            label={props.saveLabel ?? string(status === 'failed' ? 'retry' : 'save')}
            onDiscard={onDiscard && (() => void discard())}
            onMeanDiscard={() => void confirmDialog.preload()}
            onSave={onSave}
            opener={opener}
            pending={pending}
          />
        )}
      </div>
      {Confirm && (
        <Confirm
          confirmLabel={string('discardAll')}
          onConfirm={() => onDiscard?.()}
          onOpenChange={(open) => {
            returning.current = !open;
            setConfirming(open);
          }}
          open={confirming}
          title={string('discardTitle')}
          tone="danger"
        >
          {string('discardHelp')}
        </Confirm>
      )}
    </div>
  );
}
