import { type KeyboardEvent, type RefObject, useState } from 'react';
import { isComposing } from '../composing/index.ts';
import { useFormGeneration } from '../form/FormContext.ts';
import { useObjection } from '../objection/index.ts';

/**
 * What a typed text means: a value (null for nothing), or why it is none. What is `complete` is told at once, the rest
 * when the field is left.
 */
export type TypedReading<Problem> =
  | { value: string | null; complete: boolean }
  | { problem: Problem; complete?: boolean };

interface Options<Problem> {
  /** The value as the caller holds it. */
  value: string | null;
  onChange: (value: string | null) => void;
  read: (text: string) => TypedReading<Problem>;
  /** How a value looks when nobody is typing. */
  write: (value: string) => string;
  /** What is wrong with a value, or with a text that is none. */
  objection: (reading: { value: string } | { problem: Problem }) => string | undefined;
  /** What is wrong with nothing at all, where something else depends on it. */
  missing?: string | undefined;
  /** Whether two texts are one value, where that can be seen otherwise than by their letters (72.70 and 72.7). */
  same?: ((one: string | null, other: string | null) => boolean) | undefined;
}

export interface TypedText {
  /** What is wrong, once the field has been left. */
  error: string | undefined;
  /** What is wrong, even while it is typed. */
  problem: string | undefined;
  /** Whether the field has been left since something was typed. */
  left: boolean;
  /** What the text means now, also before it is told; null where it is no value. */
  current: string | null;
  /** Takes a value from elsewhere (a calendar, an arrow key) in place of what was typed. */
  choose: (value: string | null) => void;
  /** What an InputBox spreads. */
  input: {
    ref: RefObject<HTMLInputElement | null>;
    value: string;
    onType: (text: string) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  };
}

/**
 * A native text input that holds a value written for people: a number, a day, a time. What was typed is never swallowed:
 * when it can be read it is written properly once the field is left, else it stays, is said in words, and (as the
 * control's custom validity) keeps a Form from being sent. The value is told when it is complete, and at the latest when
 * the field is left or Enter pressed, so that a filter does not ask for the year 202.
 */
export function useTypedText<Problem>(options: Options<Problem>): TypedText {
  const { value, onChange, read, write, objection, missing, same = Object.is } = options;
  const generation = useFormGeneration();
  const [draft, setDraft] = useState<{ text: string; told: string | null; generation: number } | null>(null);

  // A value set from outside (a reset, a calendar) replaces the text; its own value coming back does not.
  const live = draft && same(draft.told, value) && draft.generation === generation ? draft : null;
  const reading = live ? read(live.text) : { value };
  const current = 'value' in reading ? reading.value : null;
  const problem = 'problem' in reading ? objection(reading) : current ? objection({ value: current }) : missing;
  const { error, left, inputRef, ...objected } = useObjection(problem);

  const tell = (next: string | null) => {
    if (!same(next, value)) onChange(next);
  };
  const settle = () => {
    if (!live) return;
    setDraft('value' in reading ? null : { ...live, told: null });
    tell(current);
  };

  return {
    error,
    problem,
    left,
    current,
    choose: (next) => {
      setDraft(null);
      objected.onLeft();
      tell(next);
    },
    input: {
      ref: inputRef,
      value: live ? live.text : value ? write(value) : '',
      onType: (text) => {
        const typed = read(text);
        const told = typed.complete ? ('value' in typed ? typed.value : null) : value;
        objected.onTyped();
        setDraft({ text, told, generation });
        tell(told);
      },
      onBlur: () => {
        settle();
        objected.onBlur();
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' || isComposing(event)) return;
        objected.onLeft();
        // What has been told already stays as it is typed: the person may go on.
        if (live && !same(live.told, current)) settle();
      },
    },
  };
}
