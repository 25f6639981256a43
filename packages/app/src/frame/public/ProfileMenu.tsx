import { createQueryClient } from '@smart-art/api-client/queries';
import { LayoutDashboard, MessageCircle, ShoppingBag, UserRound } from '@smart-art/ui/icons';
import { UserMenu } from '@smart-art/ui/user-menu';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTheme } from '../../preferences/use-theme.ts';
import { hasSellerRoute } from '../../routes/inner.ts';
import { useServices } from '../../services/services.ts';
import { useDeployment } from '../../services/use-deployment.ts';
import type { Seller } from '../../session/index.ts';
import type { LanguageMenuProps } from '../LanguageMenu.tsx';
import { useHeaderData } from '../use-header-data.ts';
import { publicMessages as messages } from './public.messages.ts';

export interface ProfileMenuProps {
  seller: Seller;
  confirm: (href: string) => void;
  /** Called with the available languages, when loaded and when they change. */
  onLanguages: (languages: LanguageMenuProps['languages']) => void;
}

/**
 * User menu of a signed-in seller on a public page (001 section 2): the seller's dashboard, the buyer's after a
 * confirmation, and sign-out. It has a query client of its own, and its data is kept up to date.
 */
export function ProfileMenu(props: ProfileMenuProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Menu {...props} />
    </QueryClientProvider>
  );
}

function Menu({ seller, confirm, onLanguages }: ProfileMenuProps) {
  const intl = useIntl();
  const { session } = useServices();
  const { languages, person } = useHeaderData(seller);
  useEffect(() => onLanguages(languages), [onLanguages, languages]);
  const { buyerDashboardUrl } = useDeployment();
  const [theme, setTheme] = useTheme();
  const desk = [
    { id: 'dashboard', href: '/seller-dashboard', icon: LayoutDashboard },
    { id: 'profile', href: '/seller-profile', icon: UserRound },
    { id: 'forum', href: '/forum-list', icon: MessageCircle },
  ] as const;
  const own = desk.flatMap(({ id, href, icon }) =>
    hasSellerRoute(href) ? [{ id, href, icon, label: intl.formatMessage(messages[id]) }] : [],
  );
  const buyer = buyerDashboardUrl
    ? [{ id: 'buyer', icon: ShoppingBag, label: intl.formatMessage(messages.buyerDashboard) }]
    : [];
  return (
    <UserMenu
      links={[...own.slice(0, 1), ...buyer, ...own.slice(1)]}
      name={person.name}
      onFollow={(id) => id === 'buyer' && buyerDashboardUrl && confirm(buyerDashboardUrl)}
      onSignOut={() => session.signOut()}
      onThemeChange={setTheme}
      picture={person.picture}
      theme={theme}
    />
  );
}
