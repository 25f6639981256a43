import type { IntlShape } from 'react-intl';
import { failureMessage } from '../frame/failure-message.ts';
import { stepMessages as messages } from './steps.messages.ts';
import { CHANGED } from './use-step.ts';

/** Why a step failed. @param failure `CHANGED` if the record was changed elsewhere */
export const stepFailureMessage = (intl: IntlShape, failure: unknown): string =>
  failure === CHANGED ? intl.formatMessage(messages.changed) : failureMessage(intl, failure);
