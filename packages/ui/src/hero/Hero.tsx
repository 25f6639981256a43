import type { ReactNode } from 'react';
import { HungPicture, type HungPictureProps } from '../picture-wall/HungPicture.tsx';
import type { RootProps } from '../root/root.ts';
import * as css from './Hero.css.ts';

export interface HeroProps extends RootProps<HTMLDivElement> {
  /** The page's h1: the benefit for the reader, in one sentence. */
  title: ReactNode;
  /** Two or three lines that explain it. */
  lead: ReactNode;
  /** Link buttons: the primary action, then a quieter one. */
  actions?: ReactNode;
  /**
   * Two lines below the actions: the price, or the target group. Null while unknown: space is reserved to avoid a
   * layout shift. Left out, there is none.
   */
  note?: ReactNode;
  /** Picture beside the text. Landscape format fits best. */
  picture: Omit<HungPictureProps, 'sizes' | 'priority'>;
}

/** As wide as its column allows: see Hero.css.ts. */
const sizes = '(min-width: 1024px) min(36vw, 34rem), 80vw';

/**
 * The top of a landing page: the topic, and a picture on a wall that extends to the window's edge. First in a
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
