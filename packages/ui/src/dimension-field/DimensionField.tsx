import { useState } from 'react';
import { FieldSet, type FieldsetAttributes } from '../field/FieldSet.tsx';
import type { FieldProps } from '../field/index.ts';
import { isSame } from '../form/same.ts';
import { useStrings } from '../provider/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import * as css from './DimensionField.css.ts';
import { DimensionPart } from './DimensionPart.tsx';
import { convertDimensions, type Dimensions, type LengthUnit } from './dimensions.ts';
import { strings } from './strings.ts';

export interface DimensionFieldProps extends FieldProps, FieldsetAttributes {
  value: Dimensions;
  onChange: (value: Dimensions) => void;
}

/**
 * Width × height × depth of a work with their unit. Changing the unit converts; changing back restores the exact
 * numbers. Errors and bounds of the parts are named `size.width` (below the field's own name, `size`) or `width`, as in
 * the contract. Not for one length: use NumberField with a `suffix`.
 */
export function DimensionField({ value, onChange, ...props }: DimensionFieldProps) {
  const { name, label, description, error, required, disabled, readOnly, ...fieldset } = props;
  const string = useStrings(strings);
  /** The last conversion, so that switching back is not affected by rounding. */
  const [converted, setConverted] = useState<{ from: Dimensions; to: Dimensions } | null>(null);
  const switchTo = (unit: LengthUnit) => {
    const undo = converted && converted.from.unit === unit && isSame(converted.to, value);
    const next = undo ? converted.from : convertDimensions(value, unit);
    setConverted({ from: value, to: next });
    onChange(next);
  };
  const parts = ['width', 'height', 'depth'] as const;
  return (
    <FieldSet
      description={description}
      disabled={disabled}
      error={error}
      fieldset={fieldset}
      label={label}
      name={name}
      readOnly={readOnly}
      required={required}
    >
      {() => (
        <div className={css.parts}>
          {parts.map((part) => (
            <DimensionPart
              disabled={disabled}
              key={part}
              label={string(`${part}`)}
              part={part}
              onChange={(length) => onChange({ ...value, [part]: length })}
              readOnly={readOnly}
              shortLabel={string(`${part}Short`)}
              value={value[part]}
              within={name}
            />
          ))}
          <SegmentedControl
            disabled={disabled || readOnly}
            label={string('unit')}
            onChange={switchTo}
            options={[
              { value: 'cm', label: string('cm') },
              { value: 'in', label: string('in') },
            ]}
            value={value.unit}
          />
        </div>
      )}
    </FieldSet>
  );
}
