import type { IntlShape } from 'react-intl';
import { failureWords } from '../frame/failure-words.ts';
import { stepMessages as messages } from './steps.messages.ts';
import { CHANGED } from './use-step.ts';

/** Why a step failed. @param failure `CHANGED` if the record was changed elsewhere */
export const notTakenWords = (intl: IntlShape, failure: unknown): string =>
  failure === CHANGED ? intl.formatMessage(messages.changed) : failureWords(intl, failure);
