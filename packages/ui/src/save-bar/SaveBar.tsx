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
import { SaveBarWords } from './SaveBarWords.tsx';
import { strings } from './strings.ts';
import { useSaveKey } from './useSaveKey.ts';

const question = lazyComponent<ConfirmDialogProps>(() =>
  import('../dialog/index.ts').then((part) => part.ConfirmDialog),
);

/** From so many changes on, discarding them is asked about. */
const MUCH = 3;

export interface SaveBarProps extends RootProps<HTMLDivElement> {
  /** Whether anything differs from what is saved (`form.dirty`). */
  dirty: boolean;
  /**
   * Where the saving stands. `saved` is shown until the next change begins or the caller says otherwise. Each
   * save goes through `pending`. Default `idle`.
   */
  status?: 'idle' | 'pending' | 'saved' | 'failed' | undefined;
  /** What went wrong and what to do, with `failed`. */
  error?: string | undefined;
  /** How many values differ. From three on, discarding asks first. */
  changes?: number | undefined;
  /** Saves; with a Form, submits it. Also called by Ctrl S and Command S, and inside a form by Enter in a field. */
  onSave: () => void;
  /** Goes back to what is saved. Left out where nothing can be taken back. */
  onDiscard?: (() => void) | undefined;
  /** Shows the bar also while nothing differs: for a record that is not there yet. */
  always?: boolean | undefined;
  /** What the button says. Left out: "Save", and "Save again" after a failure. */
  saveLabel?: string | undefined;
  /** Before the button, in place of Discard: the way out. */
  cancel?: ReactNode;
  /** In place of the count of changes, and below what went wrong: where the draft stands. */
  note?: ReactNode;
  /** Nothing can be saved now; the page says why. */
  disabled?: boolean | undefined;
  /** Stays where it is instead of sticking to the lower edge. */
  inFlow?: boolean | undefined;
}

/**
 * Says that a form has unsaved changes and saves them: sticks to the lower edge while it does, and never covers the
 * focused field. Put it last in what it saves. Not for a short form that fits the window: its submit button is enough.
 * Not where every change is saved at once: use DraftIndicator.
 * A failure is announced here; a Banner that explains it has `live="off"`. A success is announced by the screen's toast.
 */
export function SaveBar(props: SaveBarProps) {
  const { dirty, status = 'idle', error, changes, onSave, onDiscard, inFlow, always = false, disabled = false } = props;
  const string = useStrings(strings);
  const [asking, setAsking] = useState(false);
  const Question = question.useComponent();
  const pending = status === 'pending';
  // Said once: the change that comes after it ends it, also when that change is taken back.
  const [over, setOver] = useState(false);
  if (over !== (status === 'saved' && (over || dirty))) setOver(!over);
  const saved = status === 'saved' && !dirty && !over;
  const shown = always || dirty || pending || saved || status === 'failed';
  useSaveKey((always || dirty) && !disabled && !asking, () => {
    if (!pending) onSave();
  });

  const discard = async () => {
    // Where the question cannot be fetched, nothing is thrown away unasked.
    if ((changes ?? 0) < MUCH) onDiscard?.();
    else if (await question.preload()) {
      // The question gives the focus back to what had it: the bar, whose buttons may be gone by then.
      place.current?.focus({ preventScroll: true });
      setAsking(true);
    }
  };
  const place = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const returning = useRef(false);
  const kept = useFocusFallback(place);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset, it holds no fields; no landmark, it comes and goes
    <div
      {...rootOf(props)}
      {...kept}
      onFocus={(event) => {
        kept.onFocus(event);
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
      {/* Said once, not with each field that is changed. */}
      <VisuallyHidden>
        <span role="status">{dirty && string('heard')}</span>
      </VisuallyHidden>
      <div className={shown ? css.bar : undefined}>
        <div className={css.words}>
          {shown && (
            <SaveBarWords
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
            onMeanDiscard={() => void question.preload()}
            onSave={onSave}
            opener={opener}
            pending={pending}
          />
        )}
      </div>
      {Question && (
        <Question
          confirmLabel={string('discardAll')}
          onConfirm={() => onDiscard?.()}
          onOpenChange={(open) => {
            returning.current = !open;
            setAsking(open);
          }}
          open={asking}
          title={string('askTitle')}
          tone="danger"
        >
          {string('ask')}
        </Question>
      )}
    </div>
  );
}
