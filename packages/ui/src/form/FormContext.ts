import { createContext, use } from 'react';
import type { Constraint, Constraints } from './constraints.ts';
import type { Errors } from './FormStore.ts';
import type { RegisteredField } from './registry.ts';

/** What a form gives to the fields inside it. */
export interface FormContextValue {
  errors: Errors;
  constraints: Constraints | undefined;
  /** Counts the resets. */
  generation: number;
  register: (field: RegisteredField) => () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * The bounds that the nearest form has for a field, for what a field shows of them (a counter, a step).
 * @param name dotted for a value inside a value
 */
export function useConstraint(name: string): Constraint | undefined {
  let found: Constraint | undefined;
  let within = use(FormContext)?.constraints;
  for (const segment of name.split('.')) {
    found = within?.[segment];
    within = found?.properties;
  }
  return found;
}

/** Changes when the nearest form is reset: what a field remembers beside its value is then void. */
export function useFormGeneration(): number {
  return use(FormContext)?.generation ?? 0;
}
