import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './PrintSheet.css.ts';

export interface PrintSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'title'> {
  /** Title of the document: "Packing slip". Where several have the same, give each an `aria-label` with its number. */
  title: string;
  /** The sender: name and address, one line each. */
  from?: ReactNode;
  /** Defaults to A4. */
  size?: 'a4' | 'letter' | undefined;
  /** Small print at the end: how to pay, whom to contact. */
  footer?: ReactNode;
  /** Heading level of its title. Defaults to 2. */
  level?: 2 | 3 | undefined;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A printed document: packing slip, invoice, return label. Black on white in both themes; when the page is printed only
 * its sheets are, each on a page of its own. Page numbers where the browser supports them. Not for a list on the screen
 * that may be printed: that needs nothing special.
 */
export function PrintSheet({ title, from, size = 'a4', footer: foot, level = 2, children, ...rest }: PrintSheetProps) {
  const Title = `h${level}` as const;
  return (
    <article aria-label={title} {...rest} className={cx(css.sheet, css.size[size])} data-theme="light">
      <div className={css.head}>
        <Title className={css.title}>{title}</Title>
        {from && <div className={css.from}>{from}</div>}
      </div>
      {children}
      {foot && <div className={css.foot}>{foot}</div>}
    </article>
  );
}
