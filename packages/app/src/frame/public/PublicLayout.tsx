import { personName } from '@smart-art/openapi/person-name';
import { Avatar } from '@smart-art/ui/avatar';
import { Button, LinkButton } from '@smart-art/ui/button';
import { lazyComponent } from '@smart-art/ui/lazy-component';
import { PublicShell } from '@smart-art/ui/public-shell';
import { VisuallyHidden } from '@smart-art/ui/visually-hidden';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { ScrollRestoration } from 'react-router';
import { useSeller } from '../../services/services.ts';
import { LanguageMenu, type LanguageMenuProps } from '../LanguageMenu.tsx';
import { ThemeMenu } from '../ThemeMenu.tsx';
import { BRAND } from '../title.ts';
import { NearbySections } from './NearbySections.tsx';
import type { ProfileMenuProps } from './ProfileMenu.tsx';
import { PublicNavigation } from './PublicNavigation.tsx';
import { publicMessages as messages } from './public.messages.ts';
import { useBuyerSide } from './use-buyer-side.tsx';
import { useFooter } from './use-footer.ts';

const profileMenu = lazyComponent<ProfileMenuProps>(() => import('./ProfileMenu.tsx').then((part) => part.ProfileMenu));

/** The menu loads after the page; until then its button is a placeholder, and a click retries the load. */
function Profile(props: ProfileMenuProps) {
  const Menu = profileMenu.useComponent();
  useEffect(() => void profileMenu.preload(), []);
  if (Menu) return <Menu {...props} />;
  const name = personName(props.seller.firstName, props.seller.lastName);
  return (
    <Button emphasis="quiet" onClick={() => void profileMenu.preload()}>
      <Avatar name={name} size={24} />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );
}

/** The public layout (001 section 2): header, the page, reviews, contact, footer. */
export function PublicLayout({ children }: { children?: ReactNode }) {
  const intl = useIntl();
  const seller = useSeller();
  const { confirm, dialog } = useBuyerSide();
  const footer = useFooter(confirm);
  const [languages, setLanguages] = useState<LanguageMenuProps['languages']>();
  return (
    <>
      <PublicShell
        brand={{ name: BRAND, href: '/' }}
        footer={footer}
        invitation={
          !seller && (
            <LinkButton emphasis="primary" href="/sign-up">
              {intl.formatMessage(messages.start)}
            </LinkButton>
          )
        }
        navigation={<PublicNavigation confirm={confirm} />}
        tools={
          <>
            <LanguageMenu languages={languages} />
            {seller ? (
              <Profile confirm={confirm} onLanguages={setLanguages} seller={seller} />
            ) : (
              <>
                <ThemeMenu />
                <LinkButton href="/sign-in">{intl.formatMessage(messages.signIn)}</LinkButton>
              </>
            )}
          </>
        }
      >
        {children}
        <NearbySections />
      </PublicShell>
      {dialog}
      <ScrollRestoration />
    </>
  );
}
