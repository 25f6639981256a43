import { type ReactNode, useRef, useState } from 'react';
import { Avatar } from '../avatar/index.ts';
import { Brand, type BrandProps } from '../brand/index.ts';
import { IconButton } from '../button/index.ts';
import { usePaletteShortcut } from '../command-palette/usePaletteShortcut.ts';
import { PanelLeftClose, PanelLeftOpen, Search } from '../icons/index.ts';
import { useString, useUi } from '../provider/index.ts';
import type { QuotaMeterProps } from '../quota-meter/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { FindPage } from './FindPage.tsx';
import { LazyQuota } from './LazyQuota.tsx';
import * as navigationCss from './Navigation.css.ts';
import { Navigation } from './Navigation.tsx';
import { findEntries, type NavigationEntry, permitted } from './navigation.ts';
import { ShellLanguage, type ShellLanguageProps } from './ShellLanguage.tsx';
import * as css from './Sidebar.css.ts';

/** The signed-in user. */
export interface ShellPerson {
  name: string;
  picture?: string | null;
  /** A line under the name, replaced by the quota if there is one. */
  note?: ReactNode;
}

export interface SidebarProps extends RootProps<HTMLDivElement> {
  brand: Pick<BrandProps, 'name' | 'href'>;
  /** The pages, in order. Those with a `permission` are shown only if `can` allows it. */
  navigation: readonly NavigationEntry[];
  /** True if the user has the permission. Without it every page is shown. */
  can?: ((permission: string) => boolean) | undefined;
  currentPath: string;
  person: ShellPerson;
  quota?: QuotaMeterProps | undefined;
  /** The language picker on a phone, where the header has no room for it. */
  language?: ShellLanguageProps | undefined;
  collapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /**
   * Focuses the box on Command + K or Ctrl + K and shows that shortcut. Use it once on a screen, and not where these
   * keys open a palette.
   */
  shortcut?: boolean;
}

/**
 * Brand, filter box, pages and user, in the side column or in the drawer of a small screen. AppShell renders it; it
 * fills the height it is given. Not on its own around a screen: use AppShell.
 */
export function Sidebar({
  brand,
  navigation: all,
  can,
  currentPath,
  person,
  quota,
  language,
  collapsed = false,
  onCollapsedChange,
  shortcut = false,
  ...root
}: SidebarProps) {
  const { locale } = useUi();
  const string = useString();
  const [typed, setTyped] = useState('');
  const [path, setPath] = useState(currentPath);
  if (path !== currentPath) {
    // Clear the filter after navigation.
    setPath(currentPath);
    setTyped('');
  }
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigation = permitted(all, can);
  const found = collapsed ? [...navigation] : findEntries(navigation, typed, locale);

  // Only report "nothing found" if something was typed: a user may have no pages at all.
  const isNothing = found.length === 0 && typed.trim() !== '';

  const focusBox = () => {
    if (collapsed) onCollapsedChange?.(false);
    // If the column was collapsed, the box is rendered in the next frame.
    requestAnimationFrame(() => box.current?.focus());
  };
  usePaletteShortcut(focusBox, shortcut);

  return (
    <div {...root} className={css.sidebar}>
      <div className={cx(css.brandRow, collapsed && css.brandRowCollapsed)}>
        <Brand {...brand} sealOnly={collapsed} />
        {onCollapsedChange && (
          <span className={css.toggle}>
            <IconButton
              aria-expanded={!collapsed}
              emphasis="quiet"
              icon={collapsed ? PanelLeftOpen : PanelLeftClose}
              label={string('appShell.sidebar')}
              onClick={() => onCollapsedChange(!collapsed)}
              size="small"
              tipPlacement={collapsed ? 'end' : 'bottom'}
            />
          </span>
        )}
      </div>
      {collapsed ? (
        <div className={css.findCollapsed}>
          <IconButton
            emphasis="quiet"
            icon={Search}
            label={string('appShell.find')}
            onClick={focusBox}
            tipPlacement="end"
          />
        </div>
      ) : (
        <div className={css.find}>
          <FindPage
            onChange={setTyped}
            onEnter={() => list.current?.querySelector('a')?.click()}
            ref={box}
            shortcut={shortcut}
            value={typed}
          />
        </div>
      )}
      <div className={css.scroll} ref={list}>
        <Navigation collapsed={collapsed} currentPath={currentPath} entries={found} />
        <p aria-live="polite" className={isNothing ? navigationCss.nothing : undefined}>
          {isNothing && string('appShell.nothingFound', { typed })}
        </p>
      </div>
      {language && <ShellLanguage {...language} />}
      <div className={cx(css.person, collapsed && css.personCollapsed)}>
        <Avatar name={person.name} picture={person.picture} />
        {collapsed ? (
          <VisuallyHidden>{person.name}</VisuallyHidden>
        ) : (
          <div className={css.personWords}>
            <span className={css.personName} title={person.name}>
              {person.name}
            </span>
            {quota ? (
              <LazyQuota {...quota} />
            ) : (
              person.note && (
                <span className={css.personNote} title={typeof person.note === 'string' ? person.note : undefined}>
                  {person.note}
                </span>
              )
            )}
          </div>
        )}
      </div>
    </div>
  );
}
