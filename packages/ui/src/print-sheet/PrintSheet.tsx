import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { cx } from '../theme/cx.ts';
import * as css from './PrintSheet.css.ts';

export interface PrintSheetProps extends Omit<HTMLAttributes<HTMLElement>, 'className' | 'style' | 'title'> {
  /** What the paper is: "Packing slip". */
  title: string;
  /** Who sends it: name and address, one line each. */
  from?: ReactNode;
  /** Defaults to A4. */
  size?: 'a4' | 'letter' | undefined;
  /** Small words at the end: how to pay, whom to ask. */
  footer?: ReactNode;
  /** Place of its title in the outline. Defaults to 2. */
  level?: 2 | 3 | undefined;
  children: ReactNode;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * A paper as it will be printed: packing slip, invoice, label of a return. Black on white in both themes; when the page
 * is printed nothing but its sheets is, each on a page of its own. Where the browser can, pages carry their number.
 * Not for a list on the screen that somebody may print: that prints by itself.
 */
export function PrintSheet({ title, from, size = 'a4', footer: foot, level = 2, children, ...rest }: PrintSheetProps) {
  const Title = `h${level}` as const;
  return (
    <article {...rest} aria-label={title} className={cx(css.sheet, css.size[size])} data-theme="light">
      <div className={css.head}>
        <Title className={css.title}>{title}</Title>
        {from && <div className={css.from}>{from}</div>}
      </div>
      {children}
      {foot && <div className={css.foot}>{foot}</div>}
    </article>
  );
}
