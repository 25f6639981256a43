import type { ReactNode } from 'react';
import { HungPicture, type HungPictureProps } from '../picture-wall/HungPicture.tsx';
import type { RootProps } from '../root/root.ts';
import * as css from './Hero.css.ts';

export interface HeroProps extends RootProps<HTMLDivElement> {
  /** The page's h1: what the reader gets here, in one sentence. */
  title: ReactNode;
  /** Two or three lines that say it more exactly. */
  lead: ReactNode;
  /** Link buttons: the one thing to do first, then a quieter one. */
  actions?: ReactNode;
  /**
   * Two lines under the actions: what it costs, or for whom it is. Null while that is not known yet: its room is kept, and
   * nothing moves when it comes. Left out, there is none.
   */
  note?: ReactNode;
  /** What hangs beside the words. Wider than high fits best. */
  picture: Omit<HungPictureProps, 'sizes' | 'priority'>;
}

/** As wide as its column allows: see Hero.css.ts. */
const sizes = '(min-width: 1024px) min(36vw, 34rem), 80vw';

/**
 * The first sight of a site: what it is about, and a picture on a wall that reaches the window's edge. Stands first in a
 * PublicShell. Not for the pages behind it: those have a Page.
 */
export function Hero({ title, lead, actions, note, picture, ...root }: HeroProps) {
  return (
    <div {...root} className={css.hero} data-full="">
      <div className={css.words}>
        <h1 className={css.title} data-page-title="" tabIndex={-1}>
          {title}
        </h1>
        <p className={css.lead}>{lead}</p>
        {actions && <div className={css.actions}>{actions}</div>}
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
      <div className={css.wall}>
        <HungPicture {...picture} priority sizes={sizes} />
      </div>
    </div>
  );
}
