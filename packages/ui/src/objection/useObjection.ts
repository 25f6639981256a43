import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { afterPress } from './afterPress.ts';

interface Objection {
  /** What to say: nothing while it is typed, from leaving the field on. */
  error: string | undefined;
  /** The field has been left at least once since it was last typed in. */
  left: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  onTyped: () => void;
  onBlur: () => void;
  /** As if it had been left: Enter was pressed, a value was chosen. */
  onLeft: () => void;
}

/**
 * What a field objects to by itself, whatever the form's bounds. As the control's custom validity it keeps a Form from
 * being sent.
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
    // It may be back in the field by then.
    onBlur: () => afterPress(() => setLeft(document.activeElement !== inputRef.current)),
  };
}
