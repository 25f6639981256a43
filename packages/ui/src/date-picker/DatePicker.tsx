import { type InputHTMLAttributes, type Ref, useId, useRef } from 'react';
import type { DayBounds } from '../date-field/index.ts';
import { FieldSet } from '../field/FieldSet.tsx';
import { Field, type FieldProps } from '../field/index.ts';
import { lazyComponent } from '../lazy-component/index.ts';
import { DayInput } from './DayInput.tsx';
import type { DayPopupProps } from './DayPopup.tsx';
import { MomentInputs } from './MomentInputs.tsx';
import { useLazyPopup } from './useLazyPopup.ts';
import { useMoment } from './useMoment.ts';
import { ZoneLine, type ZoneProps } from './ZoneLine.tsx';

const lazyPopup = lazyComponent<DayPopupProps>(() => import('./DayPopup.tsx').then((part) => part.DayPopup));

type Native = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'className' | 'style' | 'value' | 'defaultValue' | 'onChange' | 'type' | 'min' | 'max' | 'children'
>;

export interface DatePickerProps extends FieldProps, DayBounds, ZoneProps, Native {
  /** `2026-04-05`, with `withTime` `2026-04-05T09:30`; null (or an empty string) for none. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Adds a time input. `min` and `max` may then include a time. */
  withTime?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A date near today, typed or chosen in a calendar; with `withTime` a date and time in `timeZone`. The calendar is
 * downloaded on intent. Not for a date known by heart: use DateField. Not for a first and a last day: use
 * DateRangePicker.
 */
export function DatePicker(props: DatePickerProps) {
  const { name, label, description, error, required, disabled, readOnly, id, ...own } = props;
  const { value, onChange, withTime, min, max, unavailable, timeZone, onTimeZoneChange, timeZones, ref, ...rest } = own;
  const popup = useLazyPopup(lazyPopup);
  const popupId = useId();
  const box = useRef<HTMLDivElement>(null);
  const bounds = { min, max, unavailable };
  const moment = useMoment({ ...bounds, label, value: value || null, onChange, withTime, timeZone, readOnly });
  const { dayText, timeText } = moment;
  const day = { ...rest, boxRef: box, disabled, label, popup, popupId, readOnly, ref, typed: dayText };
  // Day and time are two controls and need a fieldset.
  const Frame = withTime ? FieldSet : Field;
  return (
    <>
      <Frame
        id={id}
        description={description}
        disabled={disabled}
        error={error ?? moment.error}
        label={label}
        name={name}
        note={
          timeZone && <ZoneLine {...{ timeZone, onTimeZoneChange, timeZones, withTime, disabled }} at={moment.day} />
        }
        readOnly={readOnly}
        required={required}
      >
        {(field) =>
          withTime ? (
            <MomentInputs
              day={day}
              disabled={disabled}
              field={field}
              label={label}
              readOnly={readOnly}
              time={timeText}
            />
          ) : (
            <DayInput {...day} {...field} />
          )
        }
      </Frame>
      {popup.Part && (
        <popup.Part
          clearable={!required}
          id={popupId}
          max={max?.slice(0, 10)}
          min={min?.slice(0, 10)}
          onChoose={dayText.choose}
          onOpenChange={popup.setOpen}
          open={popup.open}
          timeZone={timeZone}
          title={label}
          trigger={box}
          unavailable={unavailable}
          value={moment.day}
        />
      )}
    </>
  );
}
