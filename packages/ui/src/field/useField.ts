import { type ReactNode, use, useId, useLayoutEffect, useRef } from 'react';
import { FormContext } from '../form/FormContext.ts';
import type { FieldKind } from '../form/registry.ts';
import { cx } from '../theme/cx.ts';

/** Props of every field. */
export interface FieldProps {
  /**
   * Id of the control, or of the fieldset of several. Generated when left out; set it if another element refers to it.
   */
  id?: string | undefined;
  /** Name of the value in its form, and of the control. */
  name: string;
  /** In sentence case, without a colon. */
  label: string;
  /** Help for filling it in. */
  description?: ReactNode | undefined;
  /** What is wrong and how to fix it. Overrides the error from the Form. */
  error?: string | string[] | undefined;
  /** Taken from the form's bounds when left out. Optional fields are marked. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Can be read, selected and copied, but not changed. */
  readOnly?: boolean | undefined;
}

/** Props that a field spreads on its control. */
export interface FieldControl {
  id: string;
  name: string;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  'aria-required': true | undefined;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldState {
  rootRef: (element: HTMLElement | null) => void;
  control: FieldControl;
  ids: { label: string; description: string; error: string };
  errors: string[];
  required: boolean;
}

interface Options {
  kind?: FieldKind | undefined;
  /** Alternative name used by a server. */
  alias?: string | undefined;
  /** Ids of further elements that describe the control, such as a counter. */
  describedBy?: string | undefined;
}

/**
 * Links a control to its label, messages and form. For fields with their own layout (Checkbox); the others use `Field`.
 */
export function useField(props: FieldProps, { kind = 'text', alias, describedBy }: Options = {}): FieldState {
  const { name, label, description, error, disabled, readOnly } = props;
  const form = use(FormContext);
  const made = useId();
  const id = props.id ?? made;
  const root = useRef<HTMLElement | null>(null);
  const register = form?.register;

  useLayoutEffect(() => {
    if (!register || !root.current) return;
    return register({ name, aliases: alias ? [alias] : [], label, kind, controlId: id, root: root.current });
  }, [register, name, alias, label, kind, id]);

  const constraint = form?.constraints?.[name];
  const required = props.required ?? (constraint?.required === true && !constraint.nullable);
  const errors = error === undefined ? [...(form?.errors[name] ?? [])] : [error].flat();
  const ids = { label: `${id}-label`, description: `${id}-description`, error: `${id}-error` };
  const invalid = errors.length > 0;
  const described = cx(invalid && ids.error, Boolean(description) && ids.description, describedBy);

  return {
    rootRef: (element) => {
      root.current = element;
    },
    control: {
      id,
      name,
      disabled,
      readOnly,
      'aria-required': required || undefined,
      'aria-invalid': invalid || undefined,
      'aria-describedby': described || undefined,
    },
    ids,
    errors,
    required,
  };
}
