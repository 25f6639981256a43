import { useLayoutEffect, useRef, useState } from 'react';
import { useFormGeneration } from '../form/FormContext.ts';
import { useUi } from '../provider/index.ts';
import { type Decimal, readDecimal } from './decimal.ts';

interface Options {
  /** The value as the caller holds it. */
  value: Decimal | null;
  /** Told the number; null for nothing and for what is no number. */
  onChange: (value: Decimal | null) => void;
  /** How a value looks when nobody is typing. */
  write: (value: Decimal) => string;
  /** What is wrong with a number, or with a text that is none (undefined). */
  objection: (value: Decimal | undefined) => string | undefined;
}

interface NumericText {
  /** What the input shows: the typed text while it is typed or cannot be read, the written value otherwise. */
  text: string;
  /** What is wrong, once the field has been left. */
  error: string | undefined;
  onTyped: (text: string) => void;
  onBlur: () => void;
  inputRef: (element: HTMLInputElement | null) => void;
}

/** Whether two decimals are one number: 72.70 and 72.7 are. */
const same = (one: Decimal | null, other: Decimal | null) =>
  one === null || other === null ? one === other : Number(one) === Number(other);

/**
 * A native text input that holds a number and never swallows what was typed. What cannot be read stays as it is, is
 * said in words, and (as the control's custom validity) keeps a Form from being sent.
 */
export function useNumericText({ value, onChange, write, objection }: Options): NumericText {
  const { locale } = useUi();
  const generation = useFormGeneration();
  const input = useRef<HTMLInputElement | null>(null);
  const [draft, setDraft] = useState<{ text: string; value: Decimal | null; generation: number } | null>(null);
  const [left, setLeft] = useState(false);

  // A value set from outside (a reset, a restored draft) replaces the text; its own value coming back does not.
  const live = draft && same(draft.value, value) && draft.generation === generation ? draft : null;
  const read = live ? readDecimal(live.text, locale) : value;
  const problem = read === null ? undefined : objection(read);

  useLayoutEffect(() => {
    input.current?.setCustomValidity(problem ?? '');
  }, [problem]);

  return {
    text: live ? live.text : value === null ? '' : write(value),
    error: left && problem ? problem : undefined,
    onTyped: (text) => {
      const next = readDecimal(text, locale) ?? null;
      setLeft(false);
      setDraft({ text, value: next, generation });
      onChange(next);
    },
    onBlur: () => {
      setLeft(true);
      if (read !== undefined) setDraft(null);
    },
    inputRef: (element) => {
      input.current = element;
    },
  };
}
