import {
  Brush,
  Building2,
  Camera,
  Frame,
  Gavel,
  HandCoins,
  House,
  KeyRound,
  type LucideIcon,
  MessageSquareQuote,
  Palette,
  Search,
  Shapes,
} from '@smart-art/ui/icons';

/** Icons for the pages of the buyer side, by path. */
export const buyerIcons: Readonly<Record<string, LucideIcon>> = {
  '/': House,
  '/search': Search,
  '/art-gallery': Palette,
  '/photo-gallery': Camera,
  '/frame-gallery': Frame,
  '/designers-gallery': Shapes,
  '/sales-and-auction': Gavel,
  '/buy-and-rent': KeyRound,
  '/custom-order': Brush,
  '/exhibition': Building2,
  '/crowd-funding': HandCoins,
  '/all-feedbacks': MessageSquareQuote,
};
