import { createQueryClient } from '@smart-art/api-client/queries';
import { AppShell } from '@smart-art/ui/app-shell';
import { lazyComponent } from '@smart-art/ui/lazy-component';
import { LoadingBar } from '@smart-art/ui/loading-bar';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { loadJapaneseFonts } from '../i18n/language.ts';
import { ordersWaiting } from '../polling/orders-waiting.ts';
import { usePreference } from '../preferences/use-preference.ts';
import { defaultLandingPath, phoneSections, sections } from '../routes/sections.ts';
import { useSeller } from '../services/services.ts';
import type { Seller } from '../session/index.ts';
import { Account } from './Account.tsx';
import { useLanguageChoice } from './LanguageMenu.tsx';
import { navigationFor, sectionPath } from './navigation.ts';
import { LazyFooter } from './public/LazyFooter.tsx';
import { shellMessages } from './SellerLayout.messages.ts';
import type { ShellNoticesProps } from './ShellNotices.tsx';
import { useScreen, useScreenTitle } from './screen.ts';
import { preloadToasts } from './Toasts.tsx';
import { BRAND } from './title.ts';
import { useHeaderData } from './use-header-data.ts';
import { useLazyComponent } from './use-lazy-component.ts';
import { whenIdle } from './when-idle.ts';

/* Most sellers have no notices, so the chunk is not part of the initial load. */
const shellNotices = lazyComponent<ShellNoticesProps>(() =>
  import('./ShellNotices.tsx').then((part) => part.ShellNotices),
);

/**
 * The signed-in half of the app: a query cache that lives as long as the session, and the shell around the screens.
 * @param children replaces the screen of the route table
 */
export function SellerLayout({ children }: { children?: ReactNode }) {
  const seller = useSeller();
  const [queryClient] = useState(createQueryClient);
  useEffect(() => {
    whenIdle(loadJapaneseFonts);
    whenIdle(preloadToasts);
    /* Preload the table of the other screens, so that their first link is instant. On failure, the link retries. */
    whenIdle(() => import('../routes/inner.ts').catch(() => {}));
  }, []);
  const { entry } = useScreen();
  /* Between the end of a session and the navigation to sign-in, there is briefly no seller. */
  if (!seller) return entry?.open ? <Outlet /> : null;
  const screen = children ?? <Outlet />;
  return (
    <QueryClientProvider client={queryClient}>
      {/* With a forced password change, no other page is reachable (001 section 2). */}
      {seller.mustChangePassword ? screen : <Shell seller={seller}>{screen}</Shell>}
      <ScrollRestoration />
    </QueryClientProvider>
  );
}

/** Rendered before the screen, so that a title set by the screen wins. */
function ScreenTitle() {
  useScreenTitle();
  return null;
}

const phoneRanks = new Map(phoneSections.map((id, rank) => [id, rank]));

function Shell({ seller, children }: { seller: Seller; children: ReactNode }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { state } = useNavigation();
  const { entry } = useScreen();
  const { languages, person, profile } = useHeaderData(seller);
  const language = useLanguageChoice({ languages });
  const { data: waiting } = useQuery(ordersWaiting);
  const [sidebar, setSidebar] = usePreference('sidebar');
  const [ShellNotices] = useLazyComponent(shellNotices);
  const quota = profile?.dbCurrentActiveAgreement ?? undefined;
  return (
    <>
      <LoadingBar loading={state !== 'idle'} />
      <AppShell
        actions={<Account languages={languages} person={person} />}
        banner={ShellNotices && <ShellNotices email={seller.email} />}
        brand={{ name: BRAND, href: defaultLandingPath(seller.permissions) }}
        collapsed={sidebar === 'auto' ? undefined : sidebar === 'collapsed'}
        currentPath={pathname}
        footer={<LazyFooter wide />}
        language={language}
        navigation={navigationFor(seller).map(({ id, path, name, shortName, icon, soon, closed }) => ({
          href: path,
          label: intl.formatMessage(name),
          shortLabel: shortName && intl.formatMessage(shortName),
          icon,
          soon,
          closed,
          phoneRank: phoneRanks.get(id),
          badge: path === sections.orders.path ? waiting : undefined,
          badgeLabel: intl.formatMessage(shellMessages.waiting, { count: waiting ?? 0 }),
          within: entry && sectionPath(entry) === path ? [pathname] : undefined,
        }))}
        onCollapsedChange={(collapsed) => setSidebar(collapsed ? 'collapsed' : 'open')}
        person={person}
        // The palette handles this shortcut.
        shortcut={false}
        quota={quota && { usedBytes: quota.used_bytes, totalBytes: quota.quota_bytes }}
      >
        <ScreenTitle />
        {children}
      </AppShell>
    </>
  );
}
