import { Button, LinkButton } from '@smart-art/ui/button';
import { Page } from '@smart-art/ui/page';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import { useIntl } from 'react-intl';
import { notFoundMessages } from './not-found.messages.ts';
import { useFailure } from './use-failure.ts';

/** In place of a signed-in screen that may not be seen or that failed; the sidebar stands. */
export function ScreenFailure() {
  const intl = useIntl();
  const { isDenied, title, help, reload } = useFailure();
  return (
    <Page title={title}>
      <Stack align="start" gap={4}>
        <Text>{help}</Text>
        {isDenied ? (
          <LinkButton href="/">{intl.formatMessage(notFoundMessages.home)}</LinkButton>
        ) : (
          <Button onClick={() => location.reload()}>{reload}</Button>
        )}
      </Stack>
    </Page>
  );
}
