import type { ReactNode } from 'react';
import type { FormApi } from '../form/index.ts';

/** What `useForm` returned, whatever its values are. */
export type StepForm = Pick<FormApi<object>, 'errors' | 'pending' | 'setErrors' | 'constraints'> & {
  submit: (handler: () => unknown) => Promise<boolean>;
  store: object;
};

/** One step of a Wizard. */
export interface WizardStep<Id extends string = string> {
  id: Id;
  /** Its name in the line of steps: a noun or two. */
  label: string;
  /** Its heading. Defaults to the label. */
  title?: string | undefined;
  /** A few words under its name in the line of steps: "Optional". */
  note?: string | undefined;
  /** A sentence under the heading. */
  description?: ReactNode;
  /** The fields. Once shown they stay, out of sight, so that nothing that was typed in them is lost. */
  children: ReactNode;
  /** Checked before the step is left forwards, and again at the end. A form of its own for each step. */
  form?: StepForm | undefined;
  /** Runs after the check: saves the step, for example. `false` stays. */
  onNext?: (() => unknown) | undefined;
  /** What goes on: "Continue to payment". Defaults to "Continue"; the last step has `finishLabel`. */
  nextLabel?: string | undefined;
}
