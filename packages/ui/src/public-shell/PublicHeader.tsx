import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '../brand/index.ts';
import type { RootProps } from '../root/root.ts';
import * as css from './PublicHeader.css.ts';

export interface PublicHeaderProps extends RootProps<HTMLElement> {
  brand: Pick<BrandProps, 'name' | 'href'>;
  /** A NavigationMenu. */
  navigation?: ReactNode;
  /** At the end: pickers, the sign-in link. */
  tools?: ReactNode;
  /** After the tools, from laptop width on: an action that the page offers, too. */
  invitation?: ReactNode;
}

/**
 * The header of every page before sign-in: brand, menus, language and theme. Not by itself on a page: use PublicShell,
 * PublicFrame or TaskFrame. Not after sign-in: AppShell has a header of its own.
 */
export function PublicHeader({ brand, navigation, tools, invitation, ...root }: PublicHeaderProps) {
  return (
    <header {...root} className={css.header}>
      <Brand {...brand} />
      {navigation && <div className={css.navigation}>{navigation}</div>}
      {tools && <div className={css.tools}>{tools}</div>}
      {invitation && <div className={css.invitation}>{invitation}</div>}
    </header>
  );
}
