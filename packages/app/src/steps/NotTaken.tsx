import { Banner } from '@smart-art/ui/banner';
import { useIntl } from 'react-intl';
import { failureWords } from '../frame/failure-words.ts';
import { stepMessages as messages } from './steps.messages.ts';
import { CHANGED } from './use-step.ts';

/** Says why a step was not taken; nothing while nothing went wrong. */
export function NotTaken({ failure }: { failure: unknown }) {
  const intl = useIntl();
  if (failure === undefined) return null;
  const isChanged = failure === CHANGED;
  return (
    <Banner live="assertive" tone={isChanged ? 'warning' : 'danger'}>
      {isChanged ? intl.formatMessage(messages.changed) : failureWords(intl, failure)}
    </Banner>
  );
}
