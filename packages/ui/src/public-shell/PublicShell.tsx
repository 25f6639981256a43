import { type ReactNode, useRef } from 'react';
import { useHideOnScroll } from '../hide-on-scroll/index.ts';
import type { RootProps } from '../root/root.ts';
import { SkipLink } from '../skip-link/index.ts';
import { PublicFooter, type PublicFooterProps } from './PublicFooter.tsx';
import { PublicHeader, type PublicHeaderProps } from './PublicHeader.tsx';
import * as css from './PublicShell.css.ts';

export interface PublicShellProps extends Omit<PublicHeaderProps, 'ref'>, RootProps<HTMLDivElement> {
  footer: PublicFooterProps;
  /** Content of the page, including its h1. */
  children: ReactNode;
}

/**
 * The frame of the public pages (001 section 2): header, content, footer. The header hides on scrolling down and
 * returns on scrolling up or when it contains the focus. Not for one form on a page: use PublicFrame. Not after
 * sign-in: use AppShell.
 */
export function PublicShell({ brand, navigation, tools, invitation, footer, children, ...root }: PublicShellProps) {
  const top = useRef<HTMLDivElement>(null);
  useHideOnScroll(top);
  return (
    <div {...root} className={css.shell}>
      <SkipLink />
      <div className={css.top} ref={top}>
        <PublicHeader brand={brand} invitation={invitation} navigation={navigation} tools={tools} />
      </div>
      <main className={css.content} id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter {...footer} />
    </div>
  );
}

/**
 * Content after another frame: sections in the shell's column, then its footer. Below a PublicFrame, which already has
 * the header and main landmark. Not for a whole page: use PublicShell.
 */
export function PublicAfter({ footer, children }: Pick<PublicShellProps, 'footer' | 'children'>) {
  return (
    <>
      <div className={css.content}>{children}</div>
      <PublicFooter {...footer} />
    </>
  );
}
