import { type FormEvent, type FormHTMLAttributes, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { keepComposing } from '../composing/index.ts';
import { ErrorSummary } from '../error-summary/index.ts';
import { MarkedFields } from '../field/marks.ts';
import * as css from './Form.css.ts';
import { FormContext } from './FormContext.ts';
import { focusField } from './registry.ts';
import type { FormApi } from './useForm.ts';

type Native = Omit<FormHTMLAttributes<HTMLFormElement>, 'className' | 'style' | 'onSubmit' | 'noValidate' | 'action'>;

export interface FormProps<Values extends object> extends Native {
  form: FormApi<Values>;
  /** Runs when every check has passed, never twice at a time. */
  onSubmit: (values: Values) => unknown;
  /** Most of its fields may stay empty: the required ones are marked instead. A FieldGroup in it may say otherwise. */
  optional?: 'most' | undefined;
}

/**
 * A form with its state (`useForm`). Checks on submission, says what is wrong in words beside each field, moves the
 * focus to the first failing one and sums up above when there are several. Typed text is never lost.
 * Not for a filter or a search that acts while typing: use SearchField alone.
 */
export function Form<Values extends object>({
  form,
  onSubmit,
  optional,
  children,
  onKeyDown,
  ...rest
}: FormProps<Values>) {
  const { store, constraints } = form;
  const snapshot = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);
  const { errors, complaints, focusRequest, generation } = snapshot;
  const summary = useRef<HTMLElement>(null);
  const context = useMemo(
    () => ({ errors, constraints, generation, register: store.registry.add }),
    [errors, constraints, generation, store],
  );

  useEffect(() => {
    if (focusRequest === 0) return;
    const failing = store.registry.inOrder().find(({ name }) => store.snapshot().errors[name]);
    if (failing) focusField(failing);
    else summary.current?.focus();
  }, [focusRequest, store]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A form inside a dialog is, to React, inside the form around it.
    event.stopPropagation();
    void form.submit(onSubmit);
  };

  return (
    <FormContext value={context}>
      <form
        // Where no script takes it, the browser must not write what was typed into an address.
        method="post"
        {...rest}
        className={css.form}
        noValidate
        onKeyDown={(event) => {
          onKeyDown?.(event);
          keepComposing(event);
        }}
        onSubmit={submit}
      >
        {complaints.length > 0 && (
          <ErrorSummary
            complaints={complaints.map(({ message, name }) => {
              const field = name === undefined ? undefined : store.registry.find(name);
              return field ? { message, href: `#${field.controlId}`, onFollow: () => focusField(field) } : { message };
            })}
            ref={summary}
          />
        )}
        <MarkedFields value={optional ? 'required' : 'optional'}>{children}</MarkedFields>
      </form>
    </FormContext>
  );
}
