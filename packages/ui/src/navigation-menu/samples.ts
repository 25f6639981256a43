import { Frame, Gavel, Images, Palette } from '../icons/index.ts';
import type { NavigationItem } from './entries.ts';

/** The public header's menus in the stories. */
export const menus: NavigationItem[] = [
  {
    label: 'Gallery',
    links: [
      { href: '#art', label: 'Art', icon: Palette, confirmFirst: true },
      { href: '#photo', label: 'Photos', icon: Images, confirmFirst: true },
      { href: '#frame', label: 'Frames', icon: Frame, confirmFirst: true },
    ],
  },
  {
    label: 'Services',
    links: [
      { href: '#sale', label: 'Sale and auction', icon: Gavel, description: 'At a price, or to whoever bids most' },
      { href: '#rent', label: 'Buy and rent', description: 'For a wall, or for some months' },
      { href: '#custom', label: 'Custom order', soon: true },
      { href: '#exhibition', label: 'Exhibition', soon: true },
    ],
  },
  {
    label: 'Products',
    links: [
      { href: 'https://example.com/forum', label: 'Studio', external: true },
      { href: 'https://example.com/print', label: 'Print room', external: true },
    ],
  },
  { href: '#forum', label: 'Forum' },
];

/** The same in Japanese. */
export const japaneseMenus: NavigationItem[] = [
  {
    label: 'ギャラリー',
    links: [
      { href: '#art', label: 'アート' },
      { href: '#photo', label: '写真' },
    ],
  },
  { label: 'サービス', links: [{ href: '#custom', label: 'オーダーメイド', soon: true }] },
  { href: '#forum', label: 'フォーラム' },
];
