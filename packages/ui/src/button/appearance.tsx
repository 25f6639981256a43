import type { ReactNode } from 'react';
import type { LucideIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Button.css.ts';

/** Appearance of a button, independent of its element. */
export interface Appearance {
  /** The label: a verb, in sentence case ("Confirm payment", not "OK"). */
  children: ReactNode;
  /** `primary` at most once per screen: the main next action. */
  emphasis?: 'primary' | 'secondary' | 'quiet' | undefined;
  /** `danger` for destructive actions. */
  tone?: 'neutral' | 'danger' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** An icon before the label. */
  icon?: LucideIcon | undefined;
  /** As wide as its container. */
  fullWidth?: boolean | undefined;
}

/** The square shape of IconButton. */
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

/** Icon and label without a wrapper, so that a button in a table of a thousand rows stays one element. */
export function Content({ icon: Icon, iconOnly, children }: Pick<Appearance, 'icon' | 'children'> & Shape) {
  return (
    <>
      {Icon && <Icon aria-hidden="true" size={18} />}
      {iconOnly ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </>
  );
}
