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

/** Who is signed in. */
export interface ShellPerson {
  name: string;
  picture?: string | null;
  /** A line under the name; the quota takes its place where there is one. */
  note?: ReactNode;
}

export interface SidebarProps extends RootProps<HTMLDivElement> {
  brand: Pick<BrandProps, 'name' | 'href'>;
  /** The pages, in order. Those with a `permission` are shown to whom `can` allows them. */
  navigation: readonly NavigationEntry[];
  /** Whether the person holds a permission. Without it every page is shown. */
  can?: ((permission: string) => boolean) | undefined;
  currentPath: string;
  person: ShellPerson;
  quota?: QuotaMeterProps | undefined;
  /** The choice of a language, on a phone: there is no room for it in the header. */
  language?: ShellLanguageProps | undefined;
  collapsed?: boolean | undefined;
  onCollapsedChange?: ((collapsed: boolean) => void) | undefined;
  /** The box listens for Command + K or Ctrl + K and says so. One on a screen; not where these keys open a palette. */
  shortcut?: boolean;
}

/**
 * Brand, box, pages and person, in the column at the side or in the drawer of a small screen. AppShell sets it; it
 * fills the height it is given. Not by itself around a screen: use AppShell.
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
    // What was looked for has been found.
    setPath(currentPath);
    setTyped('');
  }
  const box = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const navigation = permitted(all, can);
  const found = collapsed ? [...navigation] : findEntries(navigation, typed, locale);

  // A person without any page has not looked for one.
  const isNothing = found.length === 0 && typed.trim() !== '';

  const focusBox = () => {
    if (collapsed) onCollapsedChange?.(false);
    // When the column was collapsed the box is drawn in the next frame.
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
