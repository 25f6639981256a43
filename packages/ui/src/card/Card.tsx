import type { ElementType, ReactNode } from 'react';
import type { NativeProps } from '../stack/native.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Card.css.ts';

export interface CardProps extends NativeProps {
  children?: ReactNode;
  padding?: keyof typeof css.padding;
  /** A faint shadow, for the one card that holds the main next action of a screen. */
  raised?: boolean;
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
}

/**
 * A raised surface for one thing: a form, a summary. Prefer space to lines. Not where a heading and spacing are enough:
 * use Section.
 */
export function Card({ padding = 'medium', raised = false, as = 'div', children, ...rest }: CardProps) {
  const Element = as as ElementType;
  return (
    <Element {...rest} className={cx(css.card, css.padding[padding], raised && css.raised)}>
      {children}
    </Element>
  );
}
