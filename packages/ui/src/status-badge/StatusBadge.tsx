import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { tone as tones } from '../banner/tones.css.ts';
import type { LucideIcon } from '../icons/index.ts';
import { cx } from '../theme/cx.ts';
import * as css from './StatusBadge.css.ts';

export interface StatusBadgeProps extends Omit<HTMLAttributes<HTMLSpanElement>, 'className' | 'style' | 'children'> {
  /** `neutral` for finished or inactive states. The text names the state; the colour only groups. */
  tone: keyof typeof tones;
  /** One or two words. */
  children: ReactNode;
  /** Replaces the dot, where several badges of one tone are together. */
  icon?: LucideIcon | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/** The status of a work, an order, a person. Not interactive: a filter is FilterChips. Not a count: use plain text. */
export function StatusBadge({ tone, children, icon: Icon, ...rest }: StatusBadgeProps) {
  return (
    <span {...rest} className={cx(css.badge, tones[tone])}>
      {Icon ? <Icon aria-hidden="true" size={14} /> : <span aria-hidden="true" className={css.dot} />}
      {children}
    </span>
  );
}
