import { useId } from 'react';
import type { LucideIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './SegmentedControl.css.ts';

export interface SegmentOption<Value extends string> {
  value: Value;
  label: string;
  icon?: LucideIcon | undefined;
  disabled?: boolean | undefined;
}

interface SegmentsProps<Value extends string> {
  options: readonly SegmentOption<Value>[];
  value: Value | '';
  onChange: (value: Value) => void;
  iconOnly: boolean | undefined;
  name: string | undefined;
  invalid?: true | undefined;
}

/** The track and its radio buttons. */
export function Segments<Value extends string>({
  options,
  value,
  onChange,
  iconOnly,
  name,
  invalid,
}: SegmentsProps<Value>) {
  const id = useId();
  return (
    <div className={css.track} data-invalid={invalid && ''}>
      {options.map(({ value: own, label, icon: Icon, disabled }) => (
        <label className={css.segment} key={own} title={iconOnly ? label : undefined}>
          <input
            checked={own === value}
            className={css.radio}
            disabled={disabled}
            name={name ?? id}
            onChange={() => onChange(own)}
            type="radio"
            value={own}
          />
          {Icon && <Icon aria-hidden="true" size={18} />}
          {iconOnly ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
        </label>
      ))}
    </div>
  );
}
