import { Banner } from '@smart-art/ui/banner';
import { useIntl } from 'react-intl';
import { stepFailureMessage } from './step-failure-message.ts';
import { CHANGED } from './use-step.ts';

/** Shows why a step failed; renders nothing without a failure. */
export function NotTaken({ failure }: { failure: unknown }) {
  const intl = useIntl();
  if (failure === undefined) return null;
  return (
    <Banner live="assertive" tone={failure === CHANGED ? 'warning' : 'danger'}>
      {stepFailureMessage(intl, failure)}
    </Banner>
  );
}
