import { type ReactNode, useRef, useState } from 'react';
import { Brand } from '../brand/index.ts';
import { IconButton } from '../button/index.ts';
import { useHideOnScroll } from '../hide-on-scroll/index.ts';
import { MenuIcon } from '../icons/index.ts';
import { LanguagePicker } from '../language-picker/index.ts';
import { lazyComponent, useLazyOverlay } from '../lazy-component/index.ts';
import { HeaderSlot } from '../page/header-slot.ts';
import { useString } from '../provider/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import { cx } from '../theme/cx.ts';
import { toast } from '../toast/index.ts';
import * as css from './AppShell.css.ts';
import { BottomBar } from './BottomBar.tsx';
import type { DrawerProps } from './Drawer.tsx';
import * as head from './Header.css.ts';
import { permitted } from './navigation.ts';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import { useNarrowWindow } from './useNarrowWindow.ts';

const drawer = lazyComponent<DrawerProps>(() => import('./Drawer.tsx').then((part) => part.Drawer));

export interface AppShellProps extends SidebarProps {
  /** At the end of the header: PhoneSearch, the notification bell, the user menu. */
  actions?: ReactNode;
  /** An announcement for every page, above it. */
  banner?: ReactNode;
  /** A wide PublicFooter. It starts below the first window, so it may load late. */
  footer?: ReactNode;
  /** A Page. */
  children: ReactNode;
}

/**
 * The frame of every signed-in screen (000 section 2): sidebar, header, page, footer. On small screens the sidebar
 * slides in from the side; phones have a bottom bar with four pages, and the others behind its last entry. The sidebar
 * is collapsed below 1200 px until the user chooses; the caller stores that choice. Not for the screens before sign-in:
 * use PublicFrame.
 */
export function AppShell({
  brand,
  navigation,
  can,
  currentPath,
  person,
  quota,
  collapsed: chosen,
  onCollapsedChange,
  shortcut = true,
  language,
  actions,
  banner,
  footer,
  children,
  ...root
}: AppShellProps) {
  const string = useString();
  const littleRoom = useNarrowWindow();
  const collapsed = chosen ?? littleRoom;
  const header = useRef<HTMLElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<{ at: string } | null>(null);
  useHideOnScroll(header);

  const sidebar = { brand, navigation, can, currentPath, person, quota };
  // Navigating from the drawer closes it.
  const overlay = useLazyOverlay(drawer, () => toast.warning(string('menu.failed')), {
    open: opened?.at === currentPath,
    onOpenChange: (next) => setOpened(next ? { at: currentPath } : null),
  });
  const { Part: Drawer } = overlay;

  return (
    <div {...root} className={cx(css.shell, collapsed && css.collapsed)}>
      <SkipLink />
      <aside aria-label={string('appShell.sidebar')} className={css.side}>
        <Sidebar {...sidebar} collapsed={collapsed} onCollapsedChange={onCollapsedChange} shortcut={shortcut} />
      </aside>
      <div className={css.column}>
        <header className={head.header} ref={header}>
          <div className={head.brand}>
            <Brand {...brand} />
          </div>
          <div className={head.crumbs} ref={setSlot} />
          <div className={head.actions}>
            {language && (
              <span className={head.fromTablet}>
                <LanguagePicker {...language} />
              </span>
            )}
            {actions}
            <span className={head.menu}>
              <IconButton
                {...overlay.intent}
                aria-expanded={overlay.open}
                aria-haspopup="dialog"
                emphasis="quiet"
                icon={MenuIcon}
                label={string('appShell.menu')}
                onClick={overlay.press}
                tipPlacement="bottom"
              />
            </span>
          </div>
        </header>
        <HeaderSlot value={slot}>
          <main className={css.main} id="main" tabIndex={-1}>
            {banner}
            {children}
          </main>
        </HeaderSlot>
        {footer}
        <div className={css.foot} />
      </div>
      <BottomBar currentPath={currentPath} drawer={overlay} navigation={permitted(navigation, can)} />
      {Drawer && <Drawer {...sidebar} language={language} onOpenChange={overlay.setOpen} open={overlay.open} />}
    </div>
  );
}
