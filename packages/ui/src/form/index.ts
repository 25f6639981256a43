export type { Constraint, Constraints, Issue, Rule } from './constraints.ts';
export { Form, type FormProps } from './Form.tsx';
export { type FormContextValue, useConstraint } from './FormContext.ts';
export type { Errors } from './FormStore.ts';
export type { RuleMessages } from './messages.ts';
export { type FieldBinding, type FieldErrors, type FormApi, type FormOptions, useForm } from './useForm.ts';
export { validate } from './validate.ts';
