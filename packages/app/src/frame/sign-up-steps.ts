import type { IntlShape } from 'react-intl';
import { signUpFrameMessages as messages } from './SignUpFrame.messages.ts';

/** The steps of signing up on all its pages, in their order: the form's five, then the two of 001 section 2. */
const order = ['email', 'person', 'business', 'address', 'agreements', 'services', 'payment'] as const;

export type SignUpStep = (typeof order)[number];

/** A step by its name, as the line of steps draws it. */
export interface NamedStep {
  id: SignUpStep;
  label: string;
  note?: string | undefined;
}

/** All of them by name; `open` is the one that is on the page. */
export const signUpSteps = (intl: IntlShape, open?: SignUpStep): NamedStep[] =>
  order.map((id) => ({
    id,
    label: intl.formatMessage(messages[id]),
    note: id === 'payment' && open !== id ? intl.formatMessage(messages.ifPaid) : undefined,
  }));

/** Those before a step. */
export const stepsBefore = (intl: IntlShape, step: SignUpStep): NamedStep[] =>
  signUpSteps(intl).slice(0, order.indexOf(step));

/** Those after a step. */
export const stepsAfter = (intl: IntlShape, step: SignUpStep): NamedStep[] =>
  signUpSteps(intl).slice(order.indexOf(step) + 1);
