import { resolveSource } from '@smart-art/api-client';
import { createQueryClient, languages, profileDetails, siteSettings } from '@smart-art/api-client/queries';
import { AppShell } from '@smart-art/ui/app-shell';
import { CircleUser, Keyboard, LogOut } from '@smart-art/ui/icons';
import { LoadingBar } from '@smart-art/ui/loading-bar';
import { MenuButton } from '@smart-art/ui/menu';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { loadJapaneseFonts } from '../i18n/language.ts';
import { usePreference } from '../preferences/use-preference.ts';
import { useSeller, useServices } from '../services/services.ts';
import { kept, type Seller } from '../session/index.ts';
import { AgreementBanner } from './AgreementBanner.tsx';
import { LanguageMenu } from './LanguageMenu.tsx';
import { navigationFor } from './navigation.ts';
import { shellMessages as messages } from './SellerLayout.messages.ts';
import { ThemeMenu } from './ThemeMenu.tsx';
import { preloadToasts } from './Toasts.tsx';
import { BRAND } from './title.ts';
import { whenIdle } from './when-idle.ts';

/** The signed-in half of the app: its own query cache, gone with the session, and the shell around the screens. */
export function SellerLayout() {
  const seller = useSeller();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    whenIdle(loadJapaneseFonts);
    whenIdle(preloadToasts);
  }, []);
  /* Between the end of a session and the sign-in page there is a moment without anybody. */
  if (!seller) return null;
  return (
    <QueryClientProvider client={queryClient}>
      <Shell seller={seller} />
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

function Shell({ seller }: { seller: Seller }) {
  const intl = useIntl();
  const { clients, config, session } = useServices();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const [sidebar, setSidebar] = usePreference('sidebar');
  const [shortcuts, setShortcuts] = usePreference('shortcuts');
  const toggleShortcuts = () => setShortcuts(shortcuts === 'on' ? 'off' : 'on');
  const { data: profile } = useQuery(profileDetails(clients.product, seller.email));
  const { data: offered } = useQuery(languages(clients.product));
  const { data: settings } = useQuery(siteSettings(clients.product));
  const currency = settings?.applicable_currency;
  useEffect(() => {
    if (currency) kept.set('applicable_currency', currency);
  }, [currency]);

  const quota = profile?.dbCurrentActiveAgreement ?? undefined;
  const picture = profile ? profile.details.profile_image : seller.picture;
  const firstName = profile?.details.firstname ?? seller.firstName;
  const lastName = profile?.details.lastname ?? seller.lastName;
  return (
    <>
      <LoadingBar active={state !== 'idle'} />
      <AppShell
        actions={
          <>
            <LanguageMenu languages={offered} />
            <ThemeMenu />
            <MenuButton
              emphasis="quiet"
              icon={CircleUser}
              iconOnly
              items={[
                {
                  id: 'shortcuts',
                  label: intl.formatMessage(shortcuts === 'on' ? messages.shortcutsOff : messages.shortcutsOn),
                  icon: Keyboard,
                },
                { id: 'sign-out', label: intl.formatMessage(messages.signOut), icon: LogOut },
              ]}
              label={intl.formatMessage(messages.account)}
              onAction={(id) => (id === 'sign-out' ? session.signOut() : toggleShortcuts())}
            />
          </>
        }
        banner={profile && <AgreementBanner profile={profile} />}
        brand={{ name: BRAND, href: '/' }}
        collapsed={sidebar === 'collapsed'}
        currentPath={pathname}
        navigation={navigationFor(seller.permissions).map(({ path, name, icon, soon, within }) => ({
          href: path,
          label: intl.formatMessage(name),
          icon,
          soon,
          within,
        }))}
        onCollapsedChange={(collapsed) => setSidebar(collapsed ? 'collapsed' : 'open')}
        person={{
          name: `${firstName} ${lastName}`.trim(),
          picture: picture && resolveSource(config.productUrl, picture),
        }}
        quota={quota && { usedBytes: quota.used_bytes, totalBytes: quota.quota_bytes }}
      >
        <Outlet />
      </AppShell>
    </>
  );
}
