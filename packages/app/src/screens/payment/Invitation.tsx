import { LinkButton } from '@smart-art/ui/button';
import { PublicFrame } from '@smart-art/ui/public-frame';
import { Stack } from '@smart-art/ui/stack';
import { Text } from '@smart-art/ui/text';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { LanguageMenu } from '../../frame/LanguageMenu.tsx';
import { BelowFrame } from '../../frame/public/BelowFrame.tsx';
import { LazyNavigation } from '../../frame/public/LazyNavigation.tsx';
import { ThemeMenu } from '../../frame/ThemeMenu.tsx';
import { BRAND, useTitle } from '../../frame/title.ts';
import { useSeller } from '../../services/services.ts';
import { signInPath } from '../../session/index.ts';
import { paymentMessages as messages } from './payment.messages.ts';

/** Shown to signed-out users in place of a payment: a link to sign in and return here. */
function Invitation() {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const title = intl.formatMessage(messages.signInFirst);
  useTitle(title);
  return (
    <PublicFrame
      after={<BelowFrame />}
      brand={{ name: BRAND, href: '/' }}
      navigation={<LazyNavigation way="sign-up" />}
      title={title}
      tools={
        <>
          <LanguageMenu />
          <ThemeMenu />
        </>
      }
    >
      <Stack align="start" gap={6}>
        <Text>{intl.formatMessage(messages.signInFirstHelp)}</Text>
        <LinkButton emphasis="primary" href={signInPath(pathname + search)}>
          {intl.formatMessage(messages.signIn)}
        </LinkButton>
      </Stack>
    </PublicFrame>
  );
}

/** Wraps a screen for signed-in users; others see an invitation to sign in. */
export function invitingTo(Screen: ComponentType) {
  return function Inviting() {
    return useSeller() ? <Screen /> : <Invitation />;
  };
}
