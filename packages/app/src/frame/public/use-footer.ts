import type { FooterLink, PublicFooterProps } from '@smart-art/ui/public-shell';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useDeployment } from '../../services/use-deployment.ts';
import { BRAND } from '../title.ts';
import { linksOf } from './buyer-links.ts';
import { footerMessages, publicMessages } from './public.messages.ts';

const never = () => () => {};
const thisYear = () => new Date().getFullYear();

/** The current year; during hydration of a prerendered page, the year of the build. */
const useYear = (): number => useSyncExternalStore(never, thisYear, () => Number(import.meta.env.DRAWN_YEAR));

/** Footer links to sections of the home page. */
function useAbout(): FooterLink[] {
  const intl = useIntl();
  return [
    { href: '/#how', label: intl.formatMessage(footerMessages.how) },
    { href: '/#reviews', label: intl.formatMessage(footerMessages.say) },
    { href: '/#contact', label: intl.formatMessage(footerMessages.contact) },
  ];
}

/** One-line footer for signed-in pages. */
export function useWorkFooter(): PublicFooterProps {
  const links = useAbout().filter(({ href }) => href !== '/#reviews');
  return { owner: BRAND, year: useYear(), links };
}

/**
 * Footer of every public page (001 section 2): lists, branches, social media.
 * @param confirm receives the URL of a link to the buyer side
 */
export function useFooter(confirm: (href: string) => void): PublicFooterProps {
  const intl = useIntl();
  const deployment = useDeployment();
  const year = useYear();
  const about = useAbout();
  const list = (menu: 'galleries' | 'services') => ({
    title: intl.formatMessage(publicMessages[menu]),
    links: linksOf(menu, deployment.buyerUrl).map(({ name, path: _, ...link }) => ({
      ...link,
      label: intl.formatMessage(name),
    })),
  });
  return {
    owner: BRAND,
    year,
    onConfirmFirst: ({ href }) => confirm(href),
    columns: [
      list('galleries'),
      list('services'),
      { title: intl.formatMessage(footerMessages.about), links: about },
    ].filter(({ links }) => links.length > 0),
    branches: deployment.branches.map(({ country, address, mapUrl }) => ({
      name: intl.formatMessage(footerMessages[country]),
      address,
      mapHref: mapUrl,
    })),
    social: deployment.social.map(({ name, url }) => ({ href: url, label: name, external: true })),
  };
}
