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
  /** Called after validation passes, never concurrently. */
  onSubmit: (values: Values) => unknown;
  /** Most fields are optional, so the required ones are marked. A FieldGroup can override it. */
  optional?: 'most' | undefined;
}

/**
 * A form with its state (`useForm`). Validates on submit, shows an error beside each field, focuses the first invalid
 * one and shows a summary above if there are several. Typed text is never lost. Not for a filter or a search while
 * typing: use SearchField alone.
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
    // Events of a form in a dialog bubble through the React tree to a surrounding form.
    event.stopPropagation();
    void form.submit(onSubmit);
  };

  return (
    <FormContext value={context}>
      <form
        // Without JavaScript, the browser must not put the input into the URL.
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
