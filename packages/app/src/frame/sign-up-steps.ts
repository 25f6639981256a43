import type { IntlShape } from 'react-intl';
import { signUpFrameMessages as messages } from './SignUpFrame.messages.ts';

/** The sign-up steps on all its pages, in order: the form's five, then the two of 001 section 2. */
const order = ['email', 'person', 'business', 'address', 'agreements', 'services', 'payment'] as const;

export type SignUpStep = (typeof order)[number];

/** A step with its label, as the stepper shows it. */
export interface NamedStep {
  id: SignUpStep;
  label: string;
  note?: string | undefined;
}

/** All steps with labels; `open` is the current one. */
export const signUpSteps = (intl: IntlShape, open?: SignUpStep): NamedStep[] =>
  order.map((id) => ({
    id,
    label: intl.formatMessage(messages[id]),
    note: id === 'payment' && open !== id ? intl.formatMessage(messages.ifPaid) : undefined,
  }));

/** The steps before a given one. */
export const stepsBefore = (intl: IntlShape, step: SignUpStep): NamedStep[] =>
  signUpSteps(intl).slice(0, order.indexOf(step));

/** The steps after a given one. */
export const stepsAfter = (intl: IntlShape, step: SignUpStep): NamedStep[] =>
  signUpSteps(intl).slice(order.indexOf(step) + 1);
