import { PhoneSearch } from '@smart-art/ui/app-shell';
import { usePaletteShortcut } from '@smart-art/ui/command-palette';
import {
  Eye,
  Keyboard,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  LockKeyhole,
  MessageCircle,
  Search,
  ShoppingBag,
  UserRound,
} from '@smart-art/ui/icons';
import { lazyComponent, useLazyOverlay } from '@smart-art/ui/lazy-component';
import { apple } from '@smart-art/ui/shortcut-hint';
import { toast } from '@smart-art/ui/toast';
import { UserMenu } from '@smart-art/ui/user-menu';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import type { LensDialogProps } from '../lens/LensDialog.tsx';
import { lensMessages } from '../lens/lens.messages.ts';
import { rolesToSee } from '../lens/roles.ts';
import { usePreference } from '../preferences/use-preference.ts';
import { useTheme } from '../preferences/use-theme.ts';
import { useSeller, useServices } from '../services/services.ts';
import { useDeployment } from '../services/use-deployment.ts';
import { Bell } from './Bell.tsx';
import { failureMessages } from './failures.messages.ts';
import { closedPages, pagesFor } from './pages.ts';
import type { PaletteProps } from './palette/Palette.tsx';
import { onPaletteRequest } from './palette/request.ts';
import { useBuyerSide } from './public/use-buyer-side.tsx';
import { toolsMessages as messages } from './tools.messages.ts';

const lensDialog = lazyComponent<LensDialogProps>(() =>
  import('../lens/LensDialog.tsx').then((part) => part.LensDialog),
);

const palette = lazyComponent<PaletteProps>(() => import('./palette/Palette.tsx').then((part) => part.Palette));

export interface SellerToolsProps extends Pick<PaletteProps, 'languages'> {
  person: { name: string; picture: string | null | undefined };
  /** The user clicked search before this component had loaded. */
  isSearching: boolean;
}

/** Links of the user menu (000 section 1), filtered by existing screens and the seller's permissions. */
const places = [
  { id: '/seller-dashboard', name: messages.dashboard, icon: LayoutDashboard },
  { id: '/seller-profile', name: messages.profile, icon: UserRound },
  { id: '/forum-list', name: messages.forum, icon: MessageCircle },
  { id: '/edit-profile/change-password', name: messages.changePassword, icon: KeyRound },
];

/** The bell, the user menu, and the palette with its shortcut. The palette and its search load on first use. */
export function SellerTools({ person, languages, isSearching }: SellerToolsProps) {
  const intl = useIntl();
  const { session } = useServices();
  const [theme, setTheme] = useTheme();
  const [shortcuts, setShortcuts] = usePreference('shortcuts');
  const seller = useSeller();
  const navigate = useNavigate();
  const [setUpList, setSetUpList] = usePreference('set_up_list', seller?.id);
  const pages = pagesFor(seller?.permissions ?? []);
  const failed = () => toast.warning(intl.formatMessage(failureMessages.network));
  const [isPaletteOpen, setPaletteOpen] = useState(isSearching);
  const {
    Part: Palette,
    open,
    setOpen,
    intent,
    press,
  } = useLazyOverlay(palette, failed, {
    open: isPaletteOpen,
    onOpenChange: setPaletteOpen,
  });
  const { Part: LensDialog, open: isLensOpen, setOpen: setLensOpen } = useLazyOverlay(lensDialog, failed);
  const roles = rolesToSee();
  usePaletteShortcut(() => setOpen(!open));
  useEffect(() => onPaletteRequest(() => setOpen(true)), [setOpen]);
  const { buyerDashboardUrl } = useDeployment();
  const buyerSide = useBuyerSide();
  /* When viewing as another role, closed pages are listed too, with the reason. */
  const closedAt = new Map(closedPages(seller).map(({ path, why }) => [path, why]));
  const own = places
    .filter(({ id }) => closedAt.has(id) || pages.some(({ path }) => path === id))
    .map(({ id, name, icon }) => ({
      id,
      label: intl.formatMessage(name),
      icon: closedAt.has(id) ? LockKeyhole : icon,
      href: id,
      description: closedAt.get(id),
    }));
  /* Next to the seller's dashboard (001 section 2); confirms before opening the other site. */
  const buyer = buyerDashboardUrl
    ? [{ id: 'buyer', label: intl.formatMessage(messages.buyerDashboard), icon: ShoppingBag }]
    : [];
  const follow: Record<string, () => void> = {
    buyer: () => buyerDashboardUrl && buyerSide.confirm(buyerDashboardUrl),
    setUp: () => {
      setSetUpList('shown');
      void navigate('/seller-dashboard#set-up');
    },
    palette: () => setOpen(true),
    lens: () => setLensOpen(true),
    shortcuts: () => setShortcuts(shortcuts === 'on' ? 'off' : 'on'),
  };
  const before = own[0]?.id === '/seller-dashboard' ? 1 : 0;
  const setUp =
    before && setUpList === 'hidden'
      ? [{ id: 'setUp', label: intl.formatMessage(messages.setUp), icon: ListChecks }]
      : [];
  return (
    <>
      <PhoneSearch intent={intent} onClick={press} open={open} />
      <Bell />
      <UserMenu
        {...person}
        links={[
          ...own.slice(0, before),
          ...buyer,
          ...own.slice(before),
          ...setUp,
          {
            id: 'palette',
            label: intl.formatMessage(messages.palette),
            description: apple ? '⌘ K' : 'Ctrl K',
            icon: Search,
          },
          ...(roles.length > 0 ? [{ id: 'lens', label: intl.formatMessage(lensMessages.open), icon: Eye }] : []),
          {
            id: 'shortcuts',
            label: intl.formatMessage(shortcuts === 'on' ? messages.shortcutsOff : messages.shortcutsOn),
            icon: Keyboard,
          },
        ]}
        onFollow={(id) => follow[id]?.()}
        onSignOut={() => session.signOut()}
        onThemeChange={setTheme}
        theme={theme}
      />
      {buyerSide.dialog}
      {LensDialog && <LensDialog onOpenChange={setLensOpen} open={isLensOpen} />}
      {Palette && <Palette languages={languages} onOpenChange={setOpen} open={open} />}
    </>
  );
}
