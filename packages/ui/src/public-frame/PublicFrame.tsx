import type { ReactNode } from 'react';
import type { BrandProps } from '../brand/index.ts';
import { HungPicture, type HungPictureProps } from '../picture-wall/HungPicture.tsx';
import { PublicHeader } from '../public-shell/PublicHeader.tsx';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './PublicFrame.css.ts';

export interface PublicFrameProps extends RootProps<HTMLDivElement> {
  brand: Pick<BrandProps, 'name' | 'href'>;
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** At the end of the first row: the pickers of language and theme. */
  tools?: ReactNode;
  /** A NavigationMenu. Room is kept for it: it may come late. */
  navigation?: ReactNode;
  /** Small words at the foot. */
  footer?: ReactNode;
  /** Hangs on a wall beside the form on a wide screen. Left out, the form has the page to itself: for a result. */
  picture?: Omit<HungPictureProps, 'sizes' | 'priority'> | undefined;
  /** Below the frame, for whoever scrolls on: a window's height is kept for it. */
  after?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/**
 * The calm frame of the screens before sign-in: a form or a result, and beside it on a wide screen a picture on a wall.
 * Not for public pages that are read: use PublicShell. Not for a task of several steps: use TaskFrame. Not after sign-in:
 * use AppShell.
 */
export function PublicFrame({
  brand,
  title,
  lead,
  tools,
  navigation,
  footer,
  picture,
  after,
  children,
  ...root
}: PublicFrameProps) {
  return (
    <>
      <div {...root} className={cx(css.frame, picture && css.walled)}>
        <div className={css.room}>
          <div className={css.top}>
            <PublicHeader brand={brand} tools={tools} />
            {navigation && <div className={css.menus}>{navigation}</div>}
          </div>
          <main className={css.main}>
            <div className={css.head}>
              <h1 className={css.title} data-page-title="" tabIndex={-1}>
                {title}
              </h1>
              {lead && <p className={css.lead}>{lead}</p>}
            </div>
            {children}
          </main>
          {footer && <footer className={css.footer}>{footer}</footer>}
        </div>
        {picture && (
          <aside aria-label={picture.title} className={css.wall} data-wall="">
            <HungPicture {...picture} />
          </aside>
        )}
      </div>
      {after && <div className={css.after}>{after}</div>}
    </>
  );
}
