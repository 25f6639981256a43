import { useState, useSyncExternalStore } from 'react';
import { useUi } from '../provider/index.ts';
import type { Constraints, Issue } from './constraints.ts';
import { type Errors, FormStore } from './FormStore.ts';
import { messageOf, type RuleMessages } from './messages.ts';
import { validate } from './validate.ts';

type Name<Values> = keyof Values & string;

/** Messages by field, as sent by a server (422) and returned by `validate`. */
export type FieldErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface FormOptions<Values extends object> {
  /** Initial values. Later changes are ignored: use `reset`. */
  initial: Values;
  /** Bounds of the request body, from the contract. */
  constraints?: Constraints | undefined;
  /** Own messages, by field (or dotted value) and rule. */
  messages?: { readonly [Key in Name<Values> | `${Name<Values>}.${string}`]?: RuleMessages } | undefined;
  /** Validation that needs two fields or the current time. Not for what a constraint can express. */
  validate?: ((values: Values) => FieldErrors | undefined) | undefined;
}

/** Props to spread on a field: `<TextField label="Title" {...form.field('title')} />`. */
export interface FieldBinding<Value> {
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  required: boolean;
  error: string[] | undefined;
}

export interface FormApi<Values extends object> {
  values: Values;
  errors: Errors;
  /** True if any value differs from the initial ones. */
  dirty: boolean;
  /** True while submitting. */
  pending: boolean;
  field: <Key extends Name<Values>>(name: Key) => FieldBinding<Values[Key]>;
  set: <Key extends Name<Values>>(name: Key, value: Values[Key]) => void;
  /** Changes several values at once. */
  patch: (values: Partial<Values>) => void;
  /** Shows server errors at their fields and focuses the first. */
  setErrors: (errors: FieldErrors) => void;
  /** Restores the initial values, or sets new initial values (after saving). */
  reset: (values?: Values) => void;
  /**
   * Validates, then calls the handler with the values. Errors of the handler are rethrown: catch a server's error
   * response in it and pass it to `setErrors`.
   * @returns true if the handler completed; false if validation failed or another submission is pending
   */
  submit: (handler: (values: Values) => unknown) => Promise<boolean>;
  /** For `Form`. */
  store: FormStore<Values>;
  /** For `Form`. */
  constraints: Constraints | undefined;
}

/** State of a form: values, errors from bounds and server, and one submission at a time. */
export function useForm<Values extends object>(options: FormOptions<Values>): FormApi<Values> {
  const { constraints, messages } = options;
  const { locale, strings } = useUi();
  const [store] = useState(() => new FormStore(options.initial));
  const { values, errors, pending } = useSyncExternalStore(store.subscribe, store.snapshot, store.snapshot);

  const message = (issue: Issue) => {
    const name = store.registry.resolve(issue.name);
    const field = store.registry.find(name);
    const own: Partial<Record<string, RuleMessages>> = messages ?? {};
    return messageOf(issue, {
      label: field?.label ?? issue.name,
      kind: field?.kind ?? 'text',
      locale,
      messages: own[issue.name] ?? own[name],
      strings,
    });
  };

  const check = (current: Values): FieldErrors => {
    const found: Record<string, string[]> = { ...store.registry.objections() };
    const add = (name: string, texts: readonly string[]) => {
      // A field's own error is more specific than the resulting bounds error.
      if (!found[store.registry.resolve(name)]) found[name] = [...texts];
    };
    for (const issue of validate(current as Record<string, unknown>, constraints ?? {})) {
      add(issue.name, [message(issue)]);
    }
    for (const [name, texts] of Object.entries(options.validate?.(current) ?? {})) {
      if (texts !== undefined && texts.length > 0) add(name, [texts].flat());
    }
    return found;
  };

  const set: FormApi<Values>['set'] = (name, value) => {
    const change: Partial<Values> = {};
    change[name] = value;
    store.patch(change);
  };

  return {
    values,
    errors,
    dirty: store.dirty,
    pending,
    field: (name) => ({
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      required: constraints?.[name]?.required === true && !constraints[name].nullable,
      error: errors[name] && [...errors[name]],
    }),
    set,
    patch: (change) => store.patch(change),
    setErrors: (next) => store.report(next),
    reset: (next) => store.reset(next),
    submit: async (handler) => {
      if (store.snapshot().pending) return false;
      const found = check(store.snapshot().values);
      store.report(found);
      return Object.keys(found).length === 0 && store.run(handler);
    },
    store,
    constraints,
  };
}
