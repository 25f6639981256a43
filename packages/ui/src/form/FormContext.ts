import { createContext, use } from 'react';
import type { Constraint, Constraints } from './constraints.ts';
import type { Errors } from './FormStore.ts';
import type { RegisteredField } from './registry.ts';

/** Context from a form to its fields. */
export interface FormContextValue {
  errors: Errors;
  constraints: Constraints | undefined;
  /** Number of resets. */
  generation: number;
  register: (field: RegisteredField) => () => void;
}

export const FormContext = createContext<FormContextValue | null>(null);

/**
 * The bounds of a field in the nearest form, for their display (a counter, a step).
 * @param name dotted for nested values
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

/** Changes when the nearest form is reset: fields then discard their internal state. */
export function useFormGeneration(): number {
  return use(FormContext)?.generation ?? 0;
}
