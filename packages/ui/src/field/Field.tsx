import { type ReactNode, use } from 'react';
import type { FieldKind } from '../form/registry.ts';
import { CircleAlert } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './Field.css.ts';
import { MarkedFields } from './marks.ts';
import { type FieldControl, type FieldProps, type FieldState, useField } from './useField.ts';

export interface FieldFrameProps extends FieldProps {
  kind?: FieldKind | undefined;
  /**
   * True if the control is not a native input: it is labelled with `aria-labelledby` (the control's id and `-label`).
   */
  custom?: boolean | undefined;
  /** At the end of the label's line. */
  aside?: ReactNode | undefined;
  /** Below everything: information derived from the value. */
  note?: ReactNode | undefined;
  /** Ids of further elements that describe the control. */
  describedBy?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/**
 * The error and the description of a field, in order of importance. For fields with a layout of their own. Not in other
 * fields: use Field, which has them.
 */
export function FieldMessages({ description, state }: { description: ReactNode; state: FieldState }) {
  const { errors, ids } = state;
  if (errors.length === 0 && !description) return null;
  return (
    <div className={css.words}>
      {errors.length > 0 && (
        <div className={css.error} id={ids.error}>
          {errors.map((message) => (
            <p className={css.errorLine} key={message}>
              <CircleAlert aria-hidden="true" className={css.errorIcon} size={14} />
              <span>{message}</span>
            </p>
          ))}
        </div>
      )}
      {description && (
        <div className={css.description} id={ids.description}>
          {description}
        </div>
      )}
    </div>
  );
}

/**
 * Marks an optional field beside its label, or, in a group of mostly optional fields, a required one. Not beside the
 * label of a Field, which has it.
 */
export function FieldMark({ required, disabled, readOnly }: Pick<FieldProps, 'required' | 'disabled' | 'readOnly'>) {
  const string = useString();
  const marked = use(MarkedFields);
  if (disabled || readOnly || required !== (marked === 'required')) return null;
  return <span className={css.mark}>{string(`field.${marked}`)}</span>;
}

/**
 * The frame of an input: label, control, error and description, linked with each other. For new kinds of fields. Not
 * for several controls under one label: use FieldSet. Not on a screen: use TextField, Select and the others.
 */
export function Field({ kind, custom, aside, note, describedBy, children, ...field }: FieldFrameProps) {
  const state = useField(field, { kind, describedBy });
  return (
    <div className={css.field} ref={state.rootRef}>
      <div className={css.head}>
        {custom ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: a label's click only; the control itself is keyboard accessible
          // biome-ignore lint/a11y/useKeyWithClickEvents: as above
          <span id={state.ids.label} onClick={() => document.getElementById(state.control.id)?.focus()}>
            {field.label}
          </span>
        ) : (
          <label htmlFor={state.control.id} id={state.ids.label}>
            {field.label}
          </label>
        )}
        <FieldMark disabled={field.disabled} readOnly={field.readOnly} required={state.required} />
        {aside && <span className={css.aside}>{aside}</span>}
      </div>
      {children(state.control)}
      <FieldMessages description={field.description} state={state} />
      {note}
    </div>
  );
}
