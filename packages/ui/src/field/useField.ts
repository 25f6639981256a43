import { type ReactNode, use, useId, useLayoutEffect, useRef } from 'react';
import { FormContext } from '../form/FormContext.ts';
import type { FieldKind } from '../form/registry.ts';
import { cx } from '../theme/cx.ts';

/** What every field understands. */
export interface FieldProps {
  /** The control's (of several: their fieldset's). Made up when left out; give it where something else points at it. */
  id?: string | undefined;
  /** The name of the value in its form, and of the control. */
  name: string;
  /** What is asked for, in sentence case, without a colon. */
  label: string;
  /** What helps to answer, before anything is wrong. */
  description?: ReactNode | undefined;
  /** What is wrong and what to do about it. In a Form its own errors show by themselves; this one wins. */
  error?: string | string[] | undefined;
  /** Taken from the form's bounds when left out. A field that is not required says so. */
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** Can be read, selected and copied, not changed. */
  readOnly?: boolean | undefined;
}

/** What a field's control spreads. */
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
  /** What else a server may call it. */
  alias?: string | undefined;
  /** Ids of further words that describe the control, such as a counter. */
  describedBy?: string | undefined;
}

/**
 * Ties a control to its words and to its form. For components that are fields but not laid out like one (Checkbox);
 * the others use `Field`.
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
