import { type KeyboardEvent, type RefObject, useState } from 'react';
import { isComposing } from '../composing/index.ts';
import { useFormGeneration } from '../form/FormContext.ts';
import { useObjection } from '../objection/index.ts';

/**
 * Result of parsing typed text: a value (null for empty), or the problem. A `complete` value is reported at once,
 * others on blur.
 */
export type TypedReading<Problem> =
  | { value: string | null; complete: boolean }
  | { problem: Problem; complete?: boolean };

interface Options<Problem> {
  /** The controlled value. */
  value: string | null;
  onChange: (value: string | null) => void;
  read: (text: string) => TypedReading<Problem>;
  /** Formats a value while the user is not typing. */
  write: (value: string) => string;
  /** Error message for a value or for unparsable text. */
  objection: (reading: { value: string } | { problem: Problem }) => string | undefined;
  /** Error message for an empty value, if something else depends on it. */
  missing?: string | undefined;
  /** True if two different strings are the same value (72.70 and 72.7). */
  same?: ((one: string | null, other: string | null) => boolean) | undefined;
}

export interface TypedText {
  /** The error, once the field has been left. */
  error: string | undefined;
  /** The error, even while typing. */
  problem: string | undefined;
  /** True if the field has been left since the last change. */
  left: boolean;
  /** The parsed value, even before it is reported; null if there is none. */
  current: string | null;
  /** Replaces the typed text with a value from elsewhere (a calendar, an arrow key). */
  choose: (value: string | null) => void;
  /** Props to spread on InputBox. */
  input: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    onType: (text: string) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/**
 * A native text input for a formatted value: a number, a date, a time. Typed text is never discarded: if it can be
 * parsed it is formatted on blur, otherwise it stays, shows an error and blocks the Form with a custom validity.
 * onChange is called once the value is complete, at the latest on blur or Enter, so that a filter does not query the
 * year 202 while 2026 is being typed.
 */
export function useTypedText<Problem>(options: Options<Problem>): TypedText {
  const { value, onChange, read, write, objection, missing, same = Object.is } = options;
  const generation = useFormGeneration();
  const [draft, setDraft] = useState<{ text: string; reported: string | null; generation: number } | null>(null);

  // A value changed from outside (a reset, a calendar) replaces the text; the value reported last does not.
  const live = draft && same(draft.reported, value) && draft.generation === generation ? draft : null;
  const reading = live ? read(live.text) : { value };
  const current = 'value' in reading ? reading.value : null;
  const problem = 'problem' in reading ? objection(reading) : current ? objection({ value: current }) : missing;
  const { error, left, inputRef, ...objected } = useObjection(problem);

  const report = (next: string | null) => {
    if (!same(next, value)) onChange(next);
  };
  const settle = () => {
    if (!live) return;
    setDraft('value' in reading ? null : { ...live, reported: null });
    report(current);
  };

  return {
    error,
    problem,
    left,
    current,
    choose: (next) => {
      setDraft(null);
      objected.onLeft();
      report(next);
    },
    input: {
      ref: inputRef,
      value: live ? live.text : value ? write(value) : '',
      onType: (text) => {
        const typed = read(text);
        const reported = typed.complete ? ('value' in typed ? typed.value : null) : value;
        objected.onTyped();
        setDraft({ text, reported, generation });
        report(reported);
      },
      onBlur: () => {
        settle();
        objected.onBlur();
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        objected.onLeft();
        // A value already reported is not reformatted: the user may go on typing.
        if (live && !same(live.reported, current)) settle();
      },
    },
  };
}
