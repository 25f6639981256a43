import { LinkButton } from '@smart-art/ui/button';
import { PublicFrame } from '@smart-art/ui/public-frame';
import { Stack } from '@smart-art/ui/stack';
import { useIntl } from 'react-intl';
import { notFoundMessages as messages } from '../../frame/not-found.messages.ts';
import { BRAND, useTitle } from '../../frame/title.ts';

/** Any path that is no route (000 section 2). */
export function Component() {
  const intl = useIntl();
  const title = intl.formatMessage(messages.title);
  useTitle(title);
  return (
    <PublicFrame brand={{ name: BRAND, href: '/' }} lead={intl.formatMessage(messages.help)} title={title}>
      <Stack align="start">
        <LinkButton emphasis="primary" href="/">
          {intl.formatMessage(messages.home)}
        </LinkButton>
      </Stack>
    </PublicFrame>
  );
}
