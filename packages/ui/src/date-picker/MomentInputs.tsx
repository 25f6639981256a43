import { type ComponentProps, useId } from 'react';
import * as control from '../field/control.css.ts';
import { useStrings } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import type { useTimeText } from '../time-field/index.ts';
import { strings as timeStrings } from '../time-field/strings.ts';
import * as css from './DatePicker.css.ts';
import { DayInput } from './DayInput.tsx';
import { strings } from './strings.ts';

interface MomentInputsProps {
  /** Prefix of both input names: "Opening: day", "Opening: time". */
  label: string;
  day: ComponentProps<typeof DayInput>;
  time: ReturnType<typeof useTimeText>;
  field: { 'aria-invalid': true | undefined; 'aria-required': true | undefined };
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
}

/** Day and time side by side; stacked if there is no room. */
export function MomentInputs({ label, day, time, field, disabled, readOnly }: MomentInputsProps) {
  const string = useStrings(strings);
  const order = useStrings(timeStrings);
  const formatId = useId();
  const state = { 'aria-invalid': field['aria-invalid'], 'aria-required': field['aria-required'] };
  const { onType, ...input } = time.input;
  return (
    <div className={css.moment}>
      <div className={css.dayPart}>
        <DayInput {...day} {...state} aria-label={string('date', { label })} />
      </div>
      <div className={cx(control.box, css.timePart)}>
        <input
          {...input}
          {...state}
          aria-describedby={formatId}
          aria-label={string('time', { label })}
          autoComplete="off"
          className={cx(control.input, css.figures)}
          disabled={disabled}
          onChange={(event) => onType(event.target.value)}
          readOnly={readOnly}
          ref={time.inputRef}
          type="text"
        />
        <span hidden id={formatId}>
          {order('format')}
        </span>
      </div>
    </div>
  );
}
