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
  /** At the end of the first row: language and theme pickers. */
  tools?: ReactNode;
  /** A NavigationMenu. Its space is reserved, so it may load late. */
  navigation?: ReactNode;
  /** Small print in the footer. */
  footer?: ReactNode;
  /** Shown on a wall beside the form on a wide screen. If omitted, the form takes the whole page: for a result. */
  picture?: Omit<HungPictureProps, 'sizes' | 'priority'> | undefined;
  /** Content below the frame, which fills the window's height. */
  after?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/**
 * The plain frame of the screens before sign-in: a form or a result, on a wide screen beside a picture on a wall. Not
 * for public pages with content to read: use PublicShell. Not for a task of several steps: use TaskFrame. Not after
 * sign-in: use AppShell.
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
