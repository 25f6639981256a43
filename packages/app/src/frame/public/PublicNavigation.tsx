import { type NavigationItem, NavigationMenu } from '@smart-art/ui/navigation-menu';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useDeployment } from '../../services/use-deployment.ts';
import { buyerIcons } from './buyer-icons.ts';
import { linksOf } from './buyer-links.ts';
import { publicMessages as messages } from './public.messages.ts';

export interface PublicNavigationProps {
  confirm: (href: string) => void;
  /** The sign-in or sign-up link in the menu, if the header has no button for it. */
  way?: 'sign-in' | 'sign-up' | undefined;
}

/** Menus of the public header (001 section 2): galleries, services, other pages of the buyer side, sibling products. */
export function PublicNavigation({ confirm, way }: PublicNavigationProps) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const { buyerUrl, products } = useDeployment();
  const groups = (['galleries', 'services', 'buyerSide'] as const).map((menu) => ({
    label: intl.formatMessage(messages[menu]),
    links: linksOf(menu, buyerUrl).map(({ path, name, ...link }) => ({
      ...link,
      icon: buyerIcons[path],
      label: intl.formatMessage(name),
    })),
  }));
  const siblings = {
    label: intl.formatMessage(messages.products),
    links: products.map(({ name, url, logoUrl }) => ({
      href: url,
      label: name,
      logo: logoUrl ?? undefined,
      external: true,
    })),
  };
  const signInLink = way && {
    href: `/${way}`,
    label: intl.formatMessage(way === 'sign-in' ? messages.signIn : messages.start),
  };
  const items: NavigationItem[] = [
    ...[...groups, siblings].filter(({ links }) => links.length > 0),
    ...(signInLink ? [signInLink] : []),
  ];
  return <NavigationMenu currentPath={pathname} items={items} onConfirmFirst={({ href }) => confirm(href)} />;
}
