import type { RootProps } from '../root/root.ts';
import { cx } from '../theme/cx.ts';
import * as css from './Bar.css.ts';

export interface BarProps extends RootProps<HTMLSpanElement> {
  /** From 0 to 1; null where nobody knows. */
  share: number | null;
  tone?: keyof typeof css.tone | undefined;
  /** 4 px instead of 6. */
  thin?: boolean | undefined;
}

/** How the filled part of the track is drawn: what its element spreads. */
export const fill = (share: number | null, tone: keyof typeof css.tone = 'ink') => ({
  className: cx(css.fill, css.tone[tone], share === null ? css.moving : share > 0 && css.some),
  style: share === null ? undefined : { width: `${Math.min(Math.max(share, 0), 1) * 100}%` },
});

/**
 * The drawing of a share alone, hidden from screen readers. For components that say it in words. Not by itself: use
 * ProgressBar.
 */
export function Bar({ share, tone, thin, ...root }: BarProps) {
  return (
    <span {...root} aria-hidden="true" className={cx(css.bar, thin && css.thin)}>
      <span {...fill(share, tone)} />
    </span>
  );
}
