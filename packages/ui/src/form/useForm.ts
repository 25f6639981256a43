import { useState, useSyncExternalStore } from 'react';
import { useUi } from '../provider/index.ts';
import type { Constraints, Issue } from './constraints.ts';
import { type Errors, FormStore } from './FormStore.ts';
import { messageOf, type RuleMessages } from './messages.ts';
import { validate } from './validate.ts';

type Name<Values> = keyof Values & string;

/** Messages by field, as a server sends them (422) and as `validate` returns them. */
export type FieldErrors = Readonly<Record<string, string | readonly string[] | undefined>>;

export interface FormOptions<Values extends object> {
  /** The values at first. Later ones are ignored: use `reset`. */
  initial: Values;
  /** The bounds of the request's body, from the contract. */
  constraints?: Constraints | undefined;
  /** Own wording, by field (or dotted value) and rule. */
  messages?: { readonly [Key in Name<Values> | `${Name<Values>}.${string}`]?: RuleMessages } | undefined;
  /** Rules that need two fields or the clock. Not for what a constraint can say. */
  validate?: ((values: Values) => FieldErrors | undefined) | undefined;
}

/** What a field spreads: `<TextField label="Title" {...form.field('title')} />`. */
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
  /** Whether any value differs from the initial ones. */
  dirty: boolean;
  /** Whether a submission is under way. */
  pending: boolean;
  field: <Key extends Name<Values>>(name: Key) => FieldBinding<Values[Key]>;
  set: <Key extends Name<Values>>(name: Key, value: Values[Key]) => void;
  /** Changes several values at once. */
  patch: (values: Partial<Values>) => void;
  /** Shows a server's errors on their fields and moves the focus to the first. */
  setErrors: (errors: FieldErrors) => void;
  /** Goes back to the initial values, or makes these the initial ones (after saving). */
  reset: (values?: Values) => void;
  /**
   * Checks everything, then runs the handler with the values. What the handler throws is thrown again: catch a
   * server's refusal in it and hand it to `setErrors`.
   * @returns whether the handler ran to its end; false when the check failed or another submission is under way
   */
  submit: (handler: (values: Values) => unknown) => Promise<boolean>;
  /** For `Form`. */
  store: FormStore<Values>;
  /** For `Form`. */
  constraints: Constraints | undefined;
}

/** The state of a form: values, errors from its bounds and from the server, and one submission at a time. */
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
    const add = (name: string, said: readonly string[]) => {
      // What a field objects to itself explains more than the bound it therefore misses.
      if (!found[store.registry.resolve(name)]) found[name] = [...said];
    };
    for (const issue of validate(current as Record<string, unknown>, constraints ?? {})) {
      add(issue.name, [message(issue)]);
    }
    for (const [name, said] of Object.entries(options.validate?.(current) ?? {})) {
      if (said !== undefined && said.length > 0) add(name, [said].flat());
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
    setErrors: (said) => store.report(said),
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
