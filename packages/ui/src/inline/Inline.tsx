import type { ElementType, ReactNode } from 'react';
import { type Gap, gap as gaps } from '../stack/gap.css.ts';
import type { NativeProps } from '../stack/native.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Inline.css.ts';

export interface InlineProps extends NativeProps {
  children?: ReactNode;
  /** Gap between children, and between lines when they wrap, in steps of 4 px. */
  gap?: Gap;
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
  /** Turn off if a second line is worse than a narrow child. */
  wrap?: boolean;
  /** The element, if its semantics matter. */
  as?: 'div' | 'span' | 'ul' | 'ol' | 'li' | 'header' | 'footer';
}

/** Puts children in a row, wrapping onto further lines. Not for columns that line up: use Grid. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  wrap = true,
  as = 'div',
  children,
  ...rest
}: InlineProps) {
  const Element = as as ElementType;
  return (
    <Element {...rest} className={cx(css.inline, gaps[gap], css.align[align], css.justify[justify], wrap && css.wrap)}>
      {children}
    </Element>
  );
}
