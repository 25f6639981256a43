import { Button, LinkButton } from '@smart-art/ui/button';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { failureMessages as messages } from './failures.messages.ts';
import { notFoundMessages } from './not-found.messages.ts';
import { useTitle } from './title.ts';

/** What stands in place of a screen that may not be seen or that failed. */
export function RouteFailure() {
  const error = useRouteError();
  const intl = useIntl();
  const denied = isRouteErrorResponse(error) && error.status === 403;
  const title = intl.formatMessage(denied ? messages.denied : messages.screenFailed);
  useTitle(title);
  useEffect(() => {
    if (!denied) console.error(error);
  }, [denied, error]);
  return (
    <Page title={title}>
      <Stack align="start" gap={4}>
        <Text>{intl.formatMessage(denied ? messages.deniedHelp : messages.screenFailedHelp)}</Text>
        {denied ? (
          <LinkButton href="/">{intl.formatMessage(notFoundMessages.home)}</LinkButton>
        ) : (
          <Button onClick={() => location.reload()}>{intl.formatMessage(messages.reload)}</Button>
        )}
      </Stack>
    </Page>
  );
}
