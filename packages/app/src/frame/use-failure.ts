import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { failureMessages as messages } from './failures.messages.ts';
import { useTitle } from './title.ts';

/** What a route's boundary has caught, in words: a permission that is missing, or a screen that failed. */
export function useFailure() {
  const error = useRouteError();
  const intl = useIntl();
  const isDenied = isRouteErrorResponse(error) && error.status === 403;
  const title = intl.formatMessage(isDenied ? messages.denied : messages.screenFailed);
  useTitle(title);
  useEffect(() => {
    if (!isDenied) console.error(error);
  }, [isDenied, error]);
  return {
    isDenied,
    title,
    help: intl.formatMessage(isDenied ? messages.deniedHelp : messages.screenFailedHelp),
    reload: intl.formatMessage(messages.reload),
  };
}
