import type { ElementType, ReactNode } from 'react';
import { cx } from '../theme/cx.ts';
import { type Gap, gap as gaps } from './gap.css.ts';
import type { NativeProps } from './native.ts';
import * as css from './Stack.css.ts';

export interface StackProps extends NativeProps {
  children?: ReactNode;
  /** Gap between children in steps of 4 px. */
  gap?: Gap;
  align?: keyof typeof css.align;
  /** HTML element, where its meaning matters. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'section' | 'article' | 'header' | 'footer' | 'fieldset';
}

/**
 * Stacks children vertically with an even gap. Spacing belongs to layouts: components have no outer margin. Not for
 * children side by side: use Inline or Grid.
 */
export function Stack({ gap = 4, align = 'stretch', as = 'div', children, ...rest }: StackProps) {
  const Element = as as ElementType;
  return (
    <Element {...rest} className={cx(css.stack, gaps[gap], css.align[align])}>
      {children}
    </Element>
  );
}
