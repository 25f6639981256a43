import { FieldMessages, type FieldProps, InputBox, useField } from '../field/index.ts';
import { useConstraint } from '../form/FormContext.ts';
import { messageOf } from '../form/messages.ts';
import { validate } from '../form/validate.ts';
import { useNumericText, writeDecimal } from '../number-field/index.ts';
import { strings as numberStrings } from '../number-field/strings.ts';
import { useStrings, useUi } from '../provider/index.ts';
import * as css from './DimensionField.css.ts';

interface DimensionPartProps extends Pick<FieldProps, 'label' | 'disabled' | 'readOnly'> {
  /** Name of the whole field. */
  within: string;
  part: 'width' | 'height' | 'depth';
  /** About one letter, inside the box. */
  shortLabel: string;
  value: number | null;
  onChange: (value: number | null) => void;
}

/** One of the three lengths. Its messages are below all three, where there is room. */
export function DimensionPart({ within, part, shortLabel, value, onChange, ...field }: DimensionPartProps) {
  const { locale, strings } = useUi();
  const string = useStrings(numberStrings);
  const name = `${within}.${part}`;
  const nested = useConstraint(name);
  const flat = useConstraint(part);
  const constraint = nested ?? flat ?? { exclusiveMinimum: 0 };
  const numeric = useNumericText({
    value: value === null ? null : String(value),
    onChange: (decimal) => onChange(decimal === null ? null : Number(decimal)),
    write: (decimal) => writeDecimal(decimal, locale),
    objection: (decimal) => {
      if (decimal === undefined) return string('invalid', { example: writeDecimal('72.5', locale) });
      const [issue] = validate({ it: Number(decimal) }, { it: constraint });
      return issue && messageOf(issue, { label: field.label, kind: 'number', locale, messages: undefined, strings });
    },
  });
  const state = useField({ ...field, name, error: numeric.error }, { kind: 'number', alias: part });
  return (
    <>
      <div className={css.part} ref={state.rootRef}>
        <InputBox
          {...state.control}
          {...numeric.input}
          aria-label={field.label}
          autoComplete="off"
          figures
          inputMode="decimal"
          prefix={
            <label htmlFor={state.control.id} title={field.label}>
              {shortLabel}
            </label>
          }
          type="text"
        />
      </div>
      <div className={css.words}>
        <FieldMessages description={undefined} state={state} />
      </div>
    </>
  );
}
