import type { ReactNode } from 'react';
import type { LucideIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Button.css.ts';

/** What a button looks like, whatever it is underneath. */
export interface Appearance {
  /** The words: a verb, in sentence case ("Confirm payment", not "OK"). */
  children: ReactNode;
  /** `primary` once on a screen at most: the one thing to do next. */
  emphasis?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `danger` where something is destroyed. */
  tone?: 'neutral' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** An icon before the words. */
  icon?: LucideIcon | undefined;
  /** As wide as its container. */
  fullWidth?: boolean | undefined;
}

/** IconButton's square. */
interface Shape {
  iconOnly?: boolean | undefined;
}

export const appearance = ({
  emphasis = 'secondary',
  tone,
  size = 'medium',
  iconOnly,
  fullWidth,
}: Omit<Appearance, 'children' | 'icon'> & Shape) =>
  cx(
    css.button,
    css.emphasis[emphasis],
    css.size[size],
    tone === 'danger' && css.danger,
    iconOnly && css.iconOnly,
    fullWidth && css.fullWidth,
  );

/** The icon and the words, bare: a button in a row of a thousand is one element. */
export function Content({ icon: Icon, iconOnly, children }: Pick<Appearance, 'icon' | 'children'> & Shape) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" size={18} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </>
  );
}
