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
  /** A short headline. */
  title?: ReactNode;
  /** What it means and what to do. */
  children?: ReactNode;
  /** A small button or link button. */
  action?: ReactNode;
  /** Replaces the tone's icon. */
  icon?: LucideIcon;
  /** Shows a dismiss button; the caller then stops rendering the banner. */
  onDismiss?: () => void;
  /**
   * How screen readers announce it when it appears: `assertive` if the user's last action failed, `off` if it was there
   * when the page loaded.
   */
  live?: 'off' | 'polite' | 'assertive';
}

const roles = { off: undefined, polite: 'status', assertive: 'alert' } as const;

/**
 * A message about a whole screen that stays until it is resolved. Not for the result of an action: use toast. Not for
 * one field: its error belongs to the field.
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
