import type { ReactNode } from 'react';
import { Brand, type BrandProps } from '../brand/index.ts';
import { useString } from '../provider/index.ts';
import * as css from './PublicFrame.css.ts';
import picture from './picture.svg?no-inline';

export interface PublicFrameProps {
  brand: Pick<BrandProps, 'name' | 'href'>;
  title: ReactNode;
  /** A sentence under the title. */
  lead?: ReactNode;
  /** At the end of the first row: the pickers of language and theme. */
  tools?: ReactNode;
  /** Small words at the foot. */
  footer?: ReactNode;
  /** The form. */
  children: ReactNode;
}

/** The calm frame of the screens before sign-in: a form, and beside it on a wide screen a picture on a wall. */
export function PublicFrame({ brand, title, lead, tools, footer, children }: PublicFrameProps) {
  const string = useString();
  return (
    <div className={css.frame}>
      <div className={css.room}>
        <header className={css.header}>
          <Brand {...brand} />
          {tools && <div className={css.tools}>{tools}</div>}
        </header>
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
      <div aria-hidden="true" className={css.wall}>
        <div className={css.hanging}>
          <div className={css.picture}>
            {/* The house's own picture, drawn by rule; a file, so that its waves weigh nothing in the script. */}
            <img alt="" height={500} src={picture} width={400} />
          </div>
          <p className={css.label}>
            <span className={css.name}>{string('publicFrame.picture')}</span>
            {string('publicFrame.medium')}
          </p>
        </div>
      </div>
    </div>
  );
}
