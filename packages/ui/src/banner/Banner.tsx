import type { ReactNode } from 'react';
import { type LucideIcon, X } from '../icons/index.ts';
import { useString } from '../provider/index.ts';
import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as css from './Banner.css.ts';
import * as tones from './tones.css.ts';
import { type Tone, toneIcon } from './tones.ts';

export interface BannerProps extends RootProps<HTMLDivElement> {
  tone: Tone;
  /** The news in a few words. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A small button or link button. */
  action?: ReactNode;
  /** Another icon than the tone's. */
  icon?: LucideIcon;
  /** Shows a button that takes the banner away; the caller stops rendering it. */
  onDismiss?: () => void;
  /**
   * How a screen reader hears of it when it appears on a screen that is already being read: `assertive` for a failure of
   * what was just asked. Off for what was there from the beginning.
   */
  live?: 'off' | 'polite' | 'assertive';
}

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/**
 * News about a whole screen that stays until it is settled. Not for the answer to an action: use toast. Not for one
 * field: its error belongs to the field.
 */
export function Banner({ tone, title, children, action, icon, onDismiss, live = 'off', ...root }: BannerProps) {
  const string = useString();
  const Icon = icon ?? toneIcon[tone];
  return (
    <div {...root} className={cx(css.banner, tones.tone[tone])} role={roles[live]}>
      <span className={css.icon}>
        <Icon aria-hidden="true" size={18} />
      </span>
      <div className={css.body}>
        <div className={css.words}>
          <VisuallyHidden>{string(`banner.${tone}`)}: </VisuallyHidden>
          {title && <strong className={css.title}>{title}</strong>}
          {title && children ? ' ' : null}
          {children}
        </div>
        {action && <div className={css.action}>{action}</div>}
      </div>
      {onDismiss && (
        <button className={css.dismiss} onClick={onDismiss} type="button">
          <X aria-hidden="true" size={18} />
          <VisuallyHidden>{string('banner.dismiss')}</VisuallyHidden>
        </button>
      )}
    </div>
  );
}
