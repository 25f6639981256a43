import { type HTMLAttributes, type Ref, useId } from 'react';
import { useString, useUi } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './FilterChips.css.ts';

/** An option. */
export interface FilterOption<Value extends string> {
  value: Value;
  label: string;
  /** Number of matching records. */
  count?: number | undefined;
}

export interface FilterChipsProps<Value extends string>
  extends Omit<HTMLAttributes<HTMLFieldSetElement>, 'className' | 'style' | 'children' | 'onChange'> {
  /** Accessible name of the group: "Show". Not visible. */
  label: string;
  /** The first is usually "All". */
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  disabled?: boolean | undefined;
  /** Keeps to one row that scrolls sideways; on phones it always does. */
  scrolls?: boolean | undefined;
  ref?: Ref<HTMLFieldSetElement> | undefined;
}

/**
 * One of a few fixed views of a list, each with its count. Options with a count of 0 are hidden unless selected. Native
 * radio buttons: one tab stop, arrow keys. Not for a value in a form: use Select. Not for how a list is shown: use
 * SegmentedControl.
 */
export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onChange,
  disabled,
  scrolls = false,
  ref,
  ...rest
}: FilterChipsProps<Value>) {
  const name = useId();
  const string = useString();
  const { locale } = useUi();
  const textOf = ({ label: option, count }: FilterOption<Value>) =>
    count === undefined
      ? option
      : string('filterChips.counted', { label: option, count: new Intl.NumberFormat(locale).format(count) });
  const offered = options.filter((option) => option.count !== 0 || option.value === value);
  if (offered.length < 2) return null;
  return (
    <fieldset {...rest} ref={ref} disabled={disabled}>
      <legend className={css.legend}>{label}</legend>
      <div className={cx(css.chips, scrolls && css.scrolls)}>
        {offered.map((option) => (
          <label key={option.value} className={css.chip}>
            <input
              checked={option.value === value}
              className={css.input}
              name={name}
              type="radio"
              value={option.value}
              onChange={() => onChange(option.value)}
            />
            {textOf(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
