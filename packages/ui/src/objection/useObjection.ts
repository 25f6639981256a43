import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from './afterPress.ts';

interface Objection {
  /** The message to show: none while typing, from blur on. */
  error: string | undefined;
  /** Whether the field was blurred since it was last edited. */
  left: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onTyped: () => void;
  onBlur: () => void;
  /** Counts as a blur: Enter was pressed, or a value was chosen. */
  onLeft: () => void;
}

/**
 * A field's own validation, independent of the form's bounds. Set as the control's custom validity, so that a Form is
 * not submitted.
 */
export function useObjection(problem: string | undefined): Objection {
  const inputRef = useRef<HTMLInputElement | null>(null);
  const [left, setLeft] = useState(false);

  useLayoutEffect(() => {
    inputRef.current?.setCustomValidity(problem ?? '');
  }, [problem]);

  return {
    error: left ? problem : undefined,
    left,
    inputRef,
    onTyped: () => setLeft(false),
    onLeft: () => setLeft(true),
    // The focus may have returned by then.
    onBlur: () => afterPress(() => setLeft(document.activeElement !== inputRef.current)),
  };
}
