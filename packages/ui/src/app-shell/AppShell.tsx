import { type ReactNode, useRef, useState } from 'react';
import { Brand } from '../brand/index.ts';
import { Button } from '../button/index.ts';
import { MenuIcon } from '../icons/index.ts';
import { lazyPart } from '../lazy-part/index.ts';
import { HeaderSlot } from '../page/header-slot.ts';
import { useString } from '../provider/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './AppShell.css.ts';
import { BottomBar } from './BottomBar.tsx';
import type { DrawerProps } from './Drawer.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import { useHideOnScroll } from './useHideOnScroll.ts';

const drawer = lazyPart<DrawerProps>(() => import('./Drawer.tsx').then((part) => part.Drawer));

export interface AppShellProps extends Omit<SidebarProps, 'shortcut'> {
  /** At the end of the header: menus of language, notices and person. */
  actions?: ReactNode;
  /** News that concerns every page, above it. */
  banner?: ReactNode;
  footer?: ReactNode;
  /** A Page. */
  children: ReactNode;
}

/**
 * The frame of every signed-in screen (000 section 2): sidebar, header, page, footer; on small screens the sidebar comes
 * in from the side, and phones have a bar of main pages at the foot. The caller remembers whether the sidebar is
 * collapsed. Not for the screens before sign-in: use PublicFrame.
 */
export function AppShell({ actions, banner, footer, children, ...sidebar }: AppShellProps) {
  const string = useString();
  const header = useRef<HTMLElement>(null);
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState<{ at: string } | null>(null);
  const Drawer = drawer.usePart();
  useHideOnScroll(header);

  const { brand, navigation, currentPath, collapsed = false, onCollapsedChange: _, ...inDrawer } = sidebar;
  // A page chosen in the drawer closes it.
  const open = opened?.at === currentPath;
  const openDrawer = async () => {
    setOpened({ at: currentPath });
    if (!(await drawer.preload())) setOpened(null);
  };
  const intent = () => void drawer.preload();

  return (
    <div className={cx(css.shell, collapsed && css.collapsed)}>
      <a className={css.skip} href="#main">
        {string('appShell.skip')}
      </a>
      <aside aria-label={string('appShell.sidebar')} className={css.side}>
        <Sidebar {...sidebar} shortcut />
      </aside>
      <div className={css.column}>
        <header className={css.header} ref={header}>
          <div className={css.headerBrand}>
            <Brand {...brand} />
          </div>
          <div className={css.crumbs} ref={setSlot} />
          <div className={css.actions}>
            {actions}
            <span className={css.menu}>
              <Button
                aria-expanded={open}
                aria-haspopup="dialog"
                emphasis="quiet"
                icon={MenuIcon}
                iconOnly
                onClick={openDrawer}
                onFocus={intent}
                onPointerEnter={intent}
              >
                {string('appShell.menu')}
              </Button>
            </span>
          </div>
        </header>
        <HeaderSlot value={slot}>
          <main className={css.main} id="main" tabIndex={-1}>
            {banner}
            {children}
          </main>
        </HeaderSlot>
        {footer && <footer className={css.footer}>{footer}</footer>}
        <div className={css.foot} />
      </div>
      <BottomBar currentPath={currentPath} navigation={navigation} />
      {Drawer && (
        <Drawer
          {...inDrawer}
          brand={brand}
          currentPath={currentPath}
          navigation={navigation}
          onOpenChange={(next) => setOpened(next ? { at: currentPath } : null)}
          open={open}
        />
      )}
    </div>
  );
}
