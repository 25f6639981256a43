import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useRouteError } from 'react-router';
import { failureMessages as messages } from './failures.messages.ts';
import { useTitle } from './title.ts';

/** Title and text for an error caught by a route's error boundary. */
export function useFailure() {
  const error = useRouteError();
  const intl = useIntl();
  const title = intl.formatMessage(messages.screenFailed);
  useTitle(title);
  useEffect(() => console.error(error), [error]);
  return {
    title,
    help: intl.formatMessage(messages.screenFailedHelp),
    reload: intl.formatMessage(messages.reload),
  };
}
