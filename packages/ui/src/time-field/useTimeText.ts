import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../composing/index.ts';
import { type TypedText, useTypedText } from '../field/useTypedText.ts';
import { useStrings } from '../provider/index.ts';
import { strings } from './strings.ts';
import { isTime, minutesOf, readTime, type Time, timeOf } from './time.ts';

interface Options {
  /** Label of the field, used in its messages. */
  label: string;
  value: Time | null;
  onChange: (value: Time | null) => void;
  /** Earliest time: `09:00`. */
  min?: Time | undefined;
  /** Latest time: `18:00`. */
  max?: Time | undefined;
  /** Step of Arrow Up and Arrow Down for the minutes. */
  step?: number | undefined;
  readOnly?: boolean | undefined;
  /** Further validation, run last. */
  objection?: ((time: Time) => string | undefined) | undefined;
  /** Error for an empty field, if something else depends on it. */
  missing?: string | undefined;
}

/** Props of a time's InputBox: a text box with the role of a spin button. */
export interface TimeInput extends Omit<TypedText['input'], 'ref'> {
  role: 'spinbutton';
  placeholder: string;
  'aria-valuenow': number | undefined;
  'aria-valuetext': string | undefined;
  'aria-valuemin': number;
  'aria-valuemax': number;
}

const hourKeys: Record<string, number> = { PageUp: 60, PageDown: -60 };

/** State of a text input for times: parses free text, steps with arrow keys, holds `09:30`. */
export function useTimeText({
  label,
  value,
  onChange,
  min,
  max,
  step = 5,
  readOnly,
  ...rules
}: Options): Omit<TypedText, 'input'> & { input: TimeInput; inputRef: TypedText['input']['ref'] } {
  const string = useStrings(strings);
  const stepped = useRef<[number, number] | null>(null);
  const { input, ...typed } = useTypedText({
    value,
    onChange,
    read: readTime,
    write: (time) => time,
    objection: (reading) => {
      if ('problem' in reading) return string('unreadable', { example: '14:30' });
      if (!isTime(reading.value)) return string('unreadable', { example: '14:30' });
      if (min && reading.value < min) return string('min', { label, time: min });
      if (max && reading.value > max) return string('max', { label, time: max });
      return rules.objection?.(reading.value);
    },
    missing: rules.missing,
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the value of a key press has rendered
  useLayoutEffect(() => {
    if (stepped.current) input.ref.current?.setSelectionRange(...stepped.current);
    stepped.current = null;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    input.onKeyDown(event);
    if (readOnly || event.altKey || event.ctrlKey || event.metaKey || isComposing(event)) return;
    const atHours = (event.currentTarget.selectionStart ?? 0) <= 2;
    const sign = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0;
    const by = hourKeys[event.key] ?? (atHours ? 60 * sign : step * sign);
    const from = typed.current;
    if (by === 0 || (!from && event.currentTarget.value !== '')) return;
    event.preventDefault();
    // Snaps to the step: 9:32 plus five minutes is 9:35.
    const grid = Math.abs(by) < 60 ? Math.abs(by) : 1;
    const minutes = from ? minutesOf(from) + by : 540;
    const next = timeOf(by > 0 ? Math.floor(minutes / grid) * grid : Math.ceil(minutes / grid) * grid);
    stepped.current = atHours || hourKeys[event.key] ? [0, 2] : [3, 5];
    typed.choose(min && next < min ? min : max && next > max ? max : next);
  };

  const time = value && isTime(value) ? value : null;
  return {
    ...typed,
    inputRef: input.ref,
    input: {
      value: input.value,
      onType: input.onType,
      onBlur: input.onBlur,
      onKeyDown,
      role: 'spinbutton',
      placeholder: string('order'),
      'aria-valuenow': time ? minutesOf(time) : undefined,
      'aria-valuetext': time ?? undefined,
      'aria-valuemin': min ? minutesOf(min) : 0,
      'aria-valuemax': max ? minutesOf(max) : 1439,
    },
  };
}
