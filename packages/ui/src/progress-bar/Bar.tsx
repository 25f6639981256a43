import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Bar.css.ts';

export interface BarProps extends RootProps<HTMLSpanElement> {
  /** From 0 to 1; null if unknown. */
  share: number | null;
  tone?: keyof typeof css.tone | undefined;
  /** 4 px instead of 6. */
  thin?: boolean | undefined;
}

/** Props of the filled part of the track; spread them on its element. */
export const fill = (share: number | null, tone: keyof typeof css.tone = 'ink') => ({
  className: cx(css.fill, css.tone[tone], share === null ? css.moving : share > 0 && css.some),
  style: share === null ? undefined : { width: `${Math.min(Math.max(share, 0), 1) * 100}%` },
});

/**
 * Only the visual bar, hidden from screen readers. For components that also state the value as text. Not by itself: use
 * ProgressBar.
 */
export function Bar({ share, tone, thin, ...root }: BarProps) {
  return (
    <span {...root} aria-hidden="true" className={cx(css.bar, thin && css.thin)}>
      <span {...fill(share, tone)} />
    </span>
  );
}
