import type { ReactNode } from 'react';
import type { FormApi } from '../form/index.ts';

/** The result of `useForm`, for any type of values. */
export type StepForm = Pick<FormApi<object>, 'errors' | 'pending' | 'setErrors' | 'constraints'> & {
  submit: (handler: () => unknown) => Promise<boolean>;
  store: object;
};

/** One step of a Wizard. */
export interface WizardStep<Id extends string = string> {
  id: Id;
  /** Its name in the stepper: one or two nouns. */
  label: string;
  /** Its heading. Defaults to the label. */
  title?: string | undefined;
  /** A few words under its name in the stepper: "Optional". */
  note?: string | undefined;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** The fields. Once shown they stay mounted but hidden, so that no input is lost. */
  children: ReactNode;
  /** Validated before going forward, and again on finishing. Each step needs its own form. */
  form?: StepForm | undefined;
  /** Runs after validation, for example to save the step. Return `false` to stay. */
  onNext?: (() => unknown) | undefined;
  /** Label of the button: "Continue to payment". Defaults to "Continue"; the last step has `finishLabel`. */
  nextLabel?: string | undefined;
}
