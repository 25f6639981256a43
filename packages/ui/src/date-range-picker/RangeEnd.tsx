import type { ComponentProps } from 'react';
import { DayInput } from '../date-picker/DayInput.tsx';
import { MomentInputs } from '../date-picker/MomentInputs.tsx';
import type { useMoment } from '../date-picker/useMoment.ts';
import { FieldMessages, type FieldProps, useField } from '../field/index.ts';
import { useStrings } from '../provider/index.ts';
import * as css from './DateRangePicker.css.ts';
import { strings } from './strings.ts';

interface RangeEndProps extends Pick<FieldProps, 'name' | 'label' | 'required' | 'disabled' | 'readOnly'> {
  end: 'start' | 'end';
  /** Alternative name used by a server. */
  alias: string | undefined;
  /** The range as a whole is invalid. */
  invalid: true | undefined;
  error: string | undefined;
  moment: ReturnType<typeof useMoment>;
  input: Omit<ComponentProps<typeof DayInput>, 'typed' | 'label'>;
  withTime: boolean | undefined;
}

/** The first or last day, with its errors. */
export function RangeEnd({ end, alias, invalid, error, moment, input, withTime, ...field }: RangeEndProps) {
  const string = useStrings(strings);
  const state = useField({ ...field, error }, { alias });
  const control = { ...state.control, 'aria-invalid': invalid || state.control['aria-invalid'] };
  const day = { ...input, ...field, label: field.label, typed: moment.dayText };
  return (
    <div className={css.end} ref={state.rootRef}>
      <label className={css.word} htmlFor={control.id}>
        {string(end)}
      </label>
      {withTime ? (
        <MomentInputs
          day={{ ...day, ...control }}
          disabled={field.disabled}
          field={control}
          label={field.label}
          readOnly={field.readOnly}
          time={moment.timeText}
        />
      ) : (
        <DayInput {...day} {...control} aria-label={field.label} />
      )}
      <FieldMessages description={undefined} state={state} />
    </div>
  );
}
