import type { MessageDescriptor } from 'react-intl';
import { publicMessages as messages } from './public.messages.ts';

/** A page of the buyer side that the public pages link to. */
export interface BuyerLink {
  /** Path on the buyer site. */
  path: string;
  name: MessageDescriptor;
  /** `soon` is shown as coming soon, without a link. */
  status: 'active' | 'soon';
  menu: 'galleries' | 'services' | 'buyerSide';
}

/** The twelve links to the buyer side (001 section 2). An active one opens in a new tab after a confirmation. */
export const buyerLinks: readonly BuyerLink[] = [
  { path: '/', name: messages.buyerHome, status: 'active', menu: 'buyerSide' },
  { path: '/search', name: messages.search, status: 'active', menu: 'buyerSide' },
  { path: '/art-gallery', name: messages.art, status: 'active', menu: 'galleries' },
  { path: '/photo-gallery', name: messages.photo, status: 'active', menu: 'galleries' },
  { path: '/frame-gallery', name: messages.frame, status: 'active', menu: 'galleries' },
  { path: '/designers-gallery', name: messages.design, status: 'active', menu: 'galleries' },
  { path: '/sales-and-auction', name: messages.sale, status: 'active', menu: 'services' },
  { path: '/buy-and-rent', name: messages.rent, status: 'active', menu: 'services' },
  { path: '/custom-order', name: messages.custom, status: 'soon', menu: 'services' },
  { path: '/exhibition', name: messages.exhibition, status: 'soon', menu: 'services' },
  { path: '/crowd-funding', name: messages.crowdfunding, status: 'active', menu: 'buyerSide' },
  { path: '/all-feedbacks', name: messages.reviews, status: 'active', menu: 'buyerSide' },
];

/**
 * The links of one menu.
 * @param buyerUrl URL of the buyer side; if null, only the coming-soon entries remain, which have no link anyway
 */
export function linksOf(menu: BuyerLink['menu'], buyerUrl: string | null) {
  return buyerLinks.flatMap(({ path, name, status, menu: its }) => {
    const soon = status === 'soon';
    if (its !== menu || (buyerUrl === null && !soon)) return [];
    return [{ href: `${buyerUrl ?? ''}${path}`, path, name, soon, external: !soon, confirmFirst: !soon }];
  });
}
