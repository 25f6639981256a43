import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { isComposing } from '../composing/index.ts';
import { Field, type FieldProps, InputBox } from '../field/index.ts';
import { useStrings, useUi } from '../provider/index.ts';
import { refs } from '../root/refs.ts';
import { cx } from '../theme/cx.ts';
import { clampDay, type Day, partsOf, today } from './day.ts';
import { stepDay, steps } from './step.ts';
import { strings } from './strings.ts';
import { type DayBounds, useDayText } from './useDayText.ts';
import { type DayPart, placesOf, sayDay } from './write.ts';

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'children'
>;

export interface DateFieldProps extends FieldProps, DayBounds, Native {
  /** `2026-04-05`; null (or an empty string) for no date. */
  value: Day | '' | null;
  onChange: (value: Day | null) => void;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A date the user knows: a birthday, the date on a receipt. Typed or pasted in common formats ("5 Apr 2026",
 * 「2026年4月5日」, 5/4/26, today) and written out on blur, so that the month is unambiguous. Arrow keys change the part at
 * the caret. Not for a date to find in a calendar: use DatePicker.
 */
export function DateField({
  name,
  label,
  description,
  error,
  required,
  disabled,
  readOnly,
  value,
  onChange,
  min,
  max,
  unavailable,
  onBlur,
  onKeyDown,
  ref,
  ...rest
}: DateFieldProps) {
  const { locale, timeZone } = useUi();
  const string = useStrings(strings);
  const day = value || null;
  const typed = useDayText({ label, value: day, onChange, min, max, unavailable });
  const formatId = useId();
  const input = typed.input.ref;
  const stepped = useRef<DayPart | null>(null);

  // Select the changed part: screen readers announce it, and the next key changes it again.
  useLayoutEffect(() => {
    const place = stepped.current && day && placesOf(day, locale).find(({ part }) => part === stepped.current);
    stepped.current = null;
    if (place) input.current?.setSelectionRange(place.start, place.end);
  }, [day, locale, input]);

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    typed.input.onKeyDown(event);
    const by = steps[event.key];
    const { altKey, ctrlKey, metaKey, currentTarget } = event;
    if (by === undefined || altKey || ctrlKey || metaKey || readOnly || isComposing(event)) return;
    // Do not overwrite text we could not parse.
    const from = typed.current;
    if (!from && currentTarget.value !== '') return;
    event.preventDefault();
    const caret = currentTarget.selectionStart ?? 0;
    const part = (from && placesOf(from, locale).find(({ end }) => caret <= end)?.part) || 'day';
    const next = clampDay(from ? stepDay(from, part, by) : today(timeZone), min, max);
    stepped.current = part;
    typed.choose(next);
  };

  return (
    <Field
      id={rest.id}
      description={description}
      disabled={disabled}
      error={error ?? typed.error}
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {(field) => (
        <>
          <InputBox
            autoComplete="off"
            placeholder={string('order')}
            {...rest}
            {...field}
            {...typed.input}
            figures
            aria-describedby={cx(field['aria-describedby'], formatId)}
            aria-valuenow={day && partsOf(day) ? Number(day.replaceAll('-', '')) : undefined}
            aria-valuetext={day ? sayDay(day, locale) : undefined}
            onBlur={(event) => {
              onBlur?.(event);
              typed.input.onBlur();
            }}
            onKeyDown={onKey}
            ref={refs(typed.input.ref, ref)}
            role="spinbutton"
            type="text"
          />
          {/* The placeholder disappears on typing; screen readers keep this description. */}
          <span hidden id={formatId}>
            {string('format')}
          </span>
        </>
      )}
    </Field>
  );
}
