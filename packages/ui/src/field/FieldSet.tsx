import type { FieldsetHTMLAttributes } from 'react';
import { refs } from '../root/refs.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './Field.css.ts';
import { type FieldFrameProps, FieldMark, FieldMessages } from './Field.tsx';
import { type FieldProps, useField } from './useField.ts';

/** Attributes that a field with several controls passes to its fieldset. */
export interface FieldsetAttributes
  extends Omit<
      FieldsetHTMLAttributes<HTMLFieldSetElement>,
      keyof FieldProps | 'className' | 'style' | 'onChange' | 'value' | 'children'
    >,
    RootProps<HTMLFieldSetElement> {}

export interface FieldSetProps extends Omit<FieldFrameProps, 'custom' | 'aside'> {
  /** Further attributes of the fieldset. */
  fieldset?: (FieldsetAttributes & Pick<FieldProps, 'id'>) | undefined;
}

/**
 * The frame of several controls under one label: a fieldset with a legend, error and description. Each control needs
 * its own name. For new kinds of fields. Not for one control: use Field.
 */
export function FieldSet({ kind, note, describedBy, fieldset, children, ...field }: FieldSetProps) {
  const state = useField({ ...field, id: field.id ?? fieldset?.id }, { kind, describedBy });
  const { control, ids, required, rootRef } = state;
  return (
    <fieldset
      {...fieldset}
      aria-describedby={control['aria-describedby']}
      aria-labelledby={fieldset?.role && ids.label}
      // role="group" does not support these attributes.
      {...(fieldset?.role === 'radiogroup' && {
        'aria-invalid': control['aria-invalid'],
        'aria-readonly': field.readOnly,
        'aria-required': control['aria-required'],
      })}
      className={css.field}
      disabled={field.disabled}
      id={control.id}
      ref={refs(rootRef, fieldset?.ref)}
    >
      <legend className={css.legend}>
        <span id={ids.label}>{field.label}</span>{' '}
        <FieldMark disabled={field.disabled} readOnly={field.readOnly} required={required} />
      </legend>
      {children(control)}
      <FieldMessages description={field.description} state={state} />
      {note}
    </fieldset>
  );
}
